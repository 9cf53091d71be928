import type { Page } from '@audit-letters/api-client';
import { type Selection, TableFooter, TableSelection, type TableSort } from '@audit-letters/ui';
import type { Loadable } from '../model/loadable.ts';
import { shownPage } from './shownPage.ts';

interface ListEvents {
  onRefresh: () => void;
  onPageChange: (page: number) => void;
}

/** What every list that can be sorted is told, and tells. */
export interface SortableList extends ListEvents {
  sort: TableSort | null;
  onSortChange: (sort: TableSort | null) => void;
}

interface SelectableList<Filter> extends ListEvents {
  selection: Selection<number, Filter>;
  onSelectionChange: (selection: Selection<number, Filter>) => void;
  /** The filter in force, where all that it lets through can be selected at once. */
  matching?: Filter;
}

/** What a list hands to its table: the rows, their order, how they stand, and the line below them. */
export function listTable<Row>(
  list: Loadable<Page<Row>>,
  { sort, onSortChange, onPageChange, onRefresh }: ListEvents & Partial<SortableList>,
) {
  const page = list.status === 'ready' ? list.data : null;
  return {
    rows: page?.data ?? none,
    sort,
    onSortChange,
    loading: list.status === 'loading' || (list.status === 'ready' && list.refreshing),
    error: list.status === 'failed' ? list.message : list.status === 'ready' && list.staleMessage,
    onRetry: list.status === 'failed' ? list.retry : onRefresh,
    footer: page && <TableFooter {...shownPage(page.pagination)} onPageChange={onPageChange} />,
  };
}

/** The same of a list whose rows can be selected: the line below says which are. */
export function selectableTable<Row, Filter = never>(
  list: Loadable<Page<Row>>,
  props: SelectableList<Filter> & Partial<SortableList>,
) {
  const { selection, onSelectionChange, matching, onPageChange } = props;
  return {
    ...listTable(list, props),
    selection,
    onSelectionChange,
    footer: list.status === 'ready' && (
      <TableFooter
        {...shownPage(list.data.pagination)}
        {...{ selection, onSelectionChange, matching, onPageChange }}
      />
    ),
  };
}

/** The same, with what is selected in `selected`: for a bar above the table, beside what can be done with it. */
export function tableWithSelectionBar<Row, Filter = never>(
  list: Loadable<Page<Row>>,
  props: SelectableList<Filter> & Partial<SortableList>,
) {
  const { selection, onSelectionChange, matching } = props;
  const total = list.status === 'ready' ? list.data.pagination.total : 0;
  return {
    selected: <TableSelection {...{ selection, onSelectionChange, matching, total }} />,
    table: { ...listTable(list, props), selection, onSelectionChange },
  };
}

// The same array every time: a table draws again for another one.
const none: readonly never[] = [];
