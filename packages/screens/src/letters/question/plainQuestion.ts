import type { LetterQuestion } from '@audit-letters/api-client';
import { firstLettersQuestion, LetterLimit, letterNoun } from '@audit-letters/api-client/values';
import { formatCount } from '@audit-letters/ui';
import type { LetterRequest } from '../lettersStep.ts';

/** The question of the specification, for a server that composes none: only without chosen tenants (LET-18). */
export function plainQuestion(
  { letterType, tenantIds }: LetterRequest,
  ready: number,
): LetterQuestion {
  const letters = tenantIds.length > 0 ? tenantIds.length : Math.min(LetterLimit, ready);
  const remaining = ready - letters;
  return {
    digest: '',
    asks: tenantIds.length === 0,
    title: firstLettersQuestion,
    summary: `${formatCount(letters)} of ${formatCount(ready)}${remaining > 0 ? `; ${formatCount(remaining)} remain` : ''}.`,
    noun: letterNoun(letterType),
    letters,
    ready,
    dates: [],
    more_facilities: 0,
    remarks: [],
    choices: [],
    left_out: [],
    picture: null,
    preview: null,
    tagged_facilities: [],
  };
}
