import { expect, it } from 'vitest';
import {
  dateOrderWarnings,
  facilityDateNames,
  inNextPeriod,
  letterDateWarnings,
  pastDateWarnings,
  proposedDates,
} from './letterDates.ts';
import type { Day } from './time.ts';

const today = '2026-11-22' as Day;
const dates = (audit: string | null, enrollment: string | null, effective: string | null) => ({
  initial_letter_send_date: audit as Day | null,
  follow_up_letter_send_date: enrollment as Day | null,
  letter_effective_date: effective as Day | null,
});

// FAC-83
it('warns of no dates that are in order and not in the past', () => {
  expect(letterDateWarnings(dates('2026-11-22', '2026-11-22', '2027-01-01'), today)).toEqual([]);
  expect(letterDateWarnings(dates(null, null, null), today)).toEqual([]);
  expect(letterDateWarnings({}, today)).toEqual([]);
});

it.each([
  [
    dates('2026-12-01', '2026-11-30', '2027-01-01'),
    ['The enrollment letter date (11/30/2026) is before the audit letter date (12/1/2026).'],
  ],
  [
    dates('2026-12-01', '2027-01-02', '2027-01-01'),
    ['The letter effective date (1/1/2027) is before the enrollment letter date (1/2/2027).'],
  ],
  [
    dates('2026-12-01', null, '2026-11-30'),
    ['The letter effective date (11/30/2026) is before the audit letter date (12/1/2026).'],
  ],
  [
    dates('2027-03-01', '2027-02-01', '2027-01-01'),
    [
      'The enrollment letter date (2/1/2027) is before the audit letter date (3/1/2027).',
      'The letter effective date (1/1/2027) is before the audit letter date (3/1/2027).',
      'The letter effective date (1/1/2027) is before the enrollment letter date (2/1/2027).',
    ],
  ],
])('names the dates that are out of order in %o', (given, sentences) => {
  expect(dateOrderWarnings(given)).toEqual(sentences);
});

it('names the dates in the past', () => {
  expect(pastDateWarnings(dates('2026-11-01', '2026-11-21', '2026-11-22'), today)).toEqual([
    'The audit letter date (11/1/2026) is in the past.',
    'The enrollment letter date (11/21/2026) is in the past.',
  ]);
});

it('names dates out of order before dates in the past', () => {
  expect(letterDateWarnings(dates('2026-12-01', '2026-11-01', null), today)).toEqual([
    'The enrollment letter date (11/1/2026) is before the audit letter date (12/1/2026).',
    'The enrollment letter date (11/1/2026) is in the past.',
  ]);
});

// FAC-83
it('warns of a welcome letter before another date or in the past', () => {
  const welcome = (day: string | null) => {
    const planned = dates('2026-11-24', '2026-12-24', '2027-01-01');
    const all = { ...planned, welcome_letter_send_date: day as Day | null };
    return [
      ...dateOrderWarnings(all, facilityDateNames),
      ...pastDateWarnings(all, today, facilityDateNames),
    ];
  };
  expect(welcome('2025-01-01')).toEqual([
    'The welcome letter date (1/1/2025) is before the audit letter date (11/24/2026).',
    'The welcome letter date (1/1/2025) is before the enrollment letter date (12/24/2026).',
    'The welcome letter date (1/1/2025) is before the letter effective date (1/1/2027).',
    'The welcome letter date (1/1/2025) is in the past.',
  ]);
  expect(welcome('2027-01-01')).toEqual([]);
  expect(welcome(null)).toEqual([]);
});

// FAC-83
it.each([
  [
    'a missing date a month from the next',
    dates(null, '2026-12-20', '2027-01-31'),
    '2026-11-30 2026-12-20 2027-01-31',
  ],
  ['two missing dates', dates(null, null, '2027-01-15'), '2026-11-15 2026-12-15 2027-01-15'],
  [
    'what follows an audit letter date',
    dates('2026-12-01', null, null),
    '2026-12-01 2027-01-01 2027-02-01',
  ],
  [
    'a period of three months without any',
    dates(null, null, null),
    '2026-12-22 2027-01-22 2027-02-22',
  ],
  [
    'the next period after one that is over',
    dates('2026-03-31', '2026-05-01', '2026-06-30'),
    '2026-09-30 2026-11-01 2026-12-30',
  ],
  ['nothing while the known dates are out of order', dates('2026-12-01', null, '2026-11-30'), ''],
])('proposes %s', (_, known, proposed) => {
  expect(Object.values(proposedDates(known, today) ?? {}).join(' ')).toBe(proposed);
});

// ARC-8
it.each([
  ['2026-11-30', '2027-02-28'],
  ['2027-11-30', '2028-02-29'],
  ['2026-01-31', '2026-04-30'],
  ['2026-10-15', '2027-01-15'],
])('a period after %s is %s', (from, to) => {
  expect(inNextPeriod(from as Day)).toBe(to);
});
