import {
  isSelected,
  type PageSelection,
  pageSelection,
  type RowId,
  type Selection,
} from '../selection/index.ts';

/** What a row reads from the store, as one number: a row renders again only when its own bits change. */
export const SELECTED = 1;
export const EXPANDED = 2;

/**
 * Selection and expansion of one table, outside React's tree. Each row subscribes to its own two bits, so a
 * checkbox renders one row and no table.
 */
export interface RowStore {
  subscribe: (listener: () => void) => () => void;
  /** `SELECTED` and `EXPANDED` of one row. */
  read: (id: RowId) => number;
  /** How much of a page is selected. */
  readPage: (ids: readonly RowId[]) => PageSelection;
  setSelection: (selection: Selection<RowId, unknown> | undefined) => void;
  toggleExpanded: (id: RowId) => void;
}

export function createRowStore(
  selection: Selection<RowId, unknown> | undefined,
  defaultExpanded: readonly RowId[],
): RowStore {
  const expanded = new Set(defaultExpanded);
  const listeners = new Set<() => void>();
  let selected = selection;
  const publish = () => {
    for (const listener of listeners) listener();
  };

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read: (id) =>
      (selected && isSelected(selected, id) ? SELECTED : 0) | (expanded.has(id) ? EXPANDED : 0),
    readPage: (ids) => (selected ? pageSelection(selected, ids) : 'none'),
    setSelection: (next) => {
      if (next === selected) return;
      selected = next;
      publish();
    },
    toggleExpanded: (id) => {
      if (!expanded.delete(id)) expanded.add(id);
      publish();
    },
  };
}
