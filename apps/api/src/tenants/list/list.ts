import type {
  Day,
  FacilityTenantsFilter,
  TenantsFilter,
  TenantsSort,
} from '@audit-letters/api-client/contract';
import { sql } from 'kysely';
import type { Db } from '../../database/engine.ts';
import { tenantStats } from '../../facilities/index.ts';
import { type ListPage, ofPage, pagination } from '../../http/paging.ts';
import { countAll, summarize } from './counts.ts';
import { matchingTenants, type TenantQuery } from './matching.ts';
import { type TenantRow, tenantRows, tenantRowsOf } from './rows.ts';
import { scopeOfFacility, staffScope } from './scope.ts';
import { type ListOrder, sortedIds } from './sort.ts';

/** A page of the staff's list. */
export async function listTenants(
  db: Db,
  filter: TenantsFilter,
  sort: TenantsSort,
  page: ListPage,
  today: Day,
) {
  const scope = staffScope(filter, today);
  const [counts, { total, filters }, rows] = await Promise.all([
    countAll(db, scope),
    summarize(db, scope, filter.filter),
    pageOfTenants(db, matchingTenants(db, scope, filter.filter), page, {
      ...sort,
      ofNumber: scope.facility_id === undefined && Boolean(scope.facility_number?.trim()),
    }),
  ]);
  return {
    rows,
    pagination: pagination(page, rows.length, total),
    filters,
    stats: tenantStats(counts),
    info: { incomplete_address: counts.incomplete_address },
  };
}

/** A page of the list of one facility. */
export async function listFacilityTenants(
  db: Db,
  facilityId: number,
  query: FacilityTenantsFilter & TenantsSort,
  page: ListPage,
  today: Day,
) {
  const scope = scopeOfFacility(facilityId, query, today);
  const [{ incomplete_address }, { total }, rows] = await Promise.all([
    countAll(db, scope),
    summarize(db, scope, query.filter),
    pageOfTenants(db, matchingTenants(db, scope, query.filter), page, query),
  ]);
  return {
    rows,
    pagination: pagination(page, rows.length, total),
    info: { incomplete_address },
  };
}

/** The number of charges that the manager of a facility can connect (TEN-153). */
export async function countChargesToConnect(db: Db, facilityId: number, today: Day) {
  const scope = scopeOfFacility(facilityId, { waiting_for: 'charge' }, today);
  return (await summarize(db, scope)).total;
}

/** A page of tenants, sorted. */
export const pageOfTenants = (db: Db, tenants: TenantQuery, page: ListPage, sort?: ListOrder) =>
  tenantRows(db, ofPage(sortedIds(db, tenants, sort), page), sort).execute();

const rowsPerPortion = 2000;

/**
 * All tenants of the staff's list in portions, for its export. Reads the sorted ids first: a million of them fit in
 * memory, and other calls are served in between. The next portion is read while the caller works on one.
 */
export async function* filteredTenants(
  db: Db,
  filter: TenantsFilter,
  sort: TenantsSort,
  today: Day,
): AsyncGenerator<TenantRow[]> {
  const scope = staffScope(filter, today);
  const { ids } = await db
    .selectFrom(sortedIds(db, matchingTenants(db, scope, filter.filter), sort).as('sorted'))
    // As JSON: a row for each id takes ten times the memory.
    .select(sql<number[]>`coalesce(json_agg(sorted.id), '[]')`.as('ids'))
    .executeTakeFirstOrThrow();
  const readPortion = (from: number) => {
    const portion = ids.slice(from, from + rowsPerPortion);
    return portion.length > 0 ? tenantRowsOf(db, portion, sort).execute() : Promise.resolve([]);
  };
  let next = readPortion(0);
  for (let from = rowsPerPortion; ; from += rowsPerPortion) {
    const rows = await next;
    if (rows.length === 0) return;
    next = readPortion(from);
    // An error of this portion reaches the caller with the next one, or is of no use to it.
    next.catch(() => {});
    yield rows;
  }
}

/** All tenants of one facility, for its manager's export and for its archive. */
export function facilityTenants(
  db: Db,
  facilityId: number,
  filter: FacilityTenantsFilter,
  today: Day,
) {
  const scope = scopeOfFacility(facilityId, filter, today);
  return tenantRows(db, matchingTenants(db, scope, filter.filter).select('tenants.id'));
}
