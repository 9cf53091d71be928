import {
  conflictingFacility,
  type Facility,
  type FacilityCalls,
  type PeriodLetters,
  type Undoable,
} from '@audit-letters/api-client';
import { type FacilitySave, type FacilitySaveResult, facilityWords } from '@audit-letters/screens';
import { editResultOf } from '../loading/saveResultOf.ts';

/** The saves of the dialogs of a facility. */
export interface FacilitySaves {
  /** Saves a facility. A conflict contains the stored facility. */
  onSave: (save: FacilitySave) => Promise<FacilitySaveResult>;
  /** The letters of a facility's period; none if they cannot be read. */
  getLetters: (facility: Facility) => Promise<readonly PeriodLetters[]>;
}

/** The calls and callbacks of the dialogs of a facility. */
export interface FacilitySavesOptions {
  /** The calls of the client. */
  facilities: Pick<FacilityCalls, 'update' | 'overview'>;
  /** A facility is saved (FAC-96). */
  onSaved: (saved: { facility: Facility; text: string } & Undoable) => void;
  /** A facility could not be saved. */
  onFailure: (failure: { facility: Facility; message: string }) => void;
  /** The facility has changed: here, or by another user. */
  onSettled: () => void;
}

/** Saves the dialogs of a facility. */
export function facilitySaves(options: FacilitySavesOptions): FacilitySaves {
  const { facilities, onSaved, onFailure, onSettled } = options;
  return {
    onSave: async ({ facility, changes, seen }) => {
      let written: Undoable = {};
      const result = await editResultOf(async () => {
        written = await facilities.update(facility.id, changes, { seen });
      }, conflictingFacility);
      if (result.ok) {
        const text = facilityWords.saved(changes.facility_number ?? facility.facility_number);
        onSaved({ facility, text, ...written });
      } else onFailure({ facility, message: result.message });
      if (result.ok || result.current) onSettled();
      return result;
    },
    getLetters: ({ id }) =>
      facilities.overview(id).then(
        ({ letters }) => letters,
        () => [],
      ),
  };
}
