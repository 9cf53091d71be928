import type { TenantsSort } from '@audit-letters/api-client/contract';
import type { Expression } from 'kysely';
import type { Db } from '../../../database/engine.ts';
import { type ListPage, offsetOf, type Slice, sliceAt } from '../../../http/paging.ts';
import { selectRows, type TenantRow } from '../rows.ts';
import type { Scope } from '../scope.ts';
import { containsByScan, hasFewFacilities, hasSearchText, matchingTenants } from '../search.ts';
import { type SortableTenant, sortedColumns, sortedIds } from '../sort.ts';
import type { ListPart } from './parts.ts';

/** A page of a list, with the counts that choose how to read it. */
interface PageRequest {
  scope: Scope;
  /** The parts of the list (`partsOf`). */
  parts: ListPart[];
  page: ListPage;
  /** Tenants in the scope, whatever their status. */
  found: number;
  /** Tenants of the scope's facilities. */
  all: number;
}

/** One page of the list. */
export async function pageOfTenants(db: Db, request: PageRequest): Promise<TenantRow[]> {
  const { parts, page } = request;
  const rows: TenantRow[] = [];
  let before = offsetOf(page);
  for (const part of parts) {
    const slice = sliceAt(Math.max(0, before), page.perPage - rows.length, part.total);
    rows.push(...(await sliceOfPart(db, request, part, slice)));
    before -= part.total;
  }
  return rows;
}

/**
 * Reading the name index in order until the slice is full visits about `(skipped + length) * all / total` tenants;
 * searching the text index and sorting visits `found`. The planner cannot estimate how many names contain a text, so the
 * smaller number decides here.
 */
function sliceOfPart(db: Db, request: PageRequest, part: ListPart, slice: Slice) {
  const { scope, found, all } = request;
  const { filter, condition, sort, total } = part;
  const byName = (sort.sort_by ?? 'last_name') === 'last_name';
  const inNameOrder = byName && (slice.skipped + slice.length) * all < total * found;
  const matching = matchingTenants(db, scope, filter, inNameOrder ? containsByScan : undefined);
  const sortable = matching.where(condition).select(sortedColumns);
  // `offset 0` is an optimization fence: without it the planner may still read in the order of an index.
  const fenced =
    !inNameOrder && (hasSearchText(scope) || (!byName && hasFewFacilities(scope)))
      ? sortable.offset(0)
      : sortable;
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
