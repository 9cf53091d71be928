import type { LetterQuestion } from '@audit-letters/api-client';
import { groupOf, questionOf } from '../SendLettersScreen.states.ts';

/** The line below the filter in each of its states. */
export const whatToFixStates = {
  nothingToFix: questionOf({ ready: 488, left_out: [groupOf(4, 'answered')] }),
  tagged: questionOf({
    ready: 488,
    left_out: [groupOf(5, 'tagged for removal', ['Ana Ortiz, A4'], 'Untag the tenant')],
  }),
  problems: questionOf({
    ready: 487,
    left_out: [
      {
        ...groupOf(1, 'with an incomplete address', [], 'Complete the address'),
        tenants: [
          {
            tenant_id: 1,
            name: 'Edith Reed, A4',
            detail: 'the city is missing; a ZIP code has five or nine digits',
          },
        ],
      },
      groupOf(
        1,
        'with a name or address that no font can print',
        ['Ana Ortiz 𒀀, B7'],
        'Replace the characters that no font can print',
      ),
      groupOf(9, 'answered'),
    ],
  }),
  many: questionOf({
    ready: 1140,
    left_out: [
      groupOf(75, 'with an incomplete address', ['Edith Reed, A4'], 'Complete the address'),
    ],
  }),
} satisfies Record<string, LetterQuestion>;
