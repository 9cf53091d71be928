import type { Db } from '../../database/engine.ts';
import { pageOfTenants } from './list.ts';
import type { TenantRow } from './rows.ts';
import type { Scope } from './scope.ts';
import { matchingTenants } from './search.ts';

/** The first tenants by name whose name contains the text, then those whose unit does. */
export async function findTenants(
  db: Db,
  scope: Scope,
  text: string,
  limit: number,
): Promise<TenantRow[]> {
  const first = (search: Scope) =>
    pageOfTenants(db, matchingTenants(db, { ...scope, ...search }), { page: 1, perPage: limit });
  const [byName, byUnit] = await Promise.all([first({ name: text }), first({ unit: text })]);
  const ids = new Set(byName.map(({ id }) => id));
  return [...byName, ...byUnit.filter(({ id }) => !ids.has(id))].slice(0, limit);
}
