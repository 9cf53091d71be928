import type { TenantFilterKey, TenantsSort } from '@audit-letters/api-client/contract';
import type { Expression } from 'kysely';
import type { Db } from '../../database/engine.ts';
import { type ListPage, type Slice, sliceOf } from '../../http/paging.ts';
import { selectRows, type TenantRow } from './rows.ts';
import type { Scope } from './scope.ts';
import { containsByScan, hasSearchText, matchingTenants } from './search.ts';
import { type SortableTenant, sortedColumns, sortedIds } from './sort.ts';

/** A page of a list, with the counts that choose how to read it. */
interface PageRequest {
  scope: Scope;
  filter: TenantFilterKey | undefined;
  sort: TenantsSort;
  page: ListPage;
  /** Rows in the list. */
  total: number;
  /** Tenants in the scope, whatever their status. */
  found: number;
  /** Tenants of the scope's facilities. Without it, the page is not read in name order. */
  all?: number;
}

/**
 * One page of the list. Reading the name index in order until the page is full visits about
 * `(skipped + length) * all / total` tenants; searching the text index and sorting visits `found`. The
 * planner cannot estimate how many names contain a text, so the smaller number decides here.
 */
export function pageOfTenants(db: Db, request: PageRequest): Promise<TenantRow[]> {
  const { scope, filter, sort, page, total, found, all = Number.POSITIVE_INFINITY } = request;
  const slice = sliceOf(page, total);
  const byName = (sort.sort_by ?? 'last_name') === 'last_name';
  const inNameOrder = byName && (slice.skipped + slice.length) * all < total * found;
  const matching = matchingTenants(db, scope, filter, inNameOrder ? containsByScan : undefined);
  const sortable = matching.select(sortedColumns);
  // `offset 0` is an optimization fence: without it the planner may still read in name order.
  const fenced = hasSearchText(scope) && !inNameOrder ? sortable.offset(0) : sortable;
  return tenantSlice(db, fenced, sort, slice);
}

/** A slice of the sorted tenants. Only ids are sorted and skipped; whole rows are read afterwards. */
export async function tenantSlice(
  db: Db,
  matching: Expression<SortableTenant>,
  sort: TenantsSort,
  { length, skipped, backwards }: Slice,
): Promise<TenantRow[]> {
  if (length === 0) return [];
  const ids = sortedIds(db, matching, sort, backwards).limit(length).offset(skipped);
  return selectRows(db, ids, sort).execute();
}
