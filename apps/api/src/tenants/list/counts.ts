import type { TenantFilterKey } from '@audit-letters/api-client/contract';
import { sql } from 'kysely';
import type { Db } from '../../database/engine.ts';
import { countNames, countWhere, tenantCounts } from '../../facilities/index.ts';
import { choicesWith, filterKeys, statusIs } from './filters.ts';
import { matchingTenants } from './matching.ts';
import { conditionsOf, inFacilities, type Scope } from './scope.ts';

/** The counts of the cards. Only the facility of the search narrows them (TEN-10). */
export function countAll(db: Db, scope: Scope) {
  return db
    .selectFrom('tenant_counts')
    .where(inFacilities('tenant_counts', scope))
    .select(countNames.map((name) => tenantCounts[name].as(name)))
    .select(countWhere(sql`not tenant_counts.complete_address`).as('incomplete_address'))
    .executeTakeFirstOrThrow();
}

/** The number of rows in the list, and the count of each choice. */
export async function summarize(db: Db, scope: Scope, filter: TenantFilterKey = 'all') {
  const counts = await (
    countStored(db, scope) ?? countTenants(db, scope)
  ).executeTakeFirstOrThrow();
  return { total: counts[filter], filters: choicesWith((key) => counts[key]) };
}

const countTenants = (db: Db, scope: Scope) =>
  matchingTenants(db, scope).select(
    filterKeys.map((key) => sql<number>`count(*) filter (where ${statusIs(key)})`.as(key)),
  );

/** The table `tenant_counts` has no names, units or charges: no query for a scope with one of them. */
function countStored(db: Db, scope: Scope) {
  let query = db.selectFrom('tenant_counts').where(inFacilities('tenant_counts', scope));
  for (const { counts } of conditionsOf(scope)) {
    if (!counts) return null;
    query = query.where(counts);
  }
  return query.select(filterKeys.map((key) => countWhere(statusIs(key, 'tenant_counts')).as(key)));
}
