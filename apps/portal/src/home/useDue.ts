import { ApiError, type DueItem } from '@audit-letters/api-client';
import { type DuePanelProps, readyFilters } from '@audit-letters/screens';
import { dueCalls } from '../calls/due.ts';
import { toLoadable } from '../loading/loadable.ts';
import { useCall } from '../loading/useCall.ts';
import { paths } from '../paths.ts';

/** The due work of all facilities; `undefined` if the server lacks the call (DUE-13). */
export function useDue(): DuePanelProps | undefined {
  const answer = useCall(dueCalls.list, []);
  if (answer.error instanceof ApiError && answer.error.status === 404) return undefined;
  return { work: toLoadable(answer), href: jobHref };
}

/** The address of the job of an item (DUE-11). */
function jobHref({ kind, facility_id, facility_number, letter_type }: DueItem): string {
  switch (kind) {
    case 'letters':
      return facility_number === null
        ? paths.sendLetters
        : paths.lettersOf(facility_number, letter_type ? readyFilters[letter_type] : 'all');
    case 'batch':
      return facility_id === null ? paths.letterBatches : paths.facility(facility_id, 'mailed');
    case 'move_outs':
      return facility_number === null ? paths.facilities : paths.facilitiesOf(facility_number);
    case 'dates':
      return facility_id === null ? paths.facilities : paths.facility(facility_id, 'dates');
    case 'tenants':
    case 'import':
      return facility_number === null
        ? paths.importTenants
        : paths.importTenantsInto(facility_number);
  }
}
