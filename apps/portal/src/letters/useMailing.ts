import type { CallOptions, LetterFilterKey, LetterScope } from '@audit-letters/api-client';
import { letterWords, type MailingModel } from '@audit-letters/screens';
import { useNotices } from '../activity/useNotices.ts';
import { toLoadable } from '../swr/loadable.ts';
import { useListCall } from '../swr/useCall.ts';
import { letterCalls } from './calls.ts';

/** Rows of a page (SHL-51). */
const pageSize = 100;

/** The filter and page to load. */
export interface MailingQuery {
  filter: LetterFilterKey;
  page: number;
}

type ScopedQuery = MailingQuery & { scope: LetterScope };

const tenantsOf = async ({ scope, ...query }: ScopedQuery, options: CallOptions) => ({
  scope,
  page: await letterCalls.tenants(scope, { ...query, per_page: pageSize }, options),
});

const countsOf = async (scope: LetterScope, options: CallOptions) => ({
  scope,
  counts: await letterCalls.counts(scope, options),
});

/** The tenants of a scope, and the ready tenants per letter. Hides the previous scope while the next one loads. */
export function useMailing(scope: LetterScope | null, query: MailingQuery) {
  const { errorModal } = useNotices();
  const tenants = useListCall(tenantsOf, scope && { scope, ...query });
  const counts = useListCall(countsOf, scope, {
    onError: (error) => errorModal(error, letterWords.countsFailed),
    // Each failure opens a modal, so retries would open more.
    shouldRetryOnError: false,
  });

  return {
    model: modelOf(),
    /** Loads both again. Resolves to the counts, or to `null` when they cannot be loaded. */
    refresh: async () => {
      void tenants.mutate();
      const fresh = await counts.mutate();
      return fresh?.counts ?? null;
    },
  };

  function modelOf(): MailingModel {
    if (!scope) return { status: 'nothing-chosen' };
    const loadable = toLoadable(tenants);
    const readyCounts = isSameScope(counts.data?.scope, scope)
      ? (counts.data?.counts ?? null)
      : null;
    if (loadable.status !== 'ready') return { ...loadable, counts: readyCounts };
    const { page } = loadable.data;
    if (!isSameScope(loadable.data.scope, scope)) return { status: 'loading', counts: readyCounts };
    return { ...loadable, data: page, counts: readyCounts };
  }
}

export const isSameScope = (one: LetterScope | null | undefined, other: LetterScope | null) =>
  JSON.stringify(one) === JSON.stringify(other);
