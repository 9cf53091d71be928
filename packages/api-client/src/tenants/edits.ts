import type { Values } from '../http/encode.ts';
import type { Day } from '../http/time.ts';
import type { ManagerTenantChanges, TenantChanges, Unit } from './contract.ts';
import type { StatusWord } from './words.ts';

/** Changes as a screen has them, before they take the form of the wire. */
type Edit<Changes> = {
  [Field in keyof Changes]?: Field extends 'units'
    ? readonly Unit[]
    : Field extends `${string}_date`
      ? Day | null
      : Field extends 'status'
        ? StatusWord | null
        : Changes[Field];
};

/** What a manager may change of a tenant of the own facility; what is left out stays. */
export type ManagerTenantEdit = Edit<ManagerTenantChanges>;

/** What staff may change of a tenant; what is left out stays. */
export type TenantEdit = Edit<TenantChanges>;

/**
 * An edit as tenant updates send it (WIR-13): dates with a time, units comma-joined, `null` as
 * an empty value, and `untag` only where it is true.
 */
export function tenantForm({ units, untag, ...edit }: TenantEdit): Values {
  return {
    ...Object.fromEntries(
      Object.entries(edit).map(([field, value]) => [field, withTime(field, value)]),
    ),
    units: units?.map(({ identifier }) => identifier).join(','),
    untag: untag || undefined,
  };
}

/** A tenant update sends each date with a time; every date field of the wire ends so. */
export const withTime = <T>(field: string, value: T) =>
  field.endsWith('_date') && value ? `${value} 00:00:00` : value;
