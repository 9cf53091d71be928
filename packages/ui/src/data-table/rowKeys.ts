import type { RowId } from '../selection/index.ts';

/** The rows of a page and the React key of the element each of them is drawn with. */
export interface RowPlaces {
  ids: readonly RowId[];
  keys: readonly number[];
  /** The next key never used before. */
  unused: number;
}

/** Keys for the first page shown: one per place. */
export function firstPlaces(ids: readonly RowId[]): RowPlaces {
  return { ids, keys: ids.map((_, place) => place), unused: ids.length };
}

/**
 * Keys for the next page. Rows are keyed by place, so that React changes a few texts instead of building new
 * rows. But an element that was touched (focused, pressed, a popover opened in it) belongs to its record for
 * ever: it follows the record to its new place, or goes when the record goes. So focus, an open popover or a
 * half-done press never land on another record.
 */
export function nextPlaces(
  previous: RowPlaces,
  ids: readonly RowId[],
  touched: ReadonlySet<RowId>,
): RowPlaces {
  const owned = new Map<RowId, number>();
  const free = new Set<number>();
  previous.keys.forEach((key, place) => {
    const id = previous.ids[place];
    if (id !== undefined && touched.has(id)) owned.set(id, key);
    else free.add(key);
  });

  const keys = ids.map((id) => {
    const key = owned.get(id);
    // The same id twice on a page is the server's mistake; it must not become ours.
    owned.delete(id);
    return key;
  });
  // First whoever can keep the element of its place, then the rest take what is left.
  keys.forEach((key, place) => {
    const here = previous.keys[place];
    if (key === undefined && here !== undefined && free.delete(here)) keys[place] = here;
  });
  const left = free.values();
  let { unused } = previous;
  const complete = keys.map((key) => key ?? left.next().value ?? unused++);
  return { ids, keys: complete, unused };
}
