import type { Page } from '@audit-letters/api-client';
import {
  type DataTableColumn,
  type Selection,
  TableFooter,
  TableSelection,
  type TableSort,
} from '@audit-letters/ui';
import type { Loadable } from '../loadable.ts';
import { ListSettings } from './ListSettings.tsx';
import type { SavedViewsProps } from './SavedViews.tsx';
import { shownPage } from './shownPage.ts';
import type { RememberedTable } from './tablePreferences.ts';

/** The paging and refresh of a list. */
export interface ListEvents {
  /** The user refreshes the list. */
  onRefresh: () => void;
  /** The user opens another page. */
  onPageChange: (change: { page: number }) => void;
}

/** The filter of a list. */
export interface FilteredList {
  /** A filter is in force. */
  filtered: boolean;
  /** The user clears the filters. */
  onFiltersClear: () => void;
}

/** The sorting, paging and refresh of a list. */
export interface SortableList extends ListEvents {
  /** The column in force and its direction; `null` for the default sort. */
  sort: TableSort | null;
  /** The user sorts by another column. */
  onSortChange: (change: { sort: TableSort | null }) => void;
}

/** The selected rows of a list. */
export interface ListSelection<Filter = never> {
  /** Rows by id, or all rows that match a filter. */
  selected: Selection<number, Filter>;
  /** The user selects or deselects rows. */
  onChange: (change: { selection: Selection<number, Filter> }) => void;
}

interface SelectableList<Filter> extends ListEvents {
  selection: Selection<number, Filter>;
  onSelectionChange: (change: { selection: Selection<number, Filter> }) => void;
  /** The filter in force. Set it to offer 'Select all' across pages. */
  applied?: Filter;
}

/** The props of a `DataTable`: its rows, sort, loading state, error, height and footer. */
export function listTable<Row extends object>(
  list: Loadable<Page<Row>>,
  props: ListEvents & Partial<SortableList & FilteredList>,
) {
  const { sort, onSortChange, onPageChange, onRefresh, filtered, onFiltersClear } = props;
  const page = list.status === 'ready' ? list.data : null;
  return {
    rows: page?.data ?? none,
    sort,
    onSortChange,
    loading: list.status === 'loading' || (list.status === 'ready' && list.refreshing),
    error: list.status === 'failed' ? list.message : list.status === 'ready' && list.staleMessage,
    onRetry: list.status === 'failed' ? list.retry : onRefresh,
    height: listHeight,
    ...(filtered && { onFiltersClear }),
    footer: page && <TableFooter {...shownPage(page.pagination)} onPageChange={onPageChange} />,
  };
}

/** The props of a `DataTable` with selectable rows, and the number of selected ones in `selected`, for a place above the table. */
export function selectableTable<Row extends object, Filter = never>(
  list: Loadable<Page<Row>>,
  props: SelectableList<Filter> & Partial<SortableList & FilteredList>,
) {
  const { selection, onSelectionChange, applied } = props;
  const total = list.status === 'ready' ? list.data.pagination.total : 0;
  return {
    selected: (
      <TableSelection
        selection={selection}
        onSelectionChange={onSelectionChange}
        filter={applied}
        total={total}
      />
    ),
    table: { ...listTable(list, props), selection, onSelectionChange },
  };
}

/** The columns and the row height of a table as the user has set them, and the button that changes them and the views. */
export function tableSettings<Row extends object, Actions extends object>(
  columns: readonly DataTableColumn<Row, Actions>[],
  { onChange, ...preferences }: RememberedTable,
  views?: SavedViewsProps,
) {
  const table = { columns, ...preferences, onColumnsChange: onChange };
  return {
    button: <ListSettings {...table} views={views} onDensityChange={onChange} />,
    table,
  };
}

/** The height of a list: at least 475 px, and more in a high window, less the frame and the heading (SHL-51). */
const listHeight = 'max(475px, 100dvh - 16rem)';

// A constant, because a new array would render the table again.
const none: readonly never[] = [];
