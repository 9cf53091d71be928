import type { Db } from '../../database/engine.ts';
import { tenantSlice } from './page/page.ts';
import type { TenantRow } from './rows.ts';
import type { Scope } from './scope.ts';
import { matchingTenants } from './search.ts';
import { sortedColumns } from './sort.ts';

/** Bounds the sort when many tenants match a short text. */
const maxSorted = 500;

/** The first tenants by name whose name contains the text, then those whose unit does. */
export async function findTenants(
  db: Db,
  scope: Scope,
  text: string,
  limit: number,
): Promise<TenantRow[]> {
  const first = (search: Scope) =>
    tenantSlice(
      db,
      matchingTenants(db, { ...scope, ...search })
        .select(sortedColumns)
        .limit(maxSorted),
      {},
      { length: limit, skipped: 0, backwards: false },
    );
  const [byName, byUnit] = await Promise.all([first({ name: text }), first({ unit: text })]);
  const ids = new Set(byName.map(({ id }) => id));
  return [...byName, ...byUnit.filter(({ id }) => !ids.has(id))].slice(0, limit);
}
