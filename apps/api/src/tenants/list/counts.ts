import type { TenantFilterChoice, TenantFilterKey } from '@audit-letters/api-client/contract';
import { type Expression, type Selectable, sql } from 'kysely';
import type { Db } from '../../database/engine.ts';
import type { TenantCountsTable } from '../../database/schema.ts';
import { counted, countNames, tenantCounts } from '../../facilities/index.ts';
import { hasCompleteAddress } from './completeAddress.ts';
import { choiceCounts, choicesWith, statusIs } from './filters.ts';
import { inFacilities, type Scope } from './scope.ts';
import { hasSearchText, matchingTenants } from './search.ts';

/** The counts of the cards. Only the facility number of the search narrows them (TEN-11). */
export function countAll(db: Db, { facilityIds }: Scope) {
  let query = db.selectFrom('tenant_counts');
  if (facilityIds) query = query.where(inFacilities('tenant_counts', facilityIds));
  return query
    .select(countNames.map((name) => tenantCounts[name].as(name)))
    .executeTakeFirstOrThrow();
}

/** The counts of each filter choice of a facility. */
export async function facilityChoices(db: Db, facilityId: number): Promise<TenantFilterChoice[]> {
  const { filters } = await summarize(db, { facilityIds: [facilityId] });
  return filters;
}

/** The number of rows in the list, the rows with an incomplete address, and the count of each choice. */
export async function summarize(db: Db, scope: Scope, filter: TenantFilterKey = 'all') {
  const incomplete = sql<boolean>`
    ${statusIs(filter, 'tenant_counts')} and not tenant_counts.complete_address
  `;
  const confirmed = sql<boolean>`
    ${statusIs(filter, 'tenant_counts')} and tenant_counts.charge_confirmed
  `;
  const groups: Expression<Group> = hasSearchText(scope)
    ? countMatches(db, scope)
    : storedCounts(db, scope);
  const row = await db
    .selectFrom(sql<Group>`${groups}`.as('tenant_counts'))
    .select(choiceCounts)
    .select(counted(incomplete).as('incomplete'))
    .select(counted(confirmed).as('confirmed'))
    .executeTakeFirstOrThrow();
  const counts = row as typeof row & Record<TenantFilterKey, number>;
  return {
    total: counts[filter],
    found: counts.all,
    incompleteAddress: counts.incomplete,
    confirmed: counts.confirmed,
    filters: choicesWith(counts),
  };
}

/** The number of tenants with the same properties. */
type Group = Pick<
  Selectable<TenantCountsTable>,
  'status' | 'complete_address' | 'charge_confirmed' | 'tenants'
>;

/** The table `tenant_counts` has no names or units, so a text search counts the tenants themselves. */
function countMatches(db: Db, scope: Scope) {
  return matchingTenants(db, scope)
    .select(['tenants.status', hasCompleteAddress.as('complete_address')])
    .select((tenants) => tenants.fn.countAll<number>().as('tenants'))
    .select(sql<boolean>`tenants.charge_confirmed_date is not null`.as('charge_confirmed'))
    .groupBy(['tenants.status', 'complete_address', 'charge_confirmed']);
}

function storedCounts(db: Db, { facilityIds, status, tagged_for_removal }: Scope) {
  let query = db
    .selectFrom('tenant_counts')
    .select(['status', 'complete_address', 'charge_confirmed', 'tenants']);
  if (facilityIds) query = query.where(inFacilities('tenant_counts', facilityIds));
  if (status) query = query.where(statusIs(status, 'tenant_counts'));
  if (tagged_for_removal) query = query.where('tagged_for_removal', '=', true);
  return query;
}
