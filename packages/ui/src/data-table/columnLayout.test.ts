import { describe, expect, it } from 'vitest';
import fc from '../../../../scripts/testing/properties.ts';
import { columnState, moveColumn } from './columnLayout.ts';

const ids = ['name', 'status', 'unit', 'facility'];

it('hides the columns that the user has hidden, and those hidden by their column that the user has not shown', () => {
  const columns = [
    { accessorKey: 'name' },
    { accessorKey: 'note', meta: { hidden: true } },
    { id: 'language', meta: { hidden: true } },
  ];
  const { columnVisibility } = columnState(columns, {
    columnVisibility: { name: false, note: true },
  });
  expect(columnVisibility).toEqual({ name: false, note: true, language: false });
});

describe('moveColumn', () => {
  it('moves a column to the place of another, in both directions', () => {
    expect(moveColumn(ids, [], 'name', 'unit').columnOrder).toEqual([
      'status',
      'unit',
      'name',
      'facility',
    ]);
    expect(moveColumn(ids, [], 'facility', 'status').columnOrder).toEqual([
      'name',
      'facility',
      'status',
      'unit',
    ]);
  });

  it('pins a column in the place of a pinned one and unpins it elsewhere', () => {
    expect(moveColumn(ids, ['name'], 'unit', 'name').pinnedColumns).toEqual(['unit', 'name']);
    expect(moveColumn(ids, ['name', 'status'], 'name', 'unit').pinnedColumns).toEqual(['status']);
  });

  it('keeps all columns, with the pinned ones first', () => {
    const place = fc.integer({ min: 0, max: ids.length - 1 });
    fc.assert(
      fc.property(place, place, fc.integer({ min: 0, max: ids.length }), (from, to, pins) => {
        const { columnOrder, pinnedColumns } = moveColumn(
          ids,
          ids.slice(0, pins),
          ids[from] ?? '',
          ids[to] ?? '',
        );
        expect(columnOrder.toSorted()).toEqual(ids.toSorted());
        expect(columnOrder.slice(0, pinnedColumns.length)).toEqual(pinnedColumns);
        expect(columnOrder[to]).toBe(ids[from]);
      }),
    );
  });
});
