import type { Day } from '@audit-letters/api-client';
import { expect, it } from 'vitest';
import { letterWarnings } from './letterQuestion.ts';

const today = '2026-11-22' as Day;
const passed = {
  initial_letter_send_date: '2026-10-01' as Day,
  follow_up_letter_send_date: '2026-11-01' as Day,
  letter_effective_date: '2026-11-21' as Day,
};

// LET-49
it.each([
  ['initial', ['audit letter date', 'enrollment letter date', 'letter effective date']],
  ['follow_up', ['enrollment letter date', 'letter effective date']],
  ['welcome', []],
] as const)('a letter of type %s names the dates in the past that it announces', (type, names) => {
  const warnings = letterWarnings(type, passed, today);
  expect(
    warnings.map((warning) => /^The ([a-z ]+) \(.+\) is in the past\.$/.exec(warning)?.[1]),
  ).toEqual(names);
});

it('names dates out of order for every letter', () => {
  const dates = { ...passed, follow_up_letter_send_date: '2026-12-01' as Day };
  expect(letterWarnings('welcome', dates, today)).toEqual([
    'The letter effective date (11/21/2026) is before the enrollment letter date (12/1/2026).',
  ]);
});
