import { type Day, type LetterType, LetterTypes } from '@audit-letters/api-client/contract';
import { formatDay, letterTypes } from '@audit-letters/api-client/values';
import { sql, type Updateable } from 'kysely';
import type { FacilitiesTable, FacilityRecord } from '../database/schema.ts';
import type { Transaction } from '../database/transaction.ts';
import { invalidField } from '../http/errors.ts';

/** The mail time of letters that were mailed on a day. Noon in UTC is the same day in all time zones of the program. */
export const mailTimeOf = (day: string) => new Date(`${day}T12:00:00Z`);

/** The day on which a row of `letter_batches` was mailed. */
export const mailedOn = sql<Day | null>`(mail_time at time zone 'UTC')::date`;

/** Refuses a mail date in the future. Letters are mailed after they were made, too (`assertMadeBefore`). */
export function assertNotAhead(day: string, field: string, today: Day): void {
  if (day > today)
    throw invalidField(
      field,
      `It is ${formatDay(today)} today, so they were not mailed on ${formatDay(day)}.`,
    );
}

/** Refuses a mail date before one of the days on which the letters were made. */
export function assertMadeBefore(day: string, field: string, daysMade: readonly Day[]): void {
  const later = daysMade.find((one) => one > day);
  if (later)
    throw invalidField(
      field,
      `These letters were made on ${formatDay(later)}, so they were not mailed on ${formatDay(day)}.`,
    );
}

interface CountedBatch {
  id: number;
  letter_type: LetterType;
  tenant_count: number;
}

/** The audit entry of a change to a batch: the timeline shows its letters. */
export const batchChange = (
  action: string,
  { id, letter_type, tenant_count }: CountedBatch,
  details?: object,
) => ({
  action,
  objectType: 'letter_batch',
  objectIds: [id],
  details: { letter_type, tenants: tenant_count, ...details },
});

/** The audit entry of a batch whose mail date was changed. */
export const mailChange = (batch: CountedBatch, before: Day | null, after: Day | null) =>
  batchChange(after ? 'mail' : 'undo-mail', batch, {
    dates: [{ field: letterTypes[batch.letter_type].sentDate, day: after ?? before }],
  });

/**
 * For each facility, and letter type, the first day on which a batch of the period with its letters was mailed; for a
 * join as `mailed`. A batch by state has letters of several facilities.
 */
export const mailedByFacility = (facilityId?: number) => sql<
  { facility_id: number } & Record<LetterType, Day | null>
>`(
  with batches as materialized (
    select facility_id, letter_type, save_time, mail_time from letter_batches
    where mail_time is not null and ${isOf('letter_batches.facility_id', facilityId)}
    union all
    select own.facility_id, letter_type, save_time, mail_time
    from letter_batches
    join letter_batch_tenants as own on own.batch_id = letter_batches.id
    where mail_time is not null and letter_batches.facility_id is null
      and ${isOf('own.facility_id', facilityId)}
  )
  select facility_id, ${sql.join(
    LetterTypes.map(
      (type) =>
        sql`min(${mailedOn}) filter (where letter_type = ${sql.lit(type)}) as ${sql.ref(type)}`,
    ),
  )}
  from batches
  left join (
    select facility_id, max(archived_at) as ended from archived_periods
    where ${isOf('archived_periods.facility_id', facilityId)} group by facility_id
  ) as former using (facility_id)
  where save_time > coalesce(ended, '-infinity')
  group by facility_id
)`;

const isOf = (column: string, facilityId: number | undefined) =>
  facilityId === undefined
    ? sql`${sql.ref(column)} is not null`
    : sql`${sql.ref(column)} = ${facilityId}`;

/** The value of the column that a row with a `letter_type` names. */
export const ofLetterType = (columnOf: (type: LetterType) => string) => sql<Day | null>`(
  case letter_type ${sql.join(
    LetterTypes.map((type) => sql`when ${sql.lit(type)} then ${sql.ref(columnOf(type))}`),
    sql` `,
  )} end
)`;

/** The sent date of a row of `facilities` with its row of `mailed`: the entered day, else the first one (LET-96). */
export const sentDate = (type: LetterType) =>
  sql<Day | null>`coalesce(${sql.ref(`facilities.${letterTypes[type].sentDate}`)}, ${sql.ref(`mailed.${type}`)})`;

/** These sent dates under the names of the columns. */
export const sentDates = LetterTypes.map((type) => sentDate(type).as(letterTypes[type].sentDate));

/** The end of the last period of a facility, by its id or the column with it. The current one is later. */
export const startOfPeriod = (facility: number | string) => sql<Date>`coalesce(
  (
    select max(archived_at) from archived_periods
    where facility_id = ${typeof facility === 'number' ? facility : sql.ref(facility)}
  ),
  '-infinity'
)`;

type Columns = Updateable<FacilitiesTable>;

/**
 * The columns without the sent dates that stay as they are shown: only another day is an entered one, and not one in
 * the future.
 */
export function newSentDates(columns: Columns, before: FacilityRecord | null, today: Day): Columns {
  const newColumns = { ...columns };
  for (const type of LetterTypes) {
    const column = letterTypes[type].sentDate;
    const day = newColumns[column];
    if (before && day === before[column]) delete newColumns[column];
    else if (day) assertNotAhead(day, column, today);
  }
  return newColumns;
}

/**
 * Gives each changed sent date to the batches of the facility, type and period that carry the former day, or are open
 * and were made on or before the new day (FAC-36). Batches by state keep theirs.
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
    const daysMade = batches.map((batch) => batch.day);
    if (day) assertMadeBefore(day, column, daysMade);
    const { rows } = await mailedByFacility(before.id).execute(trx);
    if (day === null && rows[0]?.[type] === before[column]) {
      throw invalidField(
        column,
        'This is the day on which a batch by state was mailed. Change its mail date in Letter Batches.',
      );
    }
  }
}
