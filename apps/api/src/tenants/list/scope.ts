import type { Day, FacilityTenantsQuery, TenantsFilter } from '@audit-letters/api-client/contract';
import { type RawBuilder, sql } from 'kysely';
import { contains } from '../../database/expressions.ts';
import { addDays, dueBefore } from '../../time/day.ts';
import { waitsFor } from './waiting.ts';

/** The filters of the list of one facility. */
export type FacilityTenantsFilter = Omit<
  FacilityTenantsQuery,
  'page' | 'per_page' | 'sort_by' | 'sort_dir'
>;

/** All conditions of a list except `filter`. Each choice of `filter` is counted within the scope. */
export interface Scope
  extends Pick<
    TenantsFilter,
    'name' | 'unit' | 'status' | 'tagged_for_removal' | 'incomplete_address' | 'facility_number'
  > {
  /** Only tenants of this facility, whatever `facility_number` says. */
  facilityId?: number | undefined;
  /** The condition of those who wait for a charge or a payment. */
  waits?: RawBuilder<boolean>;
  /** Part of the name. With a digit, also part of a unit (TEN-87). */
  nameOrUnit?: string;
}

/** The scope of the staff's list. */
export function staffScope(
  { waiting_for, facility_id, ...scope }: TenantsFilter,
  today: Day,
): Scope {
  return {
    ...scope,
    ...(facility_id && { facilityId: facility_id }),
    ...(waiting_for && { waits: waitsFor[waiting_for](dueBefore(today)) }),
  };
}

/** The scope of the list of one facility. Its charges are due when they can be connected. */
export function scopeOfFacility(
  facilityId: number,
  { full_name, tagged_for_removal, incomplete_address, waiting_for }: FacilityTenantsFilter,
  today: Day,
): Scope {
  return {
    facilityId,
    ...(full_name && { nameOrUnit: full_name }),
    ...(tagged_for_removal && { tagged_for_removal }),
    ...(incomplete_address && { incomplete_address }),
    ...(waiting_for && { waits: waitsFor[waiting_for](addDays(today, 1)) }),
  };
}

/** Whether a row is of the facilities of a scope. */
export function inFacilities(
  table: 'tenants' | 'tenant_counts',
  { facilityId, facility_number }: Scope,
): RawBuilder<boolean> {
  const column = sql.ref(`${table}.facility_id`);
  if (facilityId !== undefined) return sql`${column} = ${facilityId}::int`;
  const number = facility_number?.trim();
  return number
    ? sql`${column} in (
        select id from facilities where ${contains(sql.ref('facilities.facility_number'), number)}
      )`
    : sql`true`;
}
