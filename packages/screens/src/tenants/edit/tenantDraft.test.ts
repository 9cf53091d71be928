import type { Day, Tenant } from '@audit-letters/api-client';
import { describe, expect, it } from 'vitest';
import { ana, boris, chidi, dorado } from '../../fixtures/tenants.ts';
import {
  draftOf,
  editOf,
  isDirty,
  managerEditOf,
  rebased,
  type TenantDraft,
  type TenantField,
  type TenantValues,
  valuesOf,
  withValue,
} from './tenantDraft.ts';

const changed = (tenant: Tenant, changes: Partial<TenantValues>): TenantDraft =>
  (Object.keys(changes) as TenantField[]).reduce(
    (draft, field) => withValue(draft, field, { ...valuesOf(tenant), ...changes }[field]),
    draftOf(tenant),
  );

describe('a draft', () => {
  it('is dirty while it differs from the record', () => {
    const typed = changed(ana, { city: 'Wilmington' });
    expect(isDirty(typed)).toBe(true);
    expect(isDirty(withValue(typed, 'city', 'Dover'))).toBe(false);
    expect(isDirty(withValue(typed, 'answer', { status: null, coverage_id: null }))).toBe(true);
  });

  it('sends the whole record with trimmed texts and null for empty ones', () => {
    expect(editOf(changed(ana, { city: '  Wilmington ', country: ' ' }))).toEqual({
      first_name: 'Ana',
      last_name: 'Ortiz',
      address: '12 Elm Street',
      city: 'Wilmington',
      state: 'DE',
      zip_code: '19901',
      country: null,
      phone: '3025550142',
      email: 'ana.ortiz@example.com',
      unit: 'A01',
      units: [{ identifier: 'A01' }],
      move_in_date: '2024-03-01',
      billing_date: '2026-12-01',
      note: null,
      monitor_note: null,
    });
  });

  // TEN-23, TEN-44
  it('sends answer, tag and charge only if changed', () => {
    const answer = { status: 'selected_coverage', coverage_id: 2 } as const;
    const charge = { charge_apply_date: '2026-12-05' as Day, charge_confirmed: true };
    const draft = changed(dorado, { answer, tagged_for_removal: false, ...charge });
    expect(editOf(draft)).toMatchObject({ ...answer, ...charge, untag: true });
    const untouched = editOf(changed(dorado, { city: 'Milford' }));
    const fields = ['status', 'coverage_id', 'untag', 'charge_apply_date', 'charge_confirmed'];
    for (const field of fields) expect(untouched).not.toHaveProperty(field);
  });

  it.each([
    [{ unit: 'B1' }, 'B1', ['B1', 'A02B']],
    [{ units: 'X1,, X2 ,' }, 'A02', ['X1', 'X2']],
    [{ unit: '' }, null, ['A02B']],
    [{ unit: 'A02B' }, 'A02B', ['A02B']],
    [{ unit: 'Z', units: 'Z, Y' }, 'Z', ['Z', 'Y']],
  ])('keeps unit and units in step: %j', (changes, unit, units) => {
    const edit = editOf(changed(boris, changes));
    expect(edit.unit).toBe(unit);
    expect(edit.units?.map(({ identifier }) => identifier)).toEqual(units);
  });

  it('sends no staff fields for a manager, and the stored charge', () => {
    const edit = managerEditOf(changed(chidi, { note: 'Gate code 7' }));
    expect(edit).toMatchObject({ note: 'Gate code 7', charge_applied: true });
    for (const field of ['monitor_note', 'charge_confirmed', 'untag'])
      expect(edit).not.toHaveProperty(field);
  });
});

describe('a draft rebased on what another user has saved', () => {
  const draft = changed(ana, { city: 'Wilmington', zip_code: '19801' });
  const theirs: Tenant = { ...ana, city: 'Milford', zip_code: '19801', status: 'opt_out' };

  // TEN-32
  it('keeps the own changes and lists the fields of the other user', () => {
    const next = rebased(draft, theirs);
    expect(next.changes).toEqual({ city: 'Wilmington' });
    expect(valuesOf(next.base)).toMatchObject({ zip_code: '19801', answer: { status: 'opt_out' } });
    expect(next.others.toSorted()).toEqual(['answer', 'city', 'zip_code']);
  });

  it('keeps the fields of earlier conflicts', () => {
    const again = rebased(rebased(draft, theirs), { ...theirs, country: 'USA' });
    expect(again.others.toSorted()).toEqual(['answer', 'city', 'country', 'zip_code']);
  });
});
