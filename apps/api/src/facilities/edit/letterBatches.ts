import type { LetterType } from '@audit-letters/api-client/contract';
import type { Updateable } from 'kysely';
import type { FacilitiesTable, FacilityRecord } from '../../database/schema.ts';
import type { Transaction } from '../../database/transaction.ts';

/** The mail time of letters that were mailed on a day. Noon in UTC is the same day in all time zones of the program. */
export const mailTimeOf = (day: string) => new Date(`${day}T12:00:00Z`);

/**
 * Sets the mail time of the open batches of each letter type whose sent date is set (FAC-36). An unchanged date
 * applies only to batches made up to that day: later batches were not dropped off then.
 */
export async function setMailTimes(
  trx: Transaction,
  before: FacilityRecord,
  values: Updateable<FacilitiesTable>,
) {
  const types: LetterType[] = ['initial', 'follow_up', 'welcome'];
  for (const type of types) {
    const field = `${type}_letter_sent_date` as const;
    const day = values[field];
    if (!day) continue;
    let open = trx
      .updateTable('letter_batches')
      .set({ mail_time: mailTimeOf(day) })
      .where('facility_id', '=', before.id)
      .where('letter_type', '=', type)
      .where('mail_time', 'is', null);
    const sentBefore = before[field];
    if (sentBefore && day === sentBefore) open = open.where('day', '<=', sentBefore);
    await open.execute();
  }
}
