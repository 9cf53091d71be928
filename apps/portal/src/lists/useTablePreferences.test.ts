import { expect, it } from 'vitest';
import { readPreferences } from './useTablePreferences.ts';

const usual = { hiddenColumns: [], density: 'regular' };

it('reads stored preferences', () => {
  const kept = { hiddenColumns: ['city'], density: 'compact' };
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

it('ignores hidden columns that are not strings', () => {
  expect(readPreferences('{"hiddenColumns":["city",7],"density":"compact"}')).toEqual({
    hiddenColumns: ['city'],
    density: 'compact',
  });
});
