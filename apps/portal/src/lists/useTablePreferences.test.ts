import { expect, it } from 'vitest';
import { readPreferences } from './useTablePreferences.ts';

const usual = {
  hiddenColumns: [],
  columnOrder: [],
  pinnedColumns: [],
  columnSizes: {},
  density: 'regular',
};

it('reads stored preferences', () => {
  const kept = {
    hiddenColumns: ['city'],
    columnOrder: ['software', 'city'],
    pinnedColumns: ['software'],
    columnSizes: { software: 180.5 },
    density: 'compact',
  };
  expect(readPreferences(JSON.stringify(kept))).toEqual(kept);
});

it.each([
  ['nothing', null],
  ['no JSON', '{"density":'],
  ['another shape', '{"hiddenColumns":"city","density":"tiny"}'],
  ['no object', 'null'],
])('falls back to the usual table for %s', (_what, text) => {
  expect(readPreferences(text)).toEqual(usual);
});

it('ignores columns that are not strings and sizes that are not widths', () => {
  const stored = {
    hiddenColumns: ['city', 7],
    columnOrder: 'city',
    columnSizes: { city: -20, software: '180', account_name: 176 },
    density: 'compact',
  };
  expect(readPreferences(JSON.stringify(stored))).toEqual({
    ...usual,
    hiddenColumns: ['city'],
    columnSizes: { account_name: 176 },
    density: 'compact',
  });
});
