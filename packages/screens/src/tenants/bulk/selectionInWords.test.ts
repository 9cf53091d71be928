import { selectAllMatching, selectIds, toggleRow } from '@audit-letters/ui';
import { expect, it } from 'vitest';
import { selectionInWords, type TenantSelection } from './selectionInWords.ts';

const frozen = { filter: 'non_responder', facility_number: 'D-1' } as const;
const checked: TenantSelection = selectIds([1, 2]);

it.each<[TenantSelection, object, string]>([
  [checked, {}, 'Those checked in the list.'],
  [checked, { name: 'ana' }, 'Those checked among all with name “ana”.'],
  [selectAllMatching(frozen, 9), {}, 'All with filter No Response, facility number “D-1”.'],
  [toggleRow(selectAllMatching({}, 9), 4), {}, 'All but 1, without any filter.'],
  [
    selectAllMatching({ status: 'opt_out', unit: 'A1', tagged_for_removal: true } as const, 2),
    {},
    'All with status Opted Out, unit “A1”, a tag for removal.',
  ],
])('describes a selection and its filter: %#', (selection, matching, words) => {
  expect(selectionInWords(selection, matching)).toBe(words);
});
