import type { ImportFile } from '@audit-letters/api-client';
import { expect, it } from 'vitest';
import { slotWarning } from './slotWarning.ts';

const file = (name: string, size = 4000) => ({ name, size, lastModified: 1_790_000_000_000 });
const three: ImportFile[] = ['rent_roll', 'tenant_address_list', 'insurance_sheet'];

it.each<[ImportFile, string, string | undefined]>([
  ['rent_roll', 'Rent_Roll 2026-11.xlsx', undefined],
  ['rent_roll', 'export (3).xlsx', undefined],
  ['rent_roll', 'TenantAddressList.xlsx', 'looks like a Tenant Address List'],
  ['tenant_address_list', 'insurance-sheet.xlsx', 'looks like an Insurance Sheet'],
  ['insurance_sheet', 'RENT ROLL.xlsx', 'looks like a Rent Roll'],
  ['insurance_sheet', 'rent roll with insurance.xlsx', undefined],
])('warns of a file for %s named %s: %s', (slot, name, warning) => {
  const said = slotWarning(slot, { [slot]: file(name) }, three);
  if (warning === undefined) expect(said).toBeUndefined();
  else expect(said).toContain(warning);
});

it('warns of one file in two slots with the same name, size and date', () => {
  const files = { rent_roll: file('a.xlsx'), insurance_sheet: file('a.xlsx') };
  expect(slotWarning('rent_roll', files, three)).toBe(
    'The same file is chosen as Insurance Sheet.',
  );
  expect(slotWarning('rent_roll', { ...files, insurance_sheet: file('a.xlsx', 9) }, three)).toBe(
    undefined,
  );
});

it('ignores slots that the software does not have', () => {
  const files = { rent_roll: file('a.xlsx'), insurance_sheet: file('a.xlsx') };
  expect(slotWarning('rent_roll', files, ['rent_roll'])).toBeUndefined();
});
