import { formatCount } from '../format/format.ts';

/** The unique id of a record. */
export type RowId = string | number;

/** Individually selected rows. */
export interface IdSelection<Id extends RowId = RowId> {
  /** Discriminant. */
  kind: 'ids';
  /** The ids of the selected rows. */
  ids: ReadonlySet<Id>;
}

/**
 * All rows that match a filter, except some. The filter is stored at the time of selection: later changes of the
 * filter do not change what a bulk action affects.
 */
export interface MatchingSelection<Id extends RowId, Filter> {
  /** Discriminant. */
  kind: 'allMatching';
  /** The filter at the time of selection. */
  filter: Filter;
  /** Number of rows the filter matched at that time. */
  total: number;
  /** The ids of rows deselected afterwards. */
  except: ReadonlySet<Id>;
}

/** The rows a bulk action affects. It contains ids, so it stays the same after paging, sorting and reloading. */
export type Selection<Id extends RowId = RowId, Filter = never> =
  | IdSelection<Id>
  | MatchingSelection<Id, Filter>;

/** Whether all, some or none of the rows of a page are selected. */
export type PageSelection = 'none' | 'some' | 'all';

/** Selects exactly these rows. */
export function selectIds<Id extends RowId>(ids: Iterable<Id>): IdSelection<Id> {
  return { kind: 'ids', ids: new Set(ids) };
}

/** The empty selection. */
export const noSelection: IdSelection<never> = selectIds<never>([]);

/** Selects all `total` rows that match `filter`. */
export function selectAllMatching<Filter>(
  filter: Filter,
  total: number,
): MatchingSelection<never, Filter> {
  return { kind: 'allMatching', filter, total, except: new Set<never>() };
}

/** Whether a row is selected. */
export function isSelected(selection: Selection<RowId, unknown>, id: RowId): boolean {
  return selection.kind === 'ids' ? selection.ids.has(id) : !selection.except.has(id);
}

/** Number of selected rows. */
export function selectionCount(selection: Selection<RowId, unknown>): number {
  return selection.kind === 'ids' ? selection.ids.size : selection.total - selection.except.size;
}

/** Selects or deselects rows; other rows are unchanged. */
export function withRows<Id extends RowId, Filter>(
  selection: Selection<Id, Filter>,
  ids: Iterable<Id>,
  selected: boolean,
): Selection<Id, Filter> {
  if (selection.kind === 'ids') {
    return { kind: 'ids', ids: changed(selection.ids, ids, selected) };
  }
  const except = changed(selection.except, ids, !selected);
  // All rows deselected one by one: return the empty selection.
  return except.size >= selection.total ? noSelection : { ...selection, except };
}

/** Toggles "select all" of a page: selects all its rows unless all are selected already. */
export function togglePage<Id extends RowId, Filter>(
  selection: Selection<Id, Filter>,
  pageIds: readonly Id[],
): Selection<Id, Filter> {
  return withRows(selection, pageIds, pageSelection(selection, pageIds) !== 'all');
}

/** Whether all, some or none of these rows are selected; `none` for an empty page. */
export function pageSelection(
  selection: Selection<RowId, unknown>,
  pageIds: readonly RowId[],
): PageSelection {
  let count = 0;
  for (const id of pageIds) if (isSelected(selection, id)) count += 1;
  if (count === 0) return 'none';
  return count === pageIds.length ? 'all' : 'some';
}

/** Limits a selection to `limit` rows. Rows selected before stay; new rows are added in order up to the limit. */
export function limitSelection<Id extends RowId, Filter>(
  previous: Selection<Id, Filter>,
  next: Selection<Id, Filter>,
  limit: number,
): Selection<Id, Filter> {
  if (selectionCount(next) <= limit) return next;
  // Only the server can list the rows of "all matching", so it cannot be shortened.
  if (next.kind === 'allMatching' || previous.kind === 'allMatching') return previous;
  const ids = new Set<Id>();
  for (const id of previous.ids) if (next.ids.has(id)) ids.add(id);
  const keptCount = ids.size;
  for (const id of next.ids) if (ids.size < limit) ids.add(id);
  // Return the same value when nothing changed, so that no change event fires.
  if (ids.size === keptCount && keptCount === previous.ids.size) return previous;
  return { kind: 'ids', ids };
}

/** The selection as text: `3 selected`, `All 4,312 selected`, `All 4,312 but 2 selected`. */
export function describeSelection(selection: Selection<RowId, unknown>): string {
  if (selection.kind === 'ids') return `${formatCount(selection.ids.size)} selected`;
  const { total, except } = selection;
  return except.size === 0
    ? `All ${formatCount(total)} selected`
    : `All ${formatCount(total)} but ${formatCount(except.size)} selected`;
}

function changed<Id>(ids: ReadonlySet<Id>, changes: Iterable<Id>, present: boolean): Set<Id> {
  const next = new Set(ids);
  for (const id of changes) {
    if (present) next.add(id);
    else next.delete(id);
  }
  return next;
}
