import { useState } from 'react';
import { useDebouncedCallback } from 'use-debounce';
import {
  type FilterFields,
  type FilterValues,
  filterNames,
  mapFilters,
  noFilters,
  sentFilters,
  withTyped,
} from './filters.ts';
import type { ListPlace } from './listPlace.ts';

interface FilterOptions<Name extends string> {
  fields: FilterFields<Name>;
  wait: number | 'submit';
  place: ListPlace<Name>;
}

/** The text of a control, and the applied value at the time of typing or applying. */
interface Draft {
  text: string;
  since: string;
}

/** The controls of the filters, which apply their texts to the place of the list. A change of filters goes to page 1. */
export function useFilters<Name extends string>({ fields, wait, place }: FilterOptions<Name>) {
  const [drafts, setDrafts] = useState<Partial<Record<Name, Draft>>>({});
  const filters = sentFilters(fields, place.filters);

  // A draft is valid until Back, Forward or a link changes the place. It keeps trailing spaces.
  const values = mapFilters(place.filters, (value, name) => {
    const draft = drafts[name];
    return draft && (draft.since === value || draft.text.trim() === value) ? draft.text : value;
  });

  /** Applies `next`. With `only`, the other drafts wait for Search. Returns whether the request changes. */
  function settle(next: FilterValues<Name>, how: { replace: boolean }, only?: Name): boolean {
    settleLater.cancel();
    const trimmed = mapFilters(next, (value) => value.trim());
    const settledDraft = (name: Name): Draft => ({ text: next[name], since: trimmed[name] });
    setDrafts((before) =>
      only
        ? { ...before, [only]: settledDraft(only) }
        : mapFilters(next, (_text, name) => settledDraft(name)),
    );
    place.onChange({ filters: trimmed, page: 1 }, how);
    const sent = sentFilters(fields, trimmed);
    return place.page > 1 || filterNames(fields).some((name) => sent[name] !== filters[name]);
  }

  const settleLater = useDebouncedCallback(
    (next: FilterValues<Name>) => settle(next, { replace: true }),
    wait === 'submit' ? 0 : wait,
  );

  return {
    values,
    filters,
    onFilterChange: ({ name, value }: { name: Name; value: string }, now?: 'now'): boolean => {
      const typed = withTyped(fields, values, { name, value });
      setDrafts(mapFilters(typed, (text, other) => ({ text, since: place.filters[other] })));
      if (wait !== 'submit') {
        if (now) return settle(typed, { replace: false });
        settleLater(typed);
      } else if (now) {
        return settle(withTyped(fields, place.filters, { name, value }), { replace: false }, name);
      }
      return false;
    },
    submit: () => settle(values, { replace: false }),
    reset: () => settle(noFilters(fields), { replace: false }),
  };
}
