import type { TenantFilterKey } from '@audit-letters/api-client/contract';
import { sql } from 'kysely';
import type { Db } from '../../database/engine.ts';
import { counted, countNames, tenantCounts } from '../../facilities/index.ts';
import { choicesWith, filterKeys, statusIs } from './filters.ts';
import { inFacilities, type Scope } from './scope.ts';
import { hasSearchText, matchingTenants } from './search.ts';

/** The counts of the cards. Only the facility of the search narrows them (TEN-10). */
export function countAll(db: Db, scope: Scope) {
  return db
    .selectFrom('tenant_counts')
    .where(inFacilities('tenant_counts', scope))
    .select(countNames.map((name) => tenantCounts[name].as(name)))
    .select(counted(sql`not tenant_counts.complete_address`).as('incomplete_address'))
    .executeTakeFirstOrThrow();
}

/** The number of rows in the list, and the count of each choice. */
export async function summarize(db: Db, scope: Scope, filter: TenantFilterKey = 'all') {
  const isCountedApart = hasSearchText(scope) || scope.waits !== undefined;
  const counts = await (isCountedApart ? countTenants(db, scope) : countStored(db, scope));
  return { total: counts[filter], filters: choicesWith((key) => counts[key]) };
}

/** The table `tenant_counts` has no names, units or charges; a search for them counts the tenants themselves. */
const countTenants = (db: Db, scope: Scope) =>
  matchingTenants(db, scope)
    .select(filterKeys.map((key) => sql<number>`count(*) filter (where ${statusIs(key)})`.as(key)))
    .executeTakeFirstOrThrow();

function countStored(db: Db, scope: Scope) {
  const { status, tagged_for_removal, incomplete_address } = scope;
  let query = db.selectFrom('tenant_counts').where(inFacilities('tenant_counts', scope));
  if (status) query = query.where(statusIs(status, 'tenant_counts'));
  if (tagged_for_removal) query = query.where('tagged_for_removal', '=', true);
  if (incomplete_address) query = query.where('complete_address', '=', false);
  return query
    .select(filterKeys.map((key) => counted(statusIs(key, 'tenant_counts')).as(key)))
    .executeTakeFirstOrThrow();
}
