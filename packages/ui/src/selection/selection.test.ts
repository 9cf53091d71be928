import { describe, expect, it } from 'vitest';
import fc from '../../../../scripts/testing/properties.ts';
import {
  describeSelection,
  isSelected,
  limitSelection,
  noSelection,
  pageSelection,
  type Selection,
  selectAllMatching,
  selectIds,
  selectionCount,
  togglePage,
  withRows,
} from './selection.ts';

const everyId = Array.from({ length: 30 }, (_, index) => index + 1);
const someIds = fc.uniqueArray(fc.constantFrom(...everyId));
/** Any selection of thirty rows: individual rows, or all matching rows except some. */
const anySelection: fc.Arbitrary<Selection<number, string>> = fc.oneof(
  someIds.map(selectIds),
  someIds.map((except) =>
    withRows<number, string>(selectAllMatching('all', everyId.length), except, false),
  ),
);
const selectedIds = (selection: Selection<number, string>) =>
  everyId.filter((id) => isSelected(selection, id));

describe('Selection', () => {
  it('counts the selected rows', () => {
    fc.assert(
      fc.property(anySelection, (selection) => {
        expect(selectionCount(selection)).toBe(selectedIds(selection).length);
      }),
    );
  });

  it('selects and deselects a single row', () => {
    fc.assert(
      fc.property(anySelection, fc.constantFrom(...everyId), fc.boolean(), (selection, id, on) => {
        const changed = withRows(selection, [id], on);
        expect(isSelected(changed, id)).toBe(on);
        const others = (of: Selection<number, string>) =>
          selectedIds(of).filter((other) => other !== id);
        expect(others(changed)).toEqual(others(selection));
      }),
    );
  });

  it('selects and deselects a page without changing other pages', () => {
    fc.assert(
      fc.property(anySelection, someIds, (selection, page) => {
        fc.pre(page.length > 0);
        const toggled = togglePage(selection, page);
        const whole = pageSelection(selection, page) === 'all';
        expect(pageSelection(toggled, page)).toBe(whole ? 'none' : 'all');
        const elsewhere = (of: Selection<number, string>) =>
          selectedIds(of).filter((id) => !page.includes(id));
        expect(elsewhere(toggled)).toEqual(elsewhere(selection));
      }),
    );
  });

  it('never exceeds the limit and keeps rows selected before', () => {
    fc.assert(
      fc.property(someIds, someIds, fc.nat(30), (before, added, limit) => {
        fc.pre(before.length <= limit);
        const previous = selectIds(before);
        const allowed = limitSelection(previous, withRows(previous, added, true), limit);
        expect(selectionCount(allowed)).toBeLessThanOrEqual(limit);
        expect(before.every((id) => isSelected(allowed, id))).toBe(true);
        const count = new Set([...before, ...added]).size;
        expect(selectionCount(allowed)).toBe(Math.min(count, limit));
      }),
    );
  });

  it('rejects "all matching" above the limit', () => {
    const previous: Selection<number, string> = selectIds([1, 2]);
    expect(limitSelection(previous, selectAllMatching('all', 400), 300)).toBe(previous);
  });

  it('returns the same value when the limit is already reached', () => {
    const previous = selectIds([1, 2]);
    expect(limitSelection(previous, selectIds([1, 2, 3]), 2)).toBe(previous);
  });

  it('reports an empty page as not selected', () => {
    expect(pageSelection(selectAllMatching('all', 9), [])).toBe('none');
  });

  it.each<{ words: string; selection: Selection<number, string> }>([
    { words: '0 selected', selection: noSelection },
    { words: '2 selected', selection: selectIds([4, 7]) },
    { words: 'All 30 selected', selection: selectAllMatching('all', 30) },
    {
      words: 'All 30 but 2 selected',
      selection: withRows<number, string>(selectAllMatching('all', 30), [1, 2], false),
    },
    {
      words: '0 selected',
      selection: withRows<number, string>(selectAllMatching('all', 2), [1, 2], false),
    },
  ])('is described as "$words"', ({ words, selection }) => {
    expect(describeSelection(selection)).toBe(words);
  });
});
