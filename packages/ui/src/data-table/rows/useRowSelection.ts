import { useRef } from 'react';
import {
  limitSelection,
  type RowId,
  type Selection,
  selectionCount,
  togglePage,
  withRows,
} from '../../selection/selection.ts';
import type { DataTableProps } from '../types.ts';

type SelectionProps<Id extends RowId, Filter> = Pick<
  DataTableProps<never, Id, object, Filter>,
  'selection' | 'onSelectionChange' | 'selectionLimit' | 'onSelectionLimit'
>;

/** Selects single rows, ranges (Shift) and whole pages, up to the limit. `ids` are the rows that can be selected. */
export function useRowSelection<Id extends RowId, Filter>(
  ids: readonly Id[],
  { selection, onSelectionChange, selectionLimit, onSelectionLimit }: SelectionProps<Id, Filter>,
) {
  const rangeStart = useRef<Id>(null);

  const select = (next: Selection<Id, Filter>) => {
    if (!selection) return;
    const allowed = limitSelection(selection, next, selectionLimit ?? Number.POSITIVE_INFINITY);
    if (allowed !== selection) onSelectionChange?.({ selection: allowed });
    if (allowed !== next && selectionLimit !== undefined)
      onSelectionLimit?.({ limit: selectionLimit, attempted: selectionCount(next) });
  };

  return {
    selectRow: (id: Id, selected: boolean, range: boolean) => {
      if (!selection || !ids.includes(id)) return;
      const from = rangeStart.current === null ? -1 : ids.indexOf(rangeStart.current);
      const to = ids.indexOf(id);
      const changed =
        range && from >= 0 ? ids.slice(Math.min(from, to), Math.max(from, to) + 1) : [id];
      rangeStart.current = id;
      select(withRows(selection, changed, selected));
    },
    togglePage: () => selection && select(togglePage(selection, ids)),
  };
}
