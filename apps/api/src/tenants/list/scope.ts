import type { Day, FacilityTenantsQuery, TenantsFilter } from '@audit-letters/api-client/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/engine.ts';
import { contains } from '../../database/expressions.ts';
import { dueBefore } from '../../time/day.ts';
import { waitsFor } from './waiting.ts';

/** The filters of the list of one facility. */
export type FacilityTenantsFilter = Omit<FacilityTenantsQuery, 'page' | 'per_page'>;

/** All conditions of a list except `filter`. Each choice of `filter` is counted within the scope. */
export interface Scope
  extends Pick<
    TenantsFilter,
    'name' | 'unit' | 'status' | 'tagged_for_removal' | 'incomplete_address'
  > {
  /** Only tenants of these facilities. Ids, because the indexes and the counts of tenants hold ids. */
  facilityIds?: number[];
  /** The condition of those who wait for a charge or a payment. */
  waits?: RawBuilder<boolean>;
  /** Part of the name. With a digit, also part of a unit (TEN-87). */
  nameOrUnit?: string;
}

/** The scope of the staff's list. Looks up the facilities by number. */
export async function findScope(db: Db, filter: TenantsFilter, today: Day): Promise<Scope> {
  const { facility_number, waiting_for, ...conditions } = filter;
  const waits = waiting_for && waitsFor[waiting_for](dueBefore(today));
  const scope = { ...conditions, ...(waits && { waits }) };
  const searchText = facility_number?.trim();
  if (!searchText) return scope;
  const facilities = await db
    .selectFrom('facilities')
    .select('id')
    .where(contains(sql.ref<string>('facility_number'), searchText))
    .execute();
  return { ...scope, facilityIds: facilities.map(({ id }) => id) };
}

export function scopeOfFacility(
  facilityId: number,
  { full_name, tagged_for_removal, incomplete_address }: FacilityTenantsFilter,
): Scope {
  return {
    facilityIds: [facilityId],
    ...(full_name && { nameOrUnit: full_name }),
    ...(tagged_for_removal && { tagged_for_removal }),
    ...(incomplete_address && { incomplete_address }),
  };
}

/** Use `= id` for a single facility: the planner ignores the per-facility index for `= any(...)`. */
export function inFacilities(
  table: 'tenants' | 'tenant_counts',
  facilityIds: number[],
): RawBuilder<boolean> {
  const column = sql.ref(`${table}.facility_id`);
  const [id] = facilityIds;
  return facilityIds.length === 1
    ? sql`${column} = ${id}::int`
    : sql`${column} = any(${facilityIds}::int[])`;
}
