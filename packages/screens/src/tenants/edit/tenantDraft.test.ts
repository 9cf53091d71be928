import type { Day, Tenant } from '@audit-letters/api-client';
import { expect, it } from 'vitest';
import { ana, boris, dorado } from '../../fixtures/tenants.ts';
import { differences } from '../../form/draft.ts';
import { decidedOn } from './replacedCoverage.ts';
import { patchOf, seenOf, type TenantValues, tenantForm } from './tenantDraft.ts';

const { valuesOf, writtenOf } = tenantForm;

function changesOf(tenant: Tenant, changes: Partial<TenantValues>) {
  const before = valuesOf(tenant);
  return differences(writtenOf(before, tenant), writtenOf({ ...before, ...changes }, tenant));
}

it('sends the changed fields with trimmed texts and null for empty ones, and their stored values', () => {
  const changes = changesOf(ana, {
    city: '  Wilmington ',
    country: ' ',
    address: ' 12 Elm Street',
  });
  expect(patchOf(changes)).toEqual({ city: 'Wilmington', country: null });
  expect(seenOf(ana, changes)).toEqual({ city: ana.city, country: ana.country });
  expect(patchOf(changesOf(ana, {}))).toEqual({});
});

// TEN-23, TEN-44, TEN-154
it('sends a changed answer, tag and charge', () => {
  const answer = { status: 'selected_coverage', coverage_id: 2 } as const;
  const charge = { charge_apply_date: '2026-12-05' as Day, charge_confirmed: true };
  const changes = changesOf(dorado, { answer, tagged_for_removal: false, ...charge });
  expect(patchOf(changes)).toEqual({ ...answer, ...charge, untag: true });
  expect(seenOf(dorado, changes)).toEqual({
    ...decidedOn(dorado),
    charge_apply_date: dorado.charge_apply_date,
    tagged_for_removal: true,
  });
});

it('sends both parts of an answer if only its coverage changes', () => {
  const selected: Tenant = { ...ana, status: 'selected_coverage', coverage_id: 1 };
  const answer = { status: 'selected_coverage', coverage_id: 2 } as const;
  expect(patchOf(changesOf(selected, { answer }))).toEqual(answer);
});

// TEN-122
it('tags only a tenant who has moved out', () => {
  const moved = { status: 'moved_out', coverage_id: null } as const;
  expect(patchOf(changesOf(ana, { answer: moved, also_tag: true }))).toEqual({
    ...moved,
    tag: true,
  });
  expect(changesOf(ana, { also_tag: true })).toEqual({});
});

it.each([
  [{ unit: 'B1' }, 'B1', ['B1', 'A02B']],
  [{ units: 'X1,, X2 ,' }, undefined, ['X1', 'X2']],
  [{ unit: '' }, null, ['A02B']],
  [{ unit: 'A02B' }, 'A02B', ['A02B', 'A02']],
  [{ unit: 'Z', units: 'Z, Y' }, 'Z', ['Z', 'Y']],
])('keeps unit and units in step: %j', (changes, unit, units) => {
  const patch = patchOf(changesOf(boris, changes));
  expect(patch.unit).toBe(unit);
  expect(patch.units?.map(({ identifier }) => identifier)).toEqual(units);
});
