import type { LetterFilterKey, LetterScope } from '@audit-letters/api-client';
import { LetterFilterKeys } from '@audit-letters/api-client/values';
import { keyFilter, letterWords, type MailingModel } from '@audit-letters/screens';
import { useNotices } from '../activity/useNotices.ts';
import { useList } from '../lists/useList.ts';
import { letterCalls } from '../loading/calls.ts';
import { useListCall } from '../loading/useCall.ts';
import { isSameScope } from './sendLettersState.ts';

const fields = { filter: keyFilter(LetterFilterKeys) };

/** The tenants of a scope, and the ready tenants per letter. Hides the previous scope while the next one loads. */
export function useMailing(scope: LetterScope | null) {
  const { errorModal } = useNotices();
  const list = useList({
    call: async ({ scope, filter = 'all', ...paging }) => {
      const page = await letterCalls.tenants(scope, { filter, ...paging });
      return { ...page, scope };
    },
    fields,
    // SHL-114
    wait: 400,
    beside: scope && { scope },
    inMemory: true,
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
    filter: fields.filter.parse(list.values.filter) ?? 'all',
    /** The filter that the rows match. */
    applied: list.applied.filter ?? 'all',
    onFilterChange: ({ filter }: { filter: LetterFilterKey }) =>
      list.onFilterChange({ name: 'filter', value: filter }),
    /** Changes the filter at once. */
    applyFilter: (filter: LetterFilterKey) =>
      list.onFilterChange({ name: 'filter', value: filter, now: true }),
    onPageChange: list.controls.onPageChange,
    /** Shows the first page of all tenants. */
    reset: list.reset,
  };

  function modelOf(): MailingModel {
    const { loaded } = list;
    if (!scope) return { status: 'nothing-chosen' };
    if (loaded.status === 'ready' && !isSameScope(loaded.data.scope, scope))
      return { status: 'loading', counts: readyCounts };
    return { ...loaded, counts: readyCounts };
  }
}
