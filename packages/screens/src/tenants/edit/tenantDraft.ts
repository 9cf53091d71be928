import type { Tenant, TenantPatch, TenantSeen, Unit } from '@audit-letters/api-client';
import { isChargeConfirmed, NameAndAddress } from '@audit-letters/api-client/values';
import { type DraftForm, fieldsOf, keysOf, picked } from '../../form/draft.ts';
import { isTaggable } from './answers.ts';
import { decidedOn } from './replacedCoverage.ts';

const texts = [...NameAndAddress, 'phone', 'email', 'unit', 'note', 'monitor_note'] as const;

const days = ['move_in_date', 'billing_date', 'charge_apply_date'] as const;

const valuesOf = (tenant: Tenant) => ({
  ...fieldsOf(texts, (field) => tenant[field] ?? ''),
  ...picked(tenant, days),
  /** Comma-joined. */
  units: inOneLine(tenant.units),
  answer: {
    status: tenant.status,
    coverage_id: tenant.status === 'selected_coverage' ? tenant.coverage_id : null,
  },
  charge_confirmed: isChargeConfirmed(tenant),
  tagged_for_removal: tenant.tagged_for_removal,
  /** The tenant is also tagged for removal. */
  also_tag: false,
});

/** The values of the edit form. A missing text is `''`. */
export type TenantValues = ReturnType<typeof valuesOf>;

/** The edit form of a tenant. */
export const tenantForm = {
  name: 'tenant',
  valuesOf,
  writtenOf: (values: TenantValues, stored: Tenant) => ({
    ...fieldsOf(texts, (field) => values[field].trim() || null),
    ...picked(values, days),
    units: unitsOf(values, stored),
    answer: values.answer,
    charge_confirmed: values.charge_confirmed,
    tagged_for_removal: values.tagged_for_removal,
    also_tag: values.also_tag && isTaggable(stored, values.answer),
  }),
} satisfies DraftForm<Tenant, TenantValues, object>;

type TenantChanges = Partial<ReturnType<typeof tenantForm.writtenOf>>;

/** The changes as the server takes them. */
export function patchOf(changes: TenantChanges): TenantPatch {
  const { answer, tagged_for_removal, also_tag, ...fields } = changes;
  return {
    ...fields,
    ...answer,
    ...(tagged_for_removal === false && { untag: true }),
    ...(also_tag && { tag: true }),
  };
}

/** The stored values of the changed fields, which the server compares with its own. */
export function seenOf(tenant: Tenant, changes: TenantChanges): TenantSeen {
  const { answer, charge_confirmed, also_tag, ...fields } = changes;
  return {
    ...picked(tenant, keysOf(fields)),
    ...((answer || charge_confirmed !== undefined) && decidedOn(tenant)),
  };
}

/** The units as typed. If only the main unit changed, a new one replaces the old one; another of the units loses none. */
function unitsOf(values: TenantValues, stored: Tenant): Unit[] {
  if (values.units !== inOneLine(stored.units)) {
    const typed = values.units.split(',').map((identifier) => ({ identifier: identifier.trim() }));
    return typed.filter(({ identifier }) => identifier !== '');
  }
  const identifier = values.unit.trim();
  if (identifier === (stored.unit ?? '')) return stored.units;
  const isStored = stored.units.some((one) => one.identifier === identifier);
  const replaced = isStored ? identifier : stored.unit;
  const others = stored.units.filter((one) => one.identifier !== replaced);
  return identifier ? [{ identifier }, ...others] : others;
}

const inOneLine = (units: readonly Unit[]) => units.map(({ identifier }) => identifier).join(', ');
