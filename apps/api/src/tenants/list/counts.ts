import type { TenantFilterChoice, TenantFilterKey } from '@audit-letters/api-client/contract';
import { sql } from 'kysely';
import type { Db } from '../../database/engine.ts';
import { counted, countNames, tenantCounts } from '../../facilities/index.ts';
import { hasCompleteAddress } from './completeAddress.ts';
import { choicesWith, filterKeys, statusIs } from './filters.ts';
import { inFacilities, type Scope } from './scope.ts';
import { containsIndexed, hasSearchText, matchingTenants } from './search.ts';
import { type Counts, countsOfSearch } from './searchCounts.ts';

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
  const counts = hasSearchText(scope)
    ? await countsOfSearch(db, scope, (part, before) => countMatches(db, part, before))
    : await countStored(db, scope, filter);
  const count = (name: string) => counts[name] ?? 0;
  return {
    total: count(filter),
    found: count('all'),
    incompleteAddress: count(incomplete(filter)),
    confirmed: count(confirmed(filter)),
    filters: choicesWith(count),
  };
}

const incomplete = (filter: TenantFilterKey) => `${filter}, incomplete`;
const confirmed = (filter: TenantFilterKey) => `${filter}, confirmed`;

/** The counts of all choices, and those of some with an incomplete address and with a confirmed charge. */
const countsOf = (filters: TenantFilterKey[]) => [
  ...filterKeys.map((key) => counted(statusIs(key, 'tenant_counts')).as(key)),
  ...filters.flatMap((key) => {
    const status = statusIs(key, 'tenant_counts');
    return [
      counted(sql`${status} and not tenant_counts.complete_address`).as(incomplete(key)),
      counted(sql`${status} and tenant_counts.charge_confirmed`).as(confirmed(key)),
    ];
  }),
];

/** Up to this many matches of all tenants, the text index finds units faster than a scan of a few facilities. */
const fewMatches = 5000;

/** The table `tenant_counts` has no names or units, so a text search counts the tenants themselves. */
function countMatches(db: Db, scope: Scope, before = Number.POSITIVE_INFINITY) {
  const groups = matchingTenants(
    db,
    scope,
    'all',
    before <= fewMatches ? containsIndexed : undefined,
  )
    .select(['tenants.facility_id', 'tenants.status', hasCompleteAddress.as('complete_address')])
    .select((tenants) => tenants.fn.countAll<number>().as('tenants'))
    .select(sql<boolean>`tenants.charge_confirmed_date is not null`.as('charge_confirmed'))
    .groupBy(['facility_id', 'tenants.status', 'complete_address', 'charge_confirmed']);
  return db
    .selectFrom(groups.as('tenant_counts'))
    .select('facility_id')
    .select(countsOf(filterKeys))
    .groupBy('facility_id')
    .execute();
}

function countStored(
  db: Db,
  { facilityIds, status, tagged_for_removal }: Scope,
  filter: TenantFilterKey,
): Promise<Counts> {
  let query = db.selectFrom('tenant_counts');
  if (facilityIds) query = query.where(inFacilities('tenant_counts', facilityIds));
  if (status) query = query.where(statusIs(status, 'tenant_counts'));
  if (tagged_for_removal) query = query.where('tagged_for_removal', '=', true);
  return query.select(countsOf([filter])).executeTakeFirstOrThrow();
}
