import type {
  LetterCalls,
  LetterFilterKey,
  LetterProblem,
  LetterScope,
} from '@audit-letters/api-client';
import { LetterTypes, readyFilters } from '@audit-letters/api-client/values';
import type { PreflightProps } from '@audit-letters/screens';
import { useCall } from '../loading/useCall.ts';

/** The connection of the tenants who cannot get a letter. */
export interface PreflightOptions {
  /** The calls of the client. */
  letters: Pick<LetterCalls, 'preflight'>;
  /** The chosen facility or state. */
  scope: LetterScope | null;
  /** The filter that the rows match. */
  filter: LetterFilterKey;
  /** The address where a tenant is edited. `from` is the filter of the letters to return to. */
  tenantHref: (problem: LetterProblem, from: LetterFilterKey | undefined) => string;
}

/** The tenants who cannot get a letter with their props. */
export interface ConnectedPreflight {
  /** The model; `undefined` if the server lacks the call. */
  model: PreflightProps | undefined;
  /** Loads them again. */
  refresh: () => void;
}

/** The tenants who cannot get the letter of the filter (LET-65). */
export function usePreflight(options: PreflightOptions): ConnectedPreflight {
  const { letters, scope, filter, tenantHref } = options;
  const letterType = LetterTypes.find((one) => readyFilters[one] === filter) ?? 'initial';
  const { data, mutate } = useCall(
    letters.preflight,
    scope && [scope, { letter_type: letterType }],
    {
      // The counts of another scope must not stay while these load.
      keepPreviousData: false,
      // An address that was completed a moment ago must not be listed on the way back.
      dedupingInterval: 0,
      shouldRetryOnError: false,
    },
  );
  // The edit of a tenant leads back to the letters of a facility; those of a state are not in an address.
  const from = scope && 'facilityId' in scope ? readyFilters[letterType] : undefined;
  return {
    model: data && {
      letterType,
      preflight: data,
      tenantHref: (problem) => tenantHref(problem, from),
    },
    refresh: () => void mutate(),
  };
}
