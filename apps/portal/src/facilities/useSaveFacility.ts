import { facilityWords } from '@audit-letters/screens';
import { useUndo } from '../activity/undo.ts';
import { useNotices } from '../activity/useNotices.ts';
import { facilityCalls } from './calls.ts';
import { type FacilitySaves, facilitySaves } from './facilitySaves.ts';

/** Saves a facility and reports the result, with Undo. `reload` loads what the page shows. */
export function useSaveFacility(reload: () => void): FacilitySaves {
  const { toast, logOnly } = useNotices();
  const undo = useUndo();
  return facilitySaves({
    facilities: facilityCalls,
    onSaved: ({ facility, text, ...written }) =>
      toast(text, undo(written, facilityWords.undone(facility.facility_number))),
    onFailure: ({ facility, message }) =>
      logOnly(facilityWords.saving(facility.facility_number), message),
    onSettled: reload,
  });
}
