import { expect, it } from 'vitest';
import { readPreferences } from './useTablePreferences.ts';

const usual = {
  columnVisibility: {},
  columnOrder: [],
  pinnedColumns: [],
  columnSizes: {},
  density: 'compact',
};

it('reads stored preferences', () => {
  const preferences = {
    columnVisibility: { city: false, letter_language: true },
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

it('reads the hidden columns of version 1.0.0', () => {
  expect(readPreferences({ hiddenColumns: ['city', 7] })).toEqual({
    ...usual,
    columnVisibility: { city: false },
  });
});

it('ignores columns that are not strings and sizes that are not widths', () => {
  const stored = {
    columnVisibility: { city: false, software: 'no' },
    columnOrder: 'city',
    columnSizes: { city: -20, software: '180', account_name: 176 },
    density: 'compact',
  };
  expect(readPreferences(stored)).toEqual({
    ...usual,
    columnVisibility: { city: false },
    columnSizes: { account_name: 176 },
    density: 'compact',
  });
});
