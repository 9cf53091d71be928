import { selectAllMatching, selectIds } from '@audit-letters/ui';
import { expect, it } from 'vitest';
import { selectionInWords, type TenantSelection } from './selectionInWords.ts';

const frozen = { filter: 'non_responder', facility_number: 'D-1' } as const;
const checked: TenantSelection = selectIds([1, 2]);

it.each<[TenantSelection, object, string]>([
  [checked, {}, 'You checked these tenants in the list.'],
  [
    checked,
    { name: 'ana' },
    'You checked these tenants in the list of tenants with “ana” in the name.',
  ],
  [
    checked,
    { facility_number: 'L-105', tagged_for_removal: true },
    'You checked these tenants in the list of tenants with “L-105” in the facility number and a tag for removal.',
  ],
  [
    selectAllMatching(frozen, 9),
    {},
    'All tenants with the filter No Response and “D-1” in the facility number.',
  ],
  [
    { ...selectAllMatching(frozen, 9), except: new Set([4]) },
    {},
    'All tenants with the filter No Response and “D-1” in the facility number, but 1.',
  ],
  [
    { ...selectAllMatching({}, 9), except: new Set([4]) },
    {},
    'All tenants but 1, without any filter.',
  ],
  [
    selectAllMatching({ status: 'opt_out', unit: 'A1', tagged_for_removal: true } as const, 2),
    {},
    'All tenants with the status Opted Out, “A1” in the unit, and a tag for removal.',
  ],
])('describes a selection and its filter: %#', (selection, applied, words) => {
  expect(selectionInWords(selection, applied)).toBe(words);
});
