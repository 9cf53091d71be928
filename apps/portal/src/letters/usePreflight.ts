import type { LetterFilterKey, LetterScope, LetterType } from '@audit-letters/api-client';
import { letterTypes, type PreflightProps, readyFilters } from '@audit-letters/screens';
import { useCall } from '@audit-letters/screens/swr';
import { paths } from '../paths.ts';
import { letterCalls } from './calls.ts';

/** The tenants who cannot get the letter of the filter (LET-65). The model is `undefined` if the server lacks the call. */
export function usePreflight(scope: LetterScope | null, filter: LetterFilterKey) {
  const letterType = letterTypes.find((type) => readyFilters[type] === filter) ?? 'initial';
  const { data, mutate } = useCall(preflightOf, scope && [scope, letterType], {
    // The counts of another scope must not stay while these load.
    keepPreviousData: false,
    // An address that was completed a moment ago must not be listed on the way back.
    dedupingInterval: 0,
    shouldRetryOnError: false,
  });

  // The edit of a tenant leads back to the letters of a facility; those of a state are not in an address.
  const from = scope && 'facilityId' in scope ? readyFilters[letterType] : undefined;
  const model: PreflightProps | undefined = data && {
    letterType,
    preflight: data,
    tenantHref: ({ tenant_id }) => paths.tenantEdit(tenant_id, from),
  };
  return { model, refresh: () => void mutate() };
}

const preflightOf = (scope: LetterScope, letter_type: LetterType) =>
  letterCalls.preflight(scope, { letter_type });
