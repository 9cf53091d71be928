import { expect, it } from 'vitest';
import { readPreferences } from './useTablePreferences.ts';

const usual = {
  hiddenColumns: [],
  columnOrder: [],
  pinnedColumns: [],
  columnSizes: {},
  density: 'compact',
};

it('reads stored preferences', () => {
  const preferences = {
    hiddenColumns: ['city'],
    columnOrder: ['software', 'city'],
    pinnedColumns: ['software'],
    columnSizes: { software: 180.5 },
    density: 'compact',
  };
  expect(readPreferences(preferences)).toEqual(preferences);
});

it.each([
  ['nothing', null],
  ['no object', '{"density":'],
  ['another shape', { hiddenColumns: 'city', density: 'tiny' }],
])('falls back to the usual table for %s', (_what, stored) => {
  expect(readPreferences(stored)).toEqual(usual);
});

it('ignores columns that are not strings and sizes that are not widths', () => {
  const stored = {
    hiddenColumns: ['city', 7],
    columnOrder: 'city',
    columnSizes: { city: -20, software: '180', account_name: 176 },
    density: 'compact',
  };
  expect(readPreferences(stored)).toEqual({
    ...usual,
    hiddenColumns: ['city'],
    columnSizes: { account_name: 176 },
    density: 'compact',
  });
});
