import type { LetterCalls, LetterFilterKey, LetterScope } from '@audit-letters/api-client';
import { LetterFilterKeys } from '@audit-letters/api-client/values';
import type { MailingModel, SendLettersScreenProps } from '@audit-letters/screens';
import { choiceFilter } from '../lists/filters.ts';
import { type ListQuery, useList } from '../lists/useList.ts';
import { useListCall } from '../loading/useCall.ts';
import { isSameScope } from './sendLettersState.ts';

/** The connection of the tenants who get letters. */
export interface MailingOptions {
  /** The calls of the client. */
  letters: Pick<LetterCalls, 'tenants' | 'counts'>;
  /** The chosen facility or state. */
  scope: LetterScope | null;
  /** The counts could not be loaded. */
  onCountsFailure: (error: unknown) => void;
}

/** The tenants who get letters with their props. */
export interface ConnectedMailing
  extends Pick<SendLettersScreenProps, 'filter' | 'onFilterChange' | 'onPageChange'> {
  /** The tenants of the scope, and the ready tenants per letter. */
  model: MailingModel;
  /** The filter that the rows match. */
  applied: LetterFilterKey;
  /** Changes the filter at once. */
  applyFilter: (filter: LetterFilterKey) => void;
  /** Shows the first page of all tenants. */
  reset: () => void;
  /** Loads both again. */
  refresh: () => void;
}

type ScopedQuery = ListQuery<{ scope: LetterScope; filter: LetterFilterKey }, string>;

const fields = { filter: choiceFilter };

const keyOf = (filter: string | undefined) =>
  LetterFilterKeys.find((key) => key === filter) ?? 'all';

/** The tenants of a scope, and the ready tenants per letter. Hides the previous scope while the next one loads. */
export function useMailing({ letters, scope, onCountsFailure }: MailingOptions): ConnectedMailing {
  const list = useList({
    call: async ({ scope, ...query }: ScopedQuery) => {
      const page = await letters.tenants(scope, query);
      return { ...page, scope };
    },
    fields,
    // SHL-114
    wait: 400,
    matching: ({ filter }) => scope && { scope, filter: keyOf(filter) },
    options: { name: 'mailing-tenants' },
  });
  const counts = useListCall(
    async (scope: LetterScope) => ({ scope, counts: await letters.counts(scope) }),
    scope,
    {
      name: 'mailing-counts',
      onError: onCountsFailure,
      // Each failure is reported, so retries would report more.
      shouldRetryOnError: false,
    },
  );
  const readyCounts = isSameScope(counts.data?.scope, scope) ? (counts.data?.counts ?? null) : null;

  return {
    model: modelOf(),
    filter: keyOf(list.values.filter),
    applied: list.matching?.filter ?? 'all',
    onFilterChange: ({ filter }) => list.onFilterChange({ name: 'filter', value: filter }),
    applyFilter: (filter) => list.onFilterChange({ name: 'filter', value: filter, now: true }),
    onPageChange: list.controls.onPageChange,
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
