import type { RowId } from '../../selection/index.ts';

/** The record ids of a page and the React key of each row element. */
export interface RowKeys {
  ids: readonly RowId[];
  keys: readonly number[];
  /** The next unused key. */
  nextKey: number;
}

/** Keys of the first page: one per position. */
export function initialKeys(ids: readonly RowId[]): RowKeys {
  return { ids, keys: ids.map((_, index) => index), nextKey: ids.length };
}

/**
 * Keys of the next page. Rows are keyed by position, so that React updates a few texts instead of building new rows.
 * An element that was touched (focused, pressed, opened a popover) keeps its record instead: it moves with the record
 * and is removed with it. Focus, an open popover or a pending click therefore never move to another record.
 */
export function nextKeys(
  previous: RowKeys,
  ids: readonly RowId[],
  touched: ReadonlySet<RowId>,
): RowKeys {
  const owned = new Map<RowId, number>();
  const free = new Set<number>();
  previous.keys.forEach((key, index) => {
    const id = previous.ids[index];
    if (id !== undefined && touched.has(id)) owned.set(id, key);
    else free.add(key);
  });

  const keys = ids.map((id) => {
    const key = owned.get(id);
    // A page may contain the same id twice by mistake; React keys must stay unique.
    owned.delete(id);
    return key;
  });
  // Rows keep the key of their position if it is free; the others get the remaining free keys.
  keys.forEach((key, index) => {
    const current = previous.keys[index];
    if (key === undefined && current !== undefined && free.delete(current)) keys[index] = current;
  });
  const remaining = free.values();
  let { nextKey } = previous;
  const complete = keys.map((key) => key ?? remaining.next().value ?? nextKey++);
  return { ids, keys: complete, nextKey };
}
