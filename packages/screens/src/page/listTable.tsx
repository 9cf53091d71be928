import type { Page } from '@audit-letters/api-client';
import { TableFooter } from '@audit-letters/ui';
import type { Loadable } from '../model/loadable.ts';
import { shownPage } from './shownPage.ts';

interface ListEvents {
  onRefresh: () => void;
  onPageChange: (page: number) => void;
}

/** What a list hands to its table: the rows, how they stand, and the line below them. */
export function listTable<Row>(list: Loadable<Page<Row>>, { onRefresh, onPageChange }: ListEvents) {
  const page = list.status === 'ready' ? list.data : null;
  return {
    rows: page?.data ?? none,
    loading: list.status === 'loading' || (list.status === 'ready' && list.refreshing),
    error: list.status === 'failed' ? list.message : list.status === 'ready' && list.staleMessage,
    onRetry: list.status === 'failed' ? list.retry : onRefresh,
    footer: page && <TableFooter {...shownPage(page.pagination)} onPageChange={onPageChange} />,
  };
}

// The same array every time: a table draws again for another one.
const none: readonly never[] = [];
