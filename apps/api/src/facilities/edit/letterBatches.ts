import { LetterTypes } from '@audit-letters/api-client/contract';
import type { Updateable } from 'kysely';
import type { FacilitiesTable, FacilityRecord } from '../../database/schema.ts';
import type { Transaction } from '../../database/transaction.ts';
import { startOfPeriod } from '../overview/period.ts';

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
  for (const type of LetterTypes) {
    const field = `${type}_letter_sent_date` as const;
    const day = values[field];
    const sentBefore = before[field];
    if (day === undefined || day === sentBefore) continue;
    await trx
      .updateTable('letter_batches')
      .set({ mail_time: day ? mailTimeOf(day) : null, mailed_by_facility: day !== null })
      .where('facility_id', '=', before.id)
      .where('letter_type', '=', type)
      .where('save_time', '>', startOfPeriod(before.id))
      .where((where) =>
        sentBefore === null
          ? where('mail_time', 'is', null)
          : where('mailed_by_facility', '=', true),
      )
      .execute();
  }
}
