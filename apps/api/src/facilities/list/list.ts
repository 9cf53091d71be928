import type {
  FacilitiesFilter,
  FacilityStatsFilter,
  RetiredQuery,
} from '@audit-letters/api-client/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/engine.ts';
import { sortDirection } from '../../http/paging.ts';
import { conditions, inColumn, inName, isNamed } from './conditions.ts';
import { facilitiesWithCounts } from './rows.ts';
import { type FacilitySort, sortedRows } from './sort.ts';

/** The facilities that pass a filter, for the list and its export. 'Facility Name' finds both names (FAC-6). */
export const filteredFacilities = (db: Db, query: FacilitiesFilter & FacilitySort) =>
  filtered(db, query, isNamed);

/** The facilities that pass a filter of the statistics tab, for the tab and its export. */
export const filteredStats = (db: Db, query: FacilityStatsFilter & FacilitySort) =>
  filtered(db, query, inColumn('facility_number'));

function filtered(
  db: Db,
  { software, filter, ...query }: FacilitiesFilter & FacilityStatsFilter & FacilitySort,
  hasNumber: (text: string) => RawBuilder<boolean>,
) {
  let rows = facilitiesWithCounts(db);
  for (const [text, matches] of [
    [query.facility_number, hasNumber],
    [query.prime_site_id, inColumn('prime_site_id')],
    [query.account_name, inName('account_name')],
    [query.corporate_group, inName('corporate_group')],
  ] as const) {
    if (text?.trim()) rows = rows.where(matches(text.trim()));
  }
  if (software) rows = rows.where('facilities.software', '=', software);
  if (filter) rows = rows.where(conditions[filter]);
  return sortedRows(rows, query);
}

/** The retired facilities, by default the latest first. */
export const retiredFacilities = (db: Db, sort: RetiredQuery) =>
  db
    .selectFrom('retired_facilities')
    .selectAll()
    .$if(sort.sort_by !== undefined, (query) =>
      query.orderBy(sql.ref(sort.sort_by ?? 'retired_at'), sortDirection(sort)),
    )
    .orderBy('retired_at', 'desc')
    .orderBy('id', 'desc');
