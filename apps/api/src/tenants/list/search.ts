import type { TenantFilterKey } from '@audit-letters/api-client/contract';
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Db } from '../../database/engine.ts';
import { containsFolded } from '../../database/expressions.ts';
import type { Tables } from '../../database/schema.ts';
import { statusIs } from './filters.ts';
import { inFacilities, type Scope } from './scope.ts';

/** Tenants by any conditions. */
export type TenantQuery = SelectQueryBuilder<Tables, 'tenants', object>;

/** The tenants of a scope that pass one filter. */
export function matchingTenants(db: Db, scope: Scope, filter: TenantFilterKey = 'all') {
  const { name, unit, nameOrUnit, status } = scope;
  const { tagged_for_removal, incomplete_address, waits } = scope;
  let query: TenantQuery = db
    .selectFrom('tenants')
    .where(statusIs(filter))
    .where(inFacilities('tenants', scope));
  if (name?.trim()) query = query.where(nameContains(name));
  if (unit?.trim()) query = query.where(unitContains(unit));
  if (nameOrUnit?.trim()) {
    const inName = nameContains(nameOrUnit);
    query = query.where(
      /\d/.test(nameOrUnit) ? sql<boolean>`(${inName} or ${unitContains(nameOrUnit)})` : inName,
    );
  }
  if (status) query = query.where(statusIs(status));
  if (tagged_for_removal) query = query.where('tenants.tagged_for_removal', '=', true);
  if (incomplete_address) query = query.where(sql<boolean>`not ${hasCompleteAddress}`);
  if (waits) query = query.where(waits);
  // The planner has no estimate of how many names contain a text. Without `offset 0` it reads all tenants in the order of
  // names until the page is full: for a rare text, all of them.
  return hasSearchText(scope) ? query.offset(0) : query;
}

export const hasSearchText = ({ name, unit, nameOrUnit }: Scope) =>
  [name, unit, nameOrUnit].some((text) => text?.trim());

export const nameContains = (text: string) => containsFolded(sql.ref('tenants.search_name'), text);
export const unitContains = (text: string) => containsFolded(sql.ref('tenants.search_unit'), text);

/** Whether a letter can be delivered (TEN-111): the condition of `isCompleteAddress`, in SQL. */
export const hasCompleteAddress: RawBuilder<boolean> = sql<boolean>`
  complete_address(
    tenants.address, tenants.city, tenants.state, tenants.zip_code, tenants.country
  )
`;
