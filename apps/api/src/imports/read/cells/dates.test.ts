import type { Day } from '@audit-letters/api-client/contract';
import { describe, expect, it } from 'vitest';
import { parseDate, siteLinkSentinels } from './dates.ts';

describe('a date', () => {
  const context = { today: '2026-03-10' as Day, since1904: false };
  it.each([
    ['2026-02-28', '2026-02-28'],
    ['2026-02-28T10:00:00', '2026-02-28'],
    ['46081', '2026-02-28'],
    ['46081.75', '2026-02-28'],
    ['2/28/2026', '2026-02-28'],
    ['02/28/26 11:59 PM', '2026-02-28'],
    ['02/28/2026 00:00:00.000', '2026-02-28'],
    ['28/2/2026', '2026-02-28'],
    ['2/28/99', '1999-02-28'],
    ['28-Feb-26', '2026-02-28'],
    ['February 28, 2026', '2026-02-28'],
    ['2/30/2026', null],
    ['1969-12-31', null],
    ['2027-03-10', '2027-03-10'],
    ['2027-03-11', null],
    ['-999', null],
    ['0', null],
    ['soon', null],
    ['', null],
  ])('%j is %j', (text, day) => {
    expect(parseDate(text, context)).toBe(day);
  });

  it('counts from 1904 if the workbook does', () => {
    expect(parseDate('44619', { ...context, since1904: true })).toBe('2026-02-28');
  });

  it("that SiteLink writes for 'no value' is none", () => {
    expect(parseDate('2000-01-01', { ...context, sentinels: siteLinkSentinels })).toBeNull();
    expect(parseDate('2000-01-01', context)).toBe('2000-01-01');
  });
});
