import { day } from '../decode/fields.ts';
import type { RequestValues } from '../transport/encode.ts';
import type { Day } from '../values/time.ts';
import { type Tenant, tenant, type Unit } from './entities.ts';
import type { StatusWord } from './enums.ts';
import type { ManagerTenantChanges, TenantChanges } from './writeContract.ts';

/** A tenant's answer: a status, and a coverage for `selected_coverage`. */
export type Answer = Pick<Tenant, 'status' | 'coverage_id'>;

/** Changes with the types of the screens, before encoding. */
type Edit<Changes> = {
  [Field in keyof Changes]?: Field extends 'units'
    ? readonly Unit[]
    : Field extends `${string}_date`
      ? Day | null
      : Field extends 'status'
        ? StatusWord | null
        : Changes[Field];
};

/** The fields of a tenant that a manager may change; omitted fields stay. */
export type ManagerTenantPatch = Edit<ManagerTenantChanges>;

/** The fields of a tenant that staff may change; omitted fields stay. */
export type TenantPatch = Edit<TenantChanges>;

/**
 * Encodes a patch as a form (WIR-13): dates with a time, units comma-joined, `null` as an empty value, and `untag` only
 * if true.
 */
export function encodeTenantPatch({ units, untag, ...edit }: TenantPatch): RequestValues {
  return {
    ...Object.fromEntries(
      Object.entries(edit).map(([field, value]) => [field, withTime(field, value)]),
    ),
    units: units?.map(({ identifier }) => identifier).join(','),
    untag: untag || undefined,
  };
}

/** Adds a time to the value of a date. */
export const withTime = <T>(field: string, value: T) =>
  tenant.made.fields[field] === day && value ? `${value} 00:00:00` : value;
