import { expect, it } from 'vitest';
import type { Day } from '../day/day.ts';
import { labelLines, monthsIn, placeOf, timeDomain } from './timeScale.ts';

const day = (text: string) => text as Day;

it('has a margin around the first and the last day', () => {
  expect(timeDomain([day('2027-03-01'), day('2026-12-01')])).toEqual({
    from: '2026-11-28',
    to: '2027-03-04',
  });
  expect(timeDomain([])).toBeNull();
});

it('places a day in proportion to the time', () => {
  const year = { from: day('2027-01-01'), to: day('2027-04-11') };
  expect(placeOf(day('2027-01-01'), year)).toBe(0);
  expect(placeOf(day('2027-01-26'), year)).toBe(25);
  expect(placeOf(day('2028-01-01'), year)).toBe(100);
});

it('has the first days of the months, at most eight', () => {
  expect(monthsIn({ from: day('2026-11-28'), to: day('2027-03-04') })).toEqual([
    '2026-12-01',
    '2027-01-01',
    '2027-02-01',
    '2027-03-01',
  ]);
  expect(monthsIn({ from: day('2026-12-01'), to: day('2026-12-20') })).toEqual(['2026-12-01']);
  expect(monthsIn({ from: day('2024-01-31'), to: day('2027-01-01') }).length).toBeLessThan(9);
});

it('puts labels that would overlap on lines above each other', () => {
  const at = (...places: number[]) => labelLines(places.map((place) => ({ place, width: 12 })));
  expect(at(10, 30)).toEqual([0, 0]);
  expect(at(10, 15, 18)).toEqual([2, 1, 0]);
  // The last two end at their places.
  expect(at(60, 91, 95)).toEqual([0, 1, 0]);
  expect(at(84, 98)).toEqual([1, 0]);
});
