import { describe, expect, it } from 'vitest';
import { millRoad, northStar } from '../../../fixtures/facilities.ts';
import { day } from '../../../fixtures/today.ts';
import { periodDates } from './periodDates.ts';

const inShort = (dates: ReturnType<typeof periodDates>) =>
  dates.map(({ label, state, words }) => `${label}: ${[state, words].filter(Boolean).join(', ')}`);

// FAC-87
describe('the dates of the period', () => {
  it('are mailed, late or ahead', () => {
    expect(inShort(periodDates(millRoad, day('2026-11-20')))).toEqual([
      'Audit letters: done, Mailed 10/21/2026',
      'Enrollment letters: late, 3 days late',
      'Today: today',
      'Letters take effect: ahead, In 25 days',
      'Welcome letters: missing, --',
    ]);
  });

  it('are not late without tenants', () => {
    const facility = { ...northStar, initial_letter_send_date: day('2026-10-17') };
    expect(inShort(periodDates(facility, day('2026-11-20')))[0]).toBe(
      'Audit letters: ahead, No tenants',
    );
  });

  it('take effect in the past', () => {
    expect(inShort(periodDates(millRoad, day('2026-12-16')))).toContain(
      'Letters take effect: done, 1 day ago',
    );
  });

  it('have no today without any date', () => {
    expect(inShort(periodDates(northStar, day('2026-11-20')))).toEqual([
      'Audit letters: missing, --',
      'Enrollment letters: missing, --',
      'Welcome letters: missing, --',
      'Letters take effect: missing, --',
    ]);
  });
});
