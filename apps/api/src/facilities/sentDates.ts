import { type Day, type LetterType, LetterTypes } from '@audit-letters/api-client/contract';
import { formatDay, letterTypes } from '@audit-letters/api-client/values';
import { sql } from 'kysely';
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
export function assertMadeBefore(day: string, field: string, made: readonly Day[]): void {
  const later = made.find((one) => one > day);
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
 * For each facility, and letter type, the first day on which a batch of the period with its letters was mailed; for a join as
 * `mailed`. A batch by state has letters of several facilities.
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

/** The sent date of a row of `facilities` with its row of `mailed`: the day that was entered, else the first one (LET-96). */
export const sentDate = (type: LetterType) =>
  sql<Day | null>`coalesce(${sql.ref(`facilities.${letterTypes[type].sentDate}`)}, ${sql.ref(`mailed.${type}`)})`;

/** These sent dates under the names of the columns. */
export const sentDates = LetterTypes.map((type) => sentDate(type).as(letterTypes[type].sentDate));
