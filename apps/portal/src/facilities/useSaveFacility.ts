import { conflictingFacility, type Facility } from '@audit-letters/api-client';
import { type FacilitySave, facilityWords } from '@audit-letters/screens';
import { useSaves } from '../activity/useSaves.ts';
import { facilityCalls } from '../loading/calls.ts';
import { useExtras } from '../session/extras.ts';

/** Saves a facility (WIR-49). A conflict contains the stored facility. */
export function useSaveFacility() {
  const { save } = useSaves();
  const hasExtras = useExtras();
  return ({ facility: { id, facility_number }, changes, seen }: FacilitySave) =>
    save(
      async () => {
        if (!('initial_letter_sent_date' in changes))
          return facilityCalls.update(id, changes, { seen });
        // The call of “Letters sent” has the three days and nothing else.
        if (seen && hasExtras) await assertUnchanged(id, seen);
        return facilityCalls.update(id, changes);
      },
      {
        text: facilityWords.saved(changes.facility_number ?? facility_number),
        undoneText: facilityWords.undone(facility_number),
      },
      {
        logAs: facilityWords.saving(facility_number),
        conflictOf: (error) =>
          error instanceof FacilityChanged ? error.current : conflictingFacility(error),
      },
    );
}

/** Another user has changed the facility since it was shown. */
class FacilityChanged extends Error {
  readonly current: Facility;

  constructor(current: Facility) {
    super(`${current.facility_number} has been changed in the meantime.`);
    this.current = current;
  }
}

async function assertUnchanged(id: number, seen: NonNullable<FacilitySave['seen']>) {
  const { facility } = await facilityCalls.overview(id);
  const stored = new Map<string, unknown>(Object.entries(facility));
  const isChanged = Object.entries(seen).some(([field, value]) => stored.get(field) !== value);
  if (isChanged) throw new FacilityChanged(facility);
}
