import type { FacilityStats } from '@audit-letters/api-client';
import { expect, it } from 'vitest';
import { statsOf } from '../fixtures/facilities.ts';
import { completeTooltip, percentTooltip, resultFigure, results } from './facilityResults.ts';

const figure = (stats: FacilityStats, key: string) =>
  results.filter((result) => result.key === key).map((result) => resultFigure(stats, result))[0];

const why = (stats: FacilityStats, key: string) => {
  const shown = figure(stats, key);
  return shown && percentTooltip(shown);
};

it('explains a percentage by its fraction and its threshold', () => {
  const stats = statsOf(240, { opted_out: 12, provided_proof: 49, selected_coverage: 60 });
  expect(why(stats, 'opted_out')).toBe('12 of 240 in program = 5%, not over the threshold of 5%');
  expect(why(stats, 'provided_proof')).toBe(
    '49 of 240 in program = 20.4%, over the threshold of 20%',
  );
  expect(why(stats, 'selected_coverage')).toBe('60 of 240 in program = 25%');
});

// FAC-121
it('says why Coverage Confirmed is above Selected Coverage', () => {
  expect(
    why(statsOf(28, { selected_coverage: 4, confirmed_payment: 5 }), 'confirmed_payment'),
  ).toBe('5 of 28 in program = 17.9%, with tenants who have left the coverage since');
  expect(
    why(statsOf(28, { selected_coverage: 4, confirmed_payment: 4 }), 'confirmed_payment'),
  ).toBe('4 of 28 in program = 14.3%');
});

// FAC-57
it('holds the fraction against the threshold, not the rounded percentage', () => {
  const stats = statsOf(1999, { opted_out: 100 });
  expect(figure(stats, 'opted_out')).toMatchObject({ percent: 5, over: true });
});

// FAC-50
it('counts every status towards the percent complete', () => {
  const stats = statsOf(9, {
    selected_coverage: 2,
    confirmed_payment: 2,
    opted_out: 1,
    moved_out: 1,
  });
  expect([stats.percent_complete, completeTooltip(stats)]).toEqual([
    44,
    '4 of 9 in program with a status, rounded down',
  ]);
  expect(completeTooltip(statsOf(1, { opted_out: 1 }))).toBe(
    '1 of 1 in program with a status, rounded down',
  );
});
