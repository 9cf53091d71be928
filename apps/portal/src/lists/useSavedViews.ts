import type { Pagination } from '@audit-letters/api-client';
import {
  listWords,
  type RememberedTable,
  type SavedView,
  type SavedViewsProps,
} from '@audit-letters/screens';
import {
  type FilterValues,
  filterNames,
  filterValues,
  initialFilters,
  queryInAddress,
  sentFilters,
} from '@audit-letters/ui';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { useNotices } from '../activity/useNotices.ts';
import { useListCall } from '../loading/useCall.ts';
import { persistedByName } from '../persisted.ts';
import { useSession } from '../session/store.ts';
import { readViews, type StoredView, searchOfView, withView } from './storedViews.ts';
import type { ListFields } from './useList.ts';

/** A list with views: a module constant. */
interface ListWithViews<Fields extends ListFields> {
  /** The name of the list in the storage. */
  list: string;
  /** The personal data that views leave out. */
  leftOut: string | null;
  fields: Fields;
  /** The call of a page. */
  call: (query: FilterValues<Fields> & { per_page: number }) => Promise<{ pagination: Pagination }>;
}

const viewsByName = persistedByName<readonly StoredView[]>({
  area: () => localStorage,
  initial: [],
  read: readViews,
});

/** The user's views of a list, kept in this browser. The address of a view has no personal data (SHL-80). */
export function useSavedViews<Fields extends ListFields>(
  source: ListWithViews<Fields>,
  table: RememberedTable,
): SavedViewsProps {
  const { list, leftOut, fields } = source;
  const [path] = useLocation();
  const [address] = useSearchParams();
  const { toast, errorToast } = useNotices();
  const viewStore = viewsByName(`audit-letters.views.${useSession()?.user.id}.${list}`);
  const stored = viewStore.useValue();
  const [open, setOpen] = useState(false);
  const { data: counts } = useListCall(
    // No `Map`: SWR takes all of them for equal and would not show a new one.
    (searches: readonly string[]) =>
      // Counts that cannot be loaded stay unknown.
      Promise.all(searches.map((search) => countOf(source, search).catch(() => null))),
    open ? stored.map(({ search }) => search) : null,
    { name: `views.${list}` },
  );

  /** Another tab may have changed the stored views meanwhile. */
  function store(change: (views: readonly StoredView[]) => StoredView[]) {
    viewStore.reload();
    viewStore.set(change(viewStore.get()));
  }
  const hrefOf = ({ search }: StoredView) => (search ? `${path}?${search}` : path);
  const viewNamed = ({ name }: SavedView) => stored.find((view) => view.name === name);

  return {
    views: stored.map((view, at) => ({
      name: view.name,
      href: hrefOf(view),
      count: counts?.[at] ?? null,
    })),
    leftOut,
    onOpenChange: ({ open: next }) => {
      setOpen(next);
      if (next) viewStore.reload();
    },
    onSave: ({ name }) => {
      const names = filterNames<keyof Fields & string>(fields).filter(
        (each) => !fields[each]?.personal,
      );
      const { onChange: _, ...preferences } = table;
      const view = { name, search: searchOfView(address, names), table: preferences };
      store((views) => withView(views, view));
    },
    onChoose: (view) => {
      const preferences = viewNamed(view)?.table;
      if (preferences) table.onChange(preferences);
    },
    onLinkCopy: async (view) => {
      try {
        await navigator.clipboard.writeText(location.origin + view.href);
        toast(listWords.linkCopied(view.name));
      } catch {
        errorToast(listWords.linkNotCopied);
      }
    },
    onRemove: ({ name }) => store((views) => views.filter((view) => view.name !== name)),
  };
}

/** The number of rows that a view shows. */
async function countOf<Fields extends ListFields>(
  { fields, call }: ListWithViews<Fields>,
  search: string,
): Promise<number> {
  type Name = keyof Fields & string;
  const { filters } = queryInAddress<Name>(fields, search);
  const texts = { ...initialFilters<Name>(fields), ...filters };
  const applied = filterValues(fields, sentFilters<Name>(fields, texts));
  return (await call({ ...applied, per_page: 1 })).pagination.total;
}
