import type { LetterFilterKey, LetterScope } from '@audit-letters/api-client';
import { LetterFilterKeys } from '@audit-letters/api-client/values';
import { letterWords, type MailingModel } from '@audit-letters/screens';
import { useNotices } from '../activity/useNotices.ts';
import { choiceFilter } from '../lists/filters.ts';
import { type ListQuery, useList } from '../lists/useList.ts';
import { letterCalls } from '../loading/calls.ts';
import { useListCall } from '../loading/useCall.ts';
import { isSameScope } from './sendLettersState.ts';

type ScopedQuery = ListQuery<{ scope: LetterScope; filter: LetterFilterKey }, string>;

const fields = { filter: choiceFilter };

const keyOf = (filter: string | undefined) =>
  LetterFilterKeys.find((key) => key === filter) ?? 'all';

/** The tenants of a scope, and the ready tenants per letter. Hides the previous scope while the next one loads. */
export function useMailing(scope: LetterScope | null) {
  const { errorModal } = useNotices();
  const list = useList({
    call: async ({ scope, ...query }: ScopedQuery) => {
      const page = await letterCalls.tenants(scope, query);
      return { ...page, scope };
    },
    fields,
    // SHL-114
    wait: 400,
    matching: ({ filter }) => scope && { scope, filter: keyOf(filter) },
    options: { name: 'mailing-tenants' },
  });
  const counts = useListCall(
    async (scope: LetterScope) => ({ scope, counts: await letterCalls.counts(scope) }),
    scope,
    {
      name: 'mailing-counts',
      onError: (error) => errorModal(error, letterWords.countsFailed),
      // Each failure is reported, so retries would report more.
      shouldRetryOnError: false,
    },
  );
  const readyCounts = isSameScope(counts.data?.scope, scope) ? (counts.data?.counts ?? null) : null;

  return {
    /** The tenants of the scope, and the ready tenants per letter. */
    model: modelOf(),
    filter: keyOf(list.values.filter),
    /** The filter that the rows match. */
    applied: list.matching?.filter ?? 'all',
    onFilterChange: ({ filter }: { filter: LetterFilterKey }) =>
      list.onFilterChange({ name: 'filter', value: filter }),
    /** Changes the filter at once. */
    applyFilter: (filter: LetterFilterKey) =>
      list.onFilterChange({ name: 'filter', value: filter, now: true }),
    onPageChange: list.controls.onPageChange,
    /** Shows the first page of all tenants. */
    reset: list.reset,
    refresh: () => {
      list.reload();
      void counts.mutate();
    },
  };

  function modelOf(): MailingModel {
    const { loaded } = list;
    if (!scope) return { status: 'nothing-chosen' };
    if (loaded.status === 'ready' && !isSameScope(loaded.data.scope, scope))
      return { status: 'loading', counts: readyCounts };
    return { ...loaded, counts: readyCounts };
  }
}
