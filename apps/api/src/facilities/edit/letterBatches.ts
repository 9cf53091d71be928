import { type LetterType, LetterTypes } from '@audit-letters/api-client/contract';
import type { Updateable } from 'kysely';
import type { FacilitiesTable, FacilityRecord } from '../../database/schema.ts';
import type { Transaction } from '../../database/transaction.ts';
import { periodStart } from '../overview/period.ts';

/** The mail time of letters that were mailed on a day. Noon in UTC is the same day in all time zones of the program. */
export const mailTimeOf = (day: string) => new Date(`${day}T12:00:00Z`);

/**
 * Sets the mail time of the batches of each letter type whose sent date the call changes (FAC-36). A first sent
 * date mails the open batches. Later ones correct or clear only what a sent date has set, and batches of earlier periods
 * keep their day.
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
    await updateBatches(trx, before.id, type)
      .set({ mail_time: day ? mailTimeOf(day) : null, mailed_by_facility: day !== null })
      .where('save_time', '>', start)
      .where((where) =>
        sentBefore === null
          ? where('mail_time', 'is', null)
          : where('mailed_by_facility', '=', true),
      )
      .execute();
  }
}

const updateBatches = (trx: Transaction, facilityId: number, type: LetterType) =>
  trx
    .updateTable('letter_batches')
    .where('facility_id', '=', facilityId)
    .where('letter_type', '=', type);
