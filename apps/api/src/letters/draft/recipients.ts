import {
  type FacilityLetterDates,
  LetterLimit,
  type LetterType,
} from '@audit-letters/api-client/contract';
import type { Db } from '../../database/engine.ts';
import { readyFor } from '../mailing/readiness.ts';
import { byFirstName, byLastName, type LetterScope, tenantsInScope } from '../mailing/store.ts';

/** The tenants who get letters. */
export interface Recipients {
  scope: LetterScope;
  type: LetterType;
  /** The selected tenants, or `null` for the first 300 that are ready. */
  chosen: readonly number[] | null;
}

/** The query for the tenants who get the letters, in the order of the pages. */
export const recipients = (db: Db, { scope, type, chosen }: Recipients) =>
  tenantsInScope(db, scope)
    .$if(chosen === null, (query) => query.where(readyFor[type]))
    .$if(chosen !== null, (query) => query.where('tenants.id', 'in', [...(chosen ?? [])]))
    .orderBy(byLastName)
    .orderBy(byFirstName)
    .orderBy('tenants.id')
    .limit(LetterLimit);

/** The letter dates of the facilities whose tenants get the letters. */
export function letterDatesOf(db: Db, request: Recipients): Promise<FacilityLetterDates[]> {
  return db
    .selectFrom('facilities')
    .select([
      'facility_number',
      'initial_letter_send_date',
      'follow_up_letter_send_date',
      'letter_effective_date',
    ])
    .where('id', 'in', recipients(db, request).select('tenants.facility_id'))
    .orderBy('facility_number')
    .execute();
}
