import {
  listWords,
  type RememberedTable,
  type SavedView,
  type SavedViewsProps,
} from '@audit-letters/screens';
import {
  filterNames,
  initialFilters,
  type ListFilters,
  queryInAddress,
  sentFilters,
} from '@audit-letters/ui';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { useNotices } from '../activity/useNotices.ts';
import { useCall } from '../loading/useCall.ts';
import { persistedByName } from '../persisted.ts';
import { useSession } from '../session/store.ts';
import { readViews, type StoredView, searchOfView, withView } from './storedViews.ts';

/** A list with views. Keep the object stable: a module constant. */
export interface ListWithViews<Name extends string> {
  /** The name of the list in the storage. */
  list: string;
  fields: ListFilters<Name>;
  /** The personal data that views leave out. */
  leftOut: string | null;
  /** Counts the rows that match. */
  count: (filters: Partial<Record<Name, string>>) => Promise<number>;
}

const viewsByName = persistedByName<readonly StoredView[]>({
  area: () => localStorage,
  initial: [],
  read: readViews,
});

/** The user's views of a list, kept in this browser (SHL-80). The address of a view has no personal data. */
export function useSavedViews<Name extends string>(
  source: ListWithViews<Name>,
  table?: RememberedTable,
): SavedViewsProps {
  const { list, fields, leftOut } = source;
  const [path] = useLocation();
  const [address] = useSearchParams();
  const { toast, errorToast } = useNotices();
  const viewStore = viewsByName(`audit-letters.views.${useSession()?.user.id}.${list}`);
  const stored = viewStore.useValue();
  const [open, setOpen] = useState(false);
  const { data: counts } = useCall(
    countAll,
    open ? [source, stored.map(({ search }) => search)] : null,
  );

  /** Another tab may have changed the stored views meanwhile. */
  function store(change: (views: readonly StoredView[]) => StoredView[]) {
    viewStore.reload();
    viewStore.set(change(viewStore.get()));
  }
  const hrefOf = ({ search }: StoredView) => (search ? `${path}?${search}` : path);
  const named = ({ name }: SavedView) => stored.find((view) => view.name === name);

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
      const names = filterNames(fields).filter((name) => !fields[name].personal);
      const view: StoredView = { name, search: searchOfView(address, names) };
      if (table) {
        const { onChange: _, ...preferences } = table;
        view.table = preferences;
      }
      store((views) => withView(views, view));
    },
    onChoose: (view) => {
      const preferences = named(view)?.table;
      if (preferences) table?.onChange(preferences);
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

/** The rows of each view, in their order. Counts that cannot be loaded stay unknown. */
async function countAll<Name extends string>(
  { fields, count }: ListWithViews<Name>,
  searches: readonly string[],
): Promise<(number | null)[]> {
  // No `Map`: SWR takes all of them for equal and would not show a new one.
  return Promise.all(
    searches.map((search) => {
      const values = { ...initialFilters(fields), ...queryInAddress(fields, search).filters };
      return count(sentFilters(fields, values)).catch(() => null);
    }),
  );
}
