import type {
  FacilitiesFilter,
  FacilitiesQuery,
  FacilityStatsFilter,
  FacilityStatsQuery,
} from '@audit-letters/api-client/contract';
import { sql } from 'kysely';
import { contains } from '../../database/contains.ts';
import type { Db } from '../../database/engine.ts';
import { type ListPage, offsetOf } from '../../http/paging.ts';
import { conditions } from './conditions.ts';
import { type FacilitiesQueryBuilder, type FacilityRow, facilitiesWithCounts } from './rows.ts';
import { type FacilitySort, sortedRows } from './sort.ts';

/** The facilities that pass a filter, for the list and its export. */
export function filteredFacilities(db: Db, query: FacilitiesFilter & FacilitySort) {
  return sortedRows(applyFilter(facilitiesWithCounts(db), query), query);
}

/** A page of the list of facilities. */
export function listFacilities(db: Db, query: FacilitiesQuery, page: ListPage) {
  const filtered = applyFilter(facilitiesWithCounts(db), query);
  return rowsOfPage(filtered, query, page);
}

/** The facilities that pass a filter of the statistics tab, for the tab and its export. */
export function filteredStats(db: Db, query: FacilityStatsFilter & FacilitySort) {
  return sortedRows(applyStatsFilter(facilitiesWithCounts(db), query), query);
}

/** A page of the statistics tab. */
export function listFacilityStats(db: Db, query: FacilityStatsQuery, page: ListPage) {
  const filtered = applyStatsFilter(facilitiesWithCounts(db), query);
  return rowsOfPage(filtered, query, page);
}

async function rowsOfPage(filtered: FacilitiesQueryBuilder, sort: FacilitySort, page: ListPage) {
  const rows: FacilityRow[] = await sortedRows(filtered, sort)
    .limit(page.perPage)
    .offset(offsetOf(page))
    .execute();
  const { total } = await filtered
    .select((row) => row.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total };
}

function applyFilter(
  query: FacilitiesQueryBuilder,
  filter: FacilitiesFilter,
): FacilitiesQueryBuilder {
  let filtered = containing(query, filter, ['account_name', 'corporate_group']);
  const name = filter.facility_number?.trim();
  if (name) {
    // 'Facility Name' matches the facility number or the account name (FAC-6).
    filtered = filtered.where(({ or, ref }) =>
      or([
        contains(ref('facilities.facility_number'), name),
        contains(ref('facilities.account_name'), name),
      ]),
    );
  }
  if (filter.software) filtered = filtered.where('facilities.software', '=', filter.software);
  if (filter.filter) filtered = filtered.where(conditions[filter.filter]);
  return filtered;
}

const applyStatsFilter = (query: FacilitiesQueryBuilder, filter: FacilityStatsFilter) =>
  containing(query, filter, ['facility_number', 'prime_site_id', 'account_name']);

/** The facilities whose columns contain the texts of a filter. */
function containing<Column extends string>(
  query: FacilitiesQueryBuilder,
  filter: { [Key in Column]?: string },
  columns: readonly Column[],
): FacilitiesQueryBuilder {
  let filtered = query;
  for (const column of columns) {
    const searchText = filter[column]?.trim();
    if (!searchText) continue;
    const ref = sql.ref<string | null>(`facilities.${column}`);
    filtered = filtered.where(contains(ref, searchText));
  }
  return filtered;
}
