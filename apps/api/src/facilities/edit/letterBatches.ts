import { type Day, type LetterType, LetterTypes } from '@audit-letters/api-client/contract';
import { sql, type Updateable } from 'kysely';
import type { FacilitiesTable, FacilityRecord } from '../../database/schema.ts';
import type { Transaction } from '../../database/transaction.ts';
import { periodStart } from '../overview/period.ts';

/** The mail time of letters that were mailed on a day. Noon in UTC is the same day in all time zones of the program. */
export const mailTimeOf = (day: string) => new Date(`${day}T12:00:00Z`);

/**
 * Sets the mail time of the batches of each letter type whose sent date the call changes (FAC-36). Batches that were
 * marked by themselves keep their day, and so do batches of earlier periods.
 */
export async function setMailTimes(
  trx: Transaction,
  before: FacilityRecord,
  values: Updateable<FacilitiesTable>,
) {
  const start = await periodStart(trx, before.id);
  for (const type of LetterTypes) {
    const field = `${type}_letter_sent_date` as const;
    const day = values[field];
    const sentBefore = before[field];
    if (day === undefined || day === sentBefore) continue;
    const batches = () => updateBatches(trx, before.id, type).where('save_time', '>', start);
    await batches()
      .set({ mail_time: day ? mailTimeOf(day) : null, mailed_by_facility: day !== null })
      .where('mailed_by_facility', '=', true)
      .execute();
    if (day === null) continue;
    await batches()
      .set({ mail_time: mailTimeOf(day), mailed_by_facility: true })
      .where('mail_time', 'is', null)
      // A corrected date does not apply to letters that were generated after it.
      .$if(sentBefore !== null, (query) => query.where('day', '<=', sql<Day>`${day}`))
      .execute();
  }
}

const updateBatches = (trx: Transaction, facilityId: number, type: LetterType) =>
  trx
    .updateTable('letter_batches')
    .where('facility_id', '=', facilityId)
    .where('letter_type', '=', type);
