import type { Day } from '@audit-letters/api-client';
import { expect, it } from 'vitest';
import { letterWarnings, letterWarningsOfEach } from './letterWarnings.ts';

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

it('names the facility of each date and counts the rest', () => {
  const dates = { initial_letter_send_date: null, letter_effective_date: null };
  const facilities = [1, 2, 3, 4, 5, 6, 7].map((number) => ({
    ...dates,
    facility_number: `L-${number}`,
    follow_up_letter_send_date: number === 2 ? null : ('2026-11-01' as Day),
  }));
  const warnings = letterWarningsOfEach('initial', facilities, today);
  expect(warnings[0]).toBe('L-1: The enrollment letter date (11/1/2026) is in the past.');
  expect(warnings[1]).toContain('L-3: ');
  expect(warnings.at(-1)).toBe('And 1 more like these.');
  expect(letterWarningsOfEach('welcome', facilities, today)).toEqual([]);
});
