import { type Day, LetterTypes } from '@audit-letters/api-client/contract';
import { letterTypes } from '@audit-letters/api-client/values';
import { sql, type Updateable } from 'kysely';
import type { FacilitiesTable, FacilityRecord } from '../../database/schema.ts';
import type { Transaction } from '../../database/transaction.ts';
import { invalidField } from '../../http/errors.ts';
import { startOfPeriod } from '../overview/period.ts';
import { assertMadeBefore, assertNotAhead, mailedOn, mailTimeOf } from '../sentDates.ts';
import { findFacility } from '../store.ts';

type Columns = Updateable<FacilitiesTable>;

/**
 * The columns without the sent dates that stay as they are shown: only another day is an entered one, and not one in the
 * future.
 */
export function newSentDates(columns: Columns, before: FacilityRecord | null, today: Day): Columns {
  const changed = { ...columns };
  for (const type of LetterTypes) {
    const column = letterTypes[type].sentDate;
    const day = changed[column];
    if (before && day === before[column]) delete changed[column];
    else if (day) assertNotAhead(day, column, today);
  }
  return changed;
}

/**
 * Gives each changed sent date to the batches of the facility, type and period that carry the former day, or are open and
 * were made on or before the new day (FAC-36). Batches by state keep theirs.
 */
export async function mailBatches(
  trx: Transaction,
  before: FacilityRecord,
  values: Columns,
): Promise<void> {
  for (const type of LetterTypes) {
    const column = letterTypes[type].sentDate;
    const day = values[column];
    if (day === undefined) continue;
    const batches = await trx
      .updateTable('letter_batches')
      .set({ mail_time: day ? mailTimeOf(day) : null })
      .where('facility_id', '=', before.id)
      .where('letter_type', '=', type)
      .where('save_time', '>', startOfPeriod(before.id))
      .where((where) =>
        where.or([
          where(mailedOn, '=', before[column]),
          sql<boolean>`(mail_time is null and day <= ${day})`,
        ]),
      )
      .returning('day')
      .execute();
    const made = batches.map((batch) => batch.day);
    if (day) assertMadeBefore(day, column, made);
    if (day === null && (await findFacility(trx, before.id))[column] === before[column]) {
      throw invalidField(
        column,
        'This is the day on which a batch by state was mailed. Change its mail date in Letter Batches.',
      );
    }
  }
}
