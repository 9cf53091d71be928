import type { Facility, FacilityChanges, FacilitySeen } from '@audit-letters/api-client';
import type { EditResult } from '../../model/saveResult.ts';

/** A change of a facility, as a dialog hands it over. */
export interface FacilitySave {
  facility: Facility;
  changes: FacilityChanges;
  /** What the dialog was drawn from; left out where nothing is to be compared. */
  seen?: FacilitySeen;
}

/** How saving a facility ended. */
export type FacilitySaveResult = EditResult<Facility>;
