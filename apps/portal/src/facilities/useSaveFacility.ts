import { conflictingFacility, type Undoable } from '@audit-letters/api-client';
import { type FacilitySave, facilityWords } from '@audit-letters/screens';
import { useUndo } from '../activity/undo.ts';
import { useNotices } from '../activity/useNotices.ts';
import { facilityCalls } from '../loading/calls.ts';
import { editResultOf } from '../loading/saveResultOf.ts';

/**
 * Saves a facility and reports the result, with Undo (WIR-49). A conflict contains the stored facility. `reload` loads what
 * the page shows.
 */
export function useSaveFacility(reload: () => void) {
  const { toast, logOnly } = useNotices();
  const undo = useUndo();
  return {
    onSave: async ({ facility, changes, seen }: FacilitySave) => {
      const { id, facility_number } = facility;
      let written: Undoable = {};
      const result = await editResultOf(async () => {
        written = await facilityCalls.update(id, changes, { seen });
      }, conflictingFacility);
      if (result.ok) {
        const text = facilityWords.saved(changes.facility_number ?? facility_number);
        toast(text, undo(written, facilityWords.undone(facility_number)));
      } else logOnly(facilityWords.saving(facility_number), result.message);
      if (result.ok || result.current) reload();
      return result;
    },
  };
}
