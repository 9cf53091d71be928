/** What tells one row from all others, on every page: the record's own id. */
export type RowId = string | number;

/** Rows picked one by one. */
export interface IdSelection<Id extends RowId = RowId> {
  /** Tells it from "all that match". */
  kind: 'ids';
  /** The ids of the rows. */
  ids: ReadonlySet<Id>;
}

/**
 * Every row a filter matches, seen or not, but for the exceptions. The filter is the one that was in force when
 * "all" was said: what is typed afterwards must not change what a bulk action hits.
 */
export interface MatchingSelection<Id extends RowId, Filter> {
  /** Tells it from rows picked one by one. */
  kind: 'allMatching';
  /** The filter that was in force. */
  filter: Filter;
  /** How many rows the filter matched at that moment. */
  total: number;
  /** The rows that were taken out again. */
  except: ReadonlySet<Id>;
}

/** What a bulk action acts on. It survives paging, sorting and reloading, because it names records and no places. */
export type Selection<Id extends RowId = RowId, Filter = never> =
  | IdSelection<Id>
  | MatchingSelection<Id, Filter>;

/** How much of a page is selected. */
export type PageSelection = 'none' | 'some' | 'all';

/** A selection of exactly these rows. */
export function selectIds<Id extends RowId>(ids: Iterable<Id>): IdSelection<Id> {
  return { kind: 'ids', ids: new Set(ids) };
}

/** Nothing selected. */
export const noSelection: IdSelection<never> = selectIds<never>([]);

/** A selection of all `total` rows that `filter` matches now. */
export function selectAllMatching<Filter>(
  filter: Filter,
  total: number,
): MatchingSelection<never, Filter> {
  return { kind: 'allMatching', filter, total, except: new Set<never>() };
}

/** Whether the row with this id is selected. */
export function isSelected(selection: Selection<RowId, unknown>, id: RowId): boolean {
  return selection.kind === 'ids' ? selection.ids.has(id) : !selection.except.has(id);
}

/** How many rows are selected. */
export function selectionCount(selection: Selection<RowId, unknown>): number {
  return selection.kind === 'ids' ? selection.ids.size : selection.total - selection.except.size;
}

/** The selection with these rows selected, or no longer so; everything else in it stays. */
export function withRows<Id extends RowId, Filter>(
  selection: Selection<Id, Filter>,
  ids: Iterable<Id>,
  selected: boolean,
): Selection<Id, Filter> {
  if (selection.kind === 'ids') {
    return { kind: 'ids', ids: changed(selection.ids, ids, selected) };
  }
  const except = changed(selection.except, ids, !selected);
  // "All but all of them" is nothing, and reads so.
  return except.size >= selection.total ? noSelection : { ...selection, except };
}

/** The selection with one row turned over. */
export function toggleRow<Id extends RowId, Filter>(
  selection: Selection<Id, Filter>,
  id: Id,
): Selection<Id, Filter> {
  return withRows(selection, [id], !isSelected(selection, id));
}

/** The selection after "select all" of a page was used: a page that is not wholly selected becomes so. */
export function togglePage<Id extends RowId, Filter>(
  selection: Selection<Id, Filter>,
  pageIds: readonly Id[],
): Selection<Id, Filter> {
  return withRows(selection, pageIds, pageSelection(selection, pageIds) !== 'all');
}

/** How much of this page is selected. An empty page is `none`. */
export function pageSelection(
  selection: Selection<RowId, unknown>,
  pageIds: readonly RowId[],
): PageSelection {
  let count = 0;
  for (const id of pageIds) if (isSelected(selection, id)) count += 1;
  if (count === 0) return 'none';
  return count === pageIds.length ? 'all' : 'some';
}

/**
 * What may be selected when `limit` rows are the most. Rows that were selected before stay; new ones are taken in
 * their order until the limit is reached.
 */
export function limitSelection<Id extends RowId, Filter>(
  previous: Selection<Id, Filter>,
  next: Selection<Id, Filter>,
  limit: number,
): Selection<Id, Filter> {
  if (selectionCount(next) <= limit) return next;
  // Which rows "all matching" means is known to the server alone, so it cannot be cut to size.
  if (next.kind === 'allMatching' || previous.kind === 'allMatching') return previous;
  const ids = new Set<Id>();
  for (const id of previous.ids) if (next.ids.has(id)) ids.add(id);
  const kept = ids.size;
  for (const id of next.ids) if (ids.size < limit) ids.add(id);
  // Nothing came in and nothing went: the same value, so that nobody is told of a change.
  if (ids.size === kept && kept === previous.ids.size) return previous;
  return { kind: 'ids', ids };
}

/** The selection in words, e.g. `3 selected`, `All 4312 selected`, `All 4312 but 2 selected`. */
export function describeSelection(selection: Selection<RowId, unknown>): string {
  if (selection.kind === 'ids') return `${selection.ids.size} selected`;
  const { total, except } = selection;
  return except.size === 0 ? `All ${total} selected` : `All ${total} but ${except.size} selected`;
}

function changed<Id>(ids: ReadonlySet<Id>, changes: Iterable<Id>, present: boolean): Set<Id> {
  const next = new Set(ids);
  for (const id of changes) {
    if (present) next.add(id);
    else next.delete(id);
  }
  return next;
}
