import type { Facility, FacilityChanges, FacilitySeen } from '@audit-letters/api-client';
import type { EditResult } from '../../form/saveResult.ts';

/** A change of a facility. */
export interface FacilitySave {
  /** The stored facility. */
  facility: Facility;
  /** The fields to write. */
  changes: FacilityChanges;
  /** The stored values, as loaded. Without them the server compares nothing. */
  seen?: FacilitySeen;
}

/** The result of saving a facility. */
export type FacilitySaveResult = EditResult<Facility>;
