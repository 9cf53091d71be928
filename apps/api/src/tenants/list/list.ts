import type {
  TenantFilterChoice,
  TenantStats,
  TenantsFilter,
  TenantsSort,
} from '@audit-letters/api-client/contract';
import { sql } from 'kysely';
import type { Db } from '../../database/engine.ts';
import type { Transaction } from '../../database/transaction.ts';
import { tenantStats } from '../../facilities/index.ts';
import type { ListPage } from '../../http/paging.ts';
import { countAll, summarize } from './counts.ts';
import { pageOfTenants } from './page/page.ts';
import { partsOf } from './page/parts.ts';
import { type ExportedTenant, selectExported, selectRows, type TenantRow } from './rows.ts';
import { type FacilityTenantsFilter, findScope, scopeOfFacility } from './scope.ts';
import { matchingTenants } from './search.ts';
import { sortedColumns, sortedIds } from './sort.ts';

interface TenantsList {
  rows: TenantRow[];
  total: number;
  incompleteAddress: number;
  filters: TenantFilterChoice[];
  stats: TenantStats;
}

/** A page of the staff's list. */
export async function listTenants(
  db: Db,
  filter: TenantsFilter,
  sort: TenantsSort,
  page: ListPage,
): Promise<TenantsList> {
  const scope = await findScope(db, filter);
  const [counts, { found, ...summary }] = await Promise.all([
    countAll(db, scope),
    summarize(db, scope, filter.filter),
  ]);
  const parts = partsOf(sort, summary, filter.filter);
  const all = counts.tenant_count;
  const rows = await pageOfTenants(db, { scope, parts, page, found, all });
  return { rows, ...summary, stats: tenantStats(counts) };
}

/** A page of the list of one facility. */
export async function listFacilityTenants(
  db: Db,
  facilityId: number,
  query: FacilityTenantsFilter,
  page: ListPage,
) {
  const scope = scopeOfFacility(facilityId, query);
  const { filter } = query;
  const [{ tenant_count: all }, { found, ...summary }] = await Promise.all([
    countAll(db, scope),
    summarize(db, scope, filter),
  ]);
  const parts = partsOf({}, summary, filter);
  const rows = await pageOfTenants(db, { scope, parts, page, found, all });
  return { rows, ...summary };
}

const rowsPerPortion = 2000;

/**
 * All tenants of the staff's list in portions, for its export. Reads the sorted ids first: a million of them fit in
 * memory, and other calls are served in between. The next portion is read while the caller works on one.
 */
export async function* filteredTenants(
  db: Db,
  filter: TenantsFilter,
  sort: TenantsSort = {},
): AsyncGenerator<ExportedTenant[]> {
  const scope = await findScope(db, filter);
  const matching = matchingTenants(db, scope, filter.filter).select(sortedColumns);
  const { ids } = await db
    .selectFrom(sortedIds(db, matching, sort).as('sorted'))
    // As JSON: a row for each id takes ten times the memory.
    .select(sql<number[]>`coalesce(json_agg(sorted.id), '[]')`.as('ids'))
    .executeTakeFirstOrThrow();
  const read = (from: number) => {
    const portion = ids.slice(from, from + rowsPerPortion);
    return portion.length > 0
      ? selectExported(db, sql`(select unnest(${portion}::int[]) as id)`, sort).execute()
      : Promise.resolve([]);
  };
  let next = read(0);
  for (let from = rowsPerPortion; ; from += rowsPerPortion) {
    const rows = await next;
    if (rows.length === 0) return;
    next = read(from);
    // An error of this portion reaches the caller with the next one, or is of no use to it.
    next.catch(() => {});
    yield rows;
  }
}

/** All tenants of one facility, for its manager's export and for its archive. */
export function facilityTenants(
  db: Db | Transaction,
  facilityId: number,
  filter: FacilityTenantsFilter,
) {
  const scope = scopeOfFacility(facilityId, filter);
  return selectRows(db, matchingTenants(db, scope, filter.filter).select('tenants.id'), {});
}
