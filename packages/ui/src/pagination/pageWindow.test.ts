import { describe, expect, it } from 'vitest';
import fc from '../../../../scripts/testing/properties.ts';
import { pageWindow } from './pageWindow.ts';

describe('pageWindow', () => {
  it.each([
    { page: 1, lastPage: 1, pages: [1] },
    { page: 1, lastPage: 9, pages: [1, 2, 3] },
    { page: 2, lastPage: 9, pages: [1, 2, 3, 4] },
    { page: 5, lastPage: 9, pages: [3, 4, 5, 6, 7] },
    { page: 9, lastPage: 9, pages: [7, 8, 9] },
    { page: 1, lastPage: 0, pages: [] },
  ])('shows $pages at page $page of $lastPage', ({ page, lastPage, pages }) => {
    expect(pageWindow(page, lastPage)).toEqual(pages);
  });

  it('always contains the current page, in order, and only existing pages', () => {
    const pages = fc
      .integer({ min: 1, max: 500 })
      .chain((lastPage) =>
        fc.record({ lastPage: fc.constant(lastPage), page: fc.integer({ min: 1, max: lastPage }) }),
      );
    fc.assert(
      fc.property(pages, ({ page, lastPage }) => {
        const shown = pageWindow(page, lastPage);
        expect(shown).toContain(page);
        expect(shown).toEqual([...new Set(shown)].sort((a, b) => a - b));
        expect(shown.every((number) => number >= 1 && number <= lastPage)).toBe(true);
        expect(shown.length).toBeLessThanOrEqual(5);
      }),
    );
  });
});
