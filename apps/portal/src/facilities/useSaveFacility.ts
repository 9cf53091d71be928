import { conflictingFacility } from '@audit-letters/api-client';
import { type FacilitySave, facilityWords } from '@audit-letters/screens';
import { useSaves } from '../activity/useSaves.ts';
import { facilityCalls } from '../loading/calls.ts';

/** Saves a facility (WIR-49). A conflict contains the stored facility. */
export function useSaveFacility() {
  const { save } = useSaves();
  return ({ facility: { id, facility_number }, changes, seen }: FacilitySave) =>
    save(
      () => facilityCalls.update(id, changes, { seen }),
      {
        text: facilityWords.saved(changes.facility_number ?? facility_number),
        undoneText: facilityWords.undone(facility_number),
      },
      { logAs: facilityWords.saving(facility_number), conflictOf: conflictingFacility },
    );
}
