import { expect, it } from 'vitest';
import { readViews, searchOfView, withView } from './storedViews.ts';

const view = { name: 'Mine', search: 'software=syrasoft' };

// SHL-80
it('reads back what was stored', () => {
  const table = {
    columnVisibility: { city: false },
    columnOrder: ['city', 'software'],
    pinnedColumns: ['software'],
    columnSizes: { software: 180 },
    density: 'compact',
  };
  expect(readViews([view, { ...view, table }])).toEqual([view, { ...view, table }]);
});

it.each([
  ['nothing', null],
  ['a text', '[{'],
  ['no list', { name: 'x' }],
  ['other entries', [null, 7, { name: 3, search: '' }]],
])('takes %s for no view', (_what, stored) => {
  expect(readViews(stored)).toEqual([]);
});

it('sorts views by name and replaces one of the same name', () => {
  const views = withView([view], { name: 'Later', search: '' });
  expect(withView(views, { name: 'Mine', search: 'filter=x' })).toEqual([
    { name: 'Later', search: '' },
    { name: 'Mine', search: 'filter=x' },
  ]);
});

// SHL-80
it('keeps filters and sort of an address, and neither its page nor anything else', () => {
  const address = new URLSearchParams('software=syrasoft&page=3&sort_by=city&sort_dir=asc&x=Ana');
  expect(searchOfView(address, ['software', 'filter'])).toBe(
    'software=syrasoft&sort_by=city&sort_dir=asc',
  );
});
