import type {
  FacilitiesFilter,
  FacilityStatsFilter,
  RetiredQuery,
} from '@audit-letters/api-client/contract';
import { sql } from 'kysely';
import type { Db } from '../../database/engine.ts';
import { contains, containsFolded } from '../../database/expressions.ts';
import { sortDirection } from '../../http/paging.ts';
import { conditions } from './conditions.ts';
import { type FacilitiesQueryBuilder, facilitiesWithCounts } from './rows.ts';
import { type FacilitySort, sortedRows } from './sort.ts';

/** The facilities that pass a filter, for the list and its export. */
export const filteredFacilities = (db: Db, query: FacilitiesFilter & FacilitySort) =>
  sortedRows(applyFilter(facilitiesWithCounts(db), query), query);

/** The facilities that pass a filter of the statistics tab, for the tab and its export. */
export const filteredStats = (db: Db, query: FacilityStatsFilter & FacilitySort) =>
  sortedRows(applyStatsFilter(facilitiesWithCounts(db), query), query);

function applyFilter(
  query: FacilitiesQueryBuilder,
  filter: FacilitiesFilter,
): FacilitiesQueryBuilder {
  let filtered = withNames(query, filter);
  const name = filter.facility_number?.trim();
  if (name) {
    // 'Facility Name' matches the facility number or the account name (FAC-6).
    filtered = filtered.where(({ or, ref }) =>
      or([
        contains(ref('facilities.facility_number'), name),
        containsFolded(ref('facilities.folded_account_name'), name),
      ]),
    );
  }
  if (filter.software) filtered = filtered.where('facilities.software', '=', filter.software);
  if (filter.filter) filtered = filtered.where(conditions[filter.filter]);
  return filtered;
}

function applyStatsFilter(
  query: FacilitiesQueryBuilder,
  filter: FacilityStatsFilter,
): FacilitiesQueryBuilder {
  let filtered = withNames(query, filter);
  for (const column of ['facility_number', 'prime_site_id'] as const) {
    const text = filter[column]?.trim();
    if (text) filtered = filtered.where(contains(sql.ref(`facilities.${column}`), text));
  }
  return filtered;
}

/** The facilities whose names contain the texts of a filter. */
function withNames(
  query: FacilitiesQueryBuilder,
  filter: Pick<FacilitiesFilter, 'account_name' | 'corporate_group'>,
): FacilitiesQueryBuilder {
  let filtered = query;
  for (const name of ['account_name', 'corporate_group'] as const) {
    const text = filter[name]?.trim();
    if (text) filtered = filtered.where(containsFolded(sql.ref(`facilities.folded_${name}`), text));
  }
  return filtered;
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
