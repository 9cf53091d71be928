import type { Day } from '@audit-letters/api-client';
import { expect, it } from 'vitest';
import { letterProblem } from '../SendLettersScreen.states.ts';
import { letterWarnings, mustSetDates, odditiesOf } from './letterQuestion.ts';

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
    warnings.map((warning) => /^The ([a-z ]+) \(.+\) is in the past\./.exec(warning)?.[1]),
  ).toEqual(names);
});

it('says what the letters state of a date in the past', () => {
  expect(letterWarnings('initial', passed, today)).toEqual([
    'The audit letter date (10/1/2026) is in the past.',
    'The enrollment letter date (11/1/2026) is in the past. The letters ask for a reply by that day.',
    'The letter effective date (11/21/2026) is in the past. The letters say that coverage starts on that day.',
  ]);
});

// LET-94
it('has dates to set while letters state a date that is missing or in the past', () => {
  const facility = { facility_number: 'L-103', account_name: null, ...passed };
  const toCome = { ...facility, letter_effective_date: '2026-12-01' as Day };
  expect(mustSetDates('initial', facility, today)).toBe(true);
  expect(mustSetDates('follow_up', facility, today)).toBe(true);
  expect(mustSetDates('welcome', facility, today)).toBe(false);
  expect(mustSetDates('initial', toCome, today)).toBe(true);
  // The date of enrollment letters is asked for by itself.
  expect(mustSetDates('follow_up', toCome, today)).toBe(false);
  const noDeadline = { ...toCome, follow_up_letter_send_date: null };
  expect(mustSetDates('initial', noDeadline, today)).toBe(true);
});

it('names dates out of order for every letter', () => {
  const dates = { ...passed, follow_up_letter_send_date: '2026-12-01' as Day };
  expect(letterWarnings('welcome', dates, today)).toEqual([
    'The letter effective date (11/21/2026) is before the enrollment letter date (12/1/2026).',
  ]);
});

// LET-49
it('calls a date other than that of the facility the date of the letters', () => {
  const facility = {
    facility_number: 'W-777',
    account_name: null,
    initial_letter_send_date: null,
    follow_up_letter_send_date: '2026-12-13' as Day,
    welcome_letter_send_date: null,
    letter_effective_date: '2027-01-01' as Day,
  };
  const warningsOf = (enrollmentLetterDate: Day) =>
    odditiesOf(
      { letterType: 'follow_up', tenantIds: [1], enrollmentLetterDate },
      [facility],
      today,
    ).filter((sentence) => !sentence.includes('days early'));
  expect(warningsOf('2026-01-05' as Day)).toEqual([
    'The date of the letters (1/5/2026) is in the past.',
  ]);
  expect(warningsOf('2027-02-01' as Day)).toEqual([
    'The letter effective date (1/1/2027) is before the date of the letters (2/1/2027).',
  ]);
  expect(warningsOf('2026-12-13' as Day)).toEqual([]);
});

// LET-98
it('names tenants whose cover is far ahead, unless all letters are early', () => {
  const facility = {
    facility_number: 'W-778',
    account_name: null,
    initial_letter_send_date: null,
    follow_up_letter_send_date: null,
    letter_effective_date: null,
    covered_later: [letterProblem(1, { last_name: 'Ortiz', problem: 'covered_later' as const })],
  };
  const warningsWith = (welcome_letter_send_date: Day | null) =>
    odditiesOf(
      { letterType: 'welcome', tenantIds: [] },
      [{ ...facility, welcome_letter_send_date }],
      today,
    ).map((sentence) => sentence.split(/ \(|:/)[0]);
  expect(warningsWith(null)).toEqual(['1 of these tenants is not covered yet']);
  expect(warningsWith('2026-12-23' as Day)).toEqual(['31 days early']);
  expect(warningsWith('2026-10-23' as Day)).toEqual([
    '30 days late',
    '1 of these tenants is not covered yet',
  ]);
});
