import type { Day, FacilityTenantsFilter, TenantsFilter } from '@audit-letters/api-client/contract';
import { type RawBuilder, sql } from 'kysely';
import { contains } from '../../database/expressions.ts';
import { addDays, dueBefore } from '../../time/day.ts';
import { hasCompleteAddress, nameContains, unitContains, waitsFor } from './conditions.ts';
import { statusIs } from './filters.ts';

/** All filters of the tenant lists but `filter`. Each choice of `filter` is counted within the scope. */
export interface Scope
  extends Omit<TenantsFilter & FacilityTenantsFilter, 'filter' | 'waiting_for'> {
  /** The condition of those who wait for a charge or a payment. */
  waits?: RawBuilder<boolean>;
}

/** The scope of the staff's list. */
export const staffScope = ({ waiting_for, ...scope }: TenantsFilter, today: Day): Scope => ({
  ...scope,
  ...(waiting_for && { waits: waitsFor[waiting_for](dueBefore(today)) }),
});

/** The scope of the list of one facility. Its charges are due when they can be connected. */
export const scopeOfFacility = (
  facility_id: number,
  { waiting_for, ...scope }: FacilityTenantsFilter,
  today: Day,
): Scope => ({
  ...scope,
  facility_id,
  ...(waiting_for && { waits: waitsFor[waiting_for](addDays(today, 1)) }),
});

/** Whether a row is of the facilities of a scope. */
export function inFacilities(
  table: 'tenants' | 'tenant_counts',
  { facility_id, facility_number }: Scope,
): RawBuilder<boolean> {
  const column = sql.ref(`${table}.facility_id`);
  if (facility_id !== undefined) return sql`${column} = ${facility_id}::int`;
  const number = facility_number?.trim();
  return number
    ? sql`${column} in (
        select id from facilities where ${contains(sql.ref('facilities.facility_number'), number)}
      )`
    : sql`true`;
}

/** The other filters with a text. */
type TextFilter = Exclude<
  { [Name in keyof Scope]-?: string extends Required<Scope>[Name] ? Name : never }[keyof Scope],
  'facility_number'
>;
type OtherFilter = Exclude<keyof Scope, TextFilter | 'facility_number' | 'facility_id'>;

const textConditions: Record<TextFilter, (text: string) => RawBuilder<boolean>> = {
  name: nameContains,
  unit: unitContains,
  // With a digit, also part of a unit (TEN-87).
  full_name: (text) =>
    /\d/.test(text) ? sql`(${nameContains(text)} or ${unitContains(text)})` : nameContains(text),
};

/** A condition on `tenants`, and the same on `tenant_counts` if that table has the fact. */
interface Condition {
  tenants: RawBuilder<boolean>;
  counts?: RawBuilder<boolean>;
  /** Whether it searches for a text. */
  isSearch?: boolean;
}

/** The conditions of a scope but `inFacilities`. The compiler asks for one for each filter of the contract. */
export function conditionsOf(scope: Scope): Condition[] {
  const texts = Object.entries(textConditions).flatMap(([name, condition]) => {
    const text = scope[name as TextFilter]?.trim();
    return text ? { tenants: condition(text), isSearch: true } : [];
  });
  const { status, tagged_for_removal, incomplete_address, waits } = scope;
  const others: Record<OtherFilter, Condition | false | undefined> = {
    status: status && { tenants: statusIs(status), counts: statusIs(status, 'tenant_counts') },
    tagged_for_removal: tagged_for_removal && {
      tenants: sql`tenants.tagged_for_removal`,
      counts: sql`tenant_counts.tagged_for_removal`,
    },
    incomplete_address: incomplete_address && {
      tenants: sql`not ${hasCompleteAddress}`,
      counts: sql`not tenant_counts.complete_address`,
    },
    waits: waits && { tenants: waits },
  };
  return [...texts, ...Object.values(others).filter((one) => typeof one === 'object')];
}
