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
import { selectRows, type TenantRow } from './rows.ts';
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
  const { found, ...summary } = await summarize(db, scope, filter);
  const parts = partsOf({}, summary, filter);
  const rows = await pageOfTenants(db, { scope, parts, page, found });
  return { rows, ...summary };
}

const rowsPerPortion = 2000;

/**
 * All tenants of the staff's list, for its export. Reads the sorted ids first, then the rows in portions:
 * a million tenants fit in memory, and other calls are served in between.
 */
export async function* filteredTenants(
  db: Db,
  filter: TenantsFilter,
  sort: TenantsSort = {},
): AsyncGenerator<TenantRow> {
  const scope = await findScope(db, filter);
  const matching = matchingTenants(db, scope, filter.filter).select(sortedColumns);
  const ids = (await sortedIds(db, matching, sort).execute()).map(({ id }) => id);
  for (let from = 0; from < ids.length; from += rowsPerPortion) {
    const portion = ids.slice(from, from + rowsPerPortion);
    yield* await selectRows(db, sql`(select unnest(${portion}::int[]) as id)`, sort).execute();
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
