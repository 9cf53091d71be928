import type { Day } from '@audit-letters/api-client';
import { describe, expect, it } from 'vitest';
import { millRoad, northStar } from '../../../fixtures/facilities.ts';
import { periodDates, placeOf } from './periodDates.ts';

const day = (text: string) => text as Day;
const inShort = (dates: ReturnType<typeof periodDates>) =>
  dates.map(({ label, state, words }) => `${label}: ${state}, ${words}`);

// FAC-88
describe('the dates of the period', () => {
  it('are mailed, late or ahead', () => {
    expect(inShort(periodDates(millRoad, day('2027-02-04')))).toEqual([
      'Audit letters: done, Mailed 1/5/2027',
      'Enrollment letters: late, 3 days late',
      'Letters take effect: ahead, In 25 days',
      'Welcome letters: missing, No date',
    ]);
  });

  it('are not late without tenants', () => {
    const facility = { ...northStar, initial_letter_send_date: day('2027-01-01') };
    expect(inShort(periodDates(facility, day('2027-02-04')))[0]).toBe(
      'Audit letters: ahead, No tenants',
    );
  });

  it('take effect in the past', () => {
    expect(inShort(periodDates(millRoad, day('2027-03-02')))).toContain(
      'Letters take effect: done, 1 day ago',
    );
  });
});

// FAC-88
it('places days in proportion to the time between them', () => {
  const days = [day('2027-01-01'), day('2027-01-11'), day('2027-01-05')];
  expect(days.map((one) => placeOf(one, days))).toEqual([0, 100, 40]);
  expect(placeOf(day('2027-01-01'), [day('2027-01-01')])).toBe(50);
});
