import type { LetterFilterKey, LetterScope } from '@audit-letters/api-client';
import { LetterTypes, readyFilters } from '@audit-letters/api-client/values';
import type { WhatToFixProps } from '@audit-letters/screens';
import { letterCalls } from '../loading/calls.ts';
import { useCall } from '../loading/useCall.ts';
import { paths } from '../paths.ts';
import { useExtras } from '../session/extras.ts';

/** The tenants for whom something can be done before they get the letter of the filter (LET-65). */
export function useWhatToFix(scope: LetterScope | null, filter: LetterFilterKey) {
  const letterType = LetterTypes.find((one) => readyFilters[one] === filter) ?? 'initial';
  const hasExtras = useExtras();
  const { data } = useCall(
    letterCalls.question,
    scope && hasExtras ? [scope, { letter_type: letterType }] : null,
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
  const tenantHref = (tenantId: number) => paths.tenantEdit(tenantId, from);
  const model: WhatToFixProps | undefined = data && { letterType, question: data, tenantHref };
  return { model, tenantHref };
}
