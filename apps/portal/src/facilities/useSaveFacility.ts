import { conflictingFacility, type Facility, type PeriodLetters } from '@audit-letters/api-client';
import {
  type FacilitySave,
  type FacilitySaveResult,
  facilityUndo,
  facilityWords,
} from '@audit-letters/screens';
import { editResultOf } from '@audit-letters/screens/swr';
import { useUndo } from '../activity/undo.ts';
import { useNotices } from '../activity/useNotices.ts';
import { facilityCalls } from './calls.ts';

/** Saves a facility and reports the result, with Undo (FAC-96). `reload` loads what the page shows. */
export function useSaveFacility(reload: () => void) {
  const { toast, logOnly } = useNotices();
  const undo = useUndo();
  return async ({ facility, changes, seen }: FacilitySave): Promise<FacilitySaveResult> => {
    const { id, facility_number } = facility;
    const result = await editResultOf(
      () => facilityCalls.update(id, changes, { seen }),
      conflictingFacility,
    );
    if (result.ok) {
      const old = facilityUndo(facility, changes);
      toast(
        facilityWords.saved(changes.facility_number ?? facility_number),
        old
          ? undo([{ call: 'updateFacility', id, ...old }], facilityWords.undone(facility_number))
          : undefined,
      );
    } else logOnly(facilityWords.saving(facility_number), result.message);
    // Reload after a conflict, too: the page then shows the other change.
    if (result.ok || result.current) reload();
    return result;
  };
}

/** The letters of a facility's period; none if they cannot be read. */
export const lettersOfPeriod = ({ id }: Facility): Promise<readonly PeriodLetters[]> =>
  facilityCalls.overview(id).then(
    ({ letters }) => letters,
    () => [],
  );
