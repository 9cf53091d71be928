import type { Day } from '@audit-letters/api-client';
import { expect, it } from 'vitest';
import { mailDateWarnings } from './mailDates.ts';

const today = '2026-11-23' as Day;
const generated = '2026-11-20' as Day;

// LET-77
it.each<[string, Day | null, string[]]>([
  ['2026-11-23', generated, []],
  ['2026-11-20', generated, []],
  ['2026-11-19', generated, ['11/19/2026 is before the letters were generated on 11/20/2026.']],
  ['2026-11-19', null, []],
  ['2020-01-01', null, ['1/1/2020 is more than a year ago.']],
  [
    '2020-01-01',
    generated,
    [
      '1/1/2020 is before the letters were generated on 11/20/2026.',
      '1/1/2020 is more than a year ago.',
    ],
  ],
])('the mail date %s of letters from %s', (day, generated, words) => {
  expect(mailDateWarnings({ day: day as Day, today, generated })).toEqual(words);
});
