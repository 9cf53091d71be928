import type { TenantFilterKey } from '@audit-letters/api-client/contract';
import type { SelectQueryBuilder } from 'kysely';
import type { Db } from '../../database/engine.ts';
import type { Tables } from '../../database/schema.ts';
import { statusIs } from './filters.ts';
import { conditionsOf, inFacilities, type Scope } from './scope.ts';

/** Tenants by any conditions. */
export type TenantQuery = SelectQueryBuilder<Tables, 'tenants', object>;

/** The tenants of a scope that pass one filter. */
export function matchingTenants(db: Db, scope: Scope, filter: TenantFilterKey = 'all') {
  let query: TenantQuery = db
    .selectFrom('tenants')
    .where(statusIs(filter))
    .where(inFacilities('tenants', scope));
  const conditions = conditionsOf(scope);
  for (const { tenants } of conditions) query = query.where(tenants);
  // The planner has no estimate of how many names contain a text. Without `offset 0` it reads all tenants in the order
  // of names until the page is full: for a rare text, all of them.
  return conditions.some(({ isSearch }) => isSearch) ? query.offset(0) : query;
}
