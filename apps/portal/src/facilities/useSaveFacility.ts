import { conflictingFacility } from '@audit-letters/api-client';
import type { FacilitySave, FacilitySaveResult } from '@audit-letters/screens';
import { client } from '../client.ts';
import { editResultOf } from '../loading/saveResult.ts';
import { useNotices } from '../messages/useNotices.ts';

/** Saves a facility and reports the result. `reload` loads what the page shows. */
export function useSaveFacility(reload: () => void) {
  const { toast, logOnly } = useNotices();
  return async ({ facility, changes, seen }: FacilitySave): Promise<FacilitySaveResult> => {
    const { id, facility_number } = facility;
    const result = await editResultOf(
      () => client.facilities.update(id, changes, { seen }),
      conflictingFacility,
    );
    if (result.ok) toast(`Facility ${changes.facility_number ?? facility_number} has been saved.`);
    else logOnly(`Saving facility ${facility_number}`, result.message);
    // Reload after a conflict, too: the page then shows the other change.
    if (result.ok || result.current) reload();
    return result;
  };
}
