import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * The batches say when letters were mailed: a facility stores only a sent date that was entered for it. A call for letters
 * may make several batches, and is remembered when they are taken back.
 */
export const mailedBatches: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

/** Empties a sent date that came from the first mailed batch of the period. */
const emptyReadDates = (type: string) => `
  update facilities set ${type}_letter_sent_date = null
  from (
    select own.facility_id, bool_or(mailed_by_facility) as by_facility,
      min((mail_time at time zone 'UTC')::date) as first_mailed
    from (select distinct batch_id, facility_id from letter_batch_tenants) as own
    join letter_batches on letter_batches.id = own.batch_id
    where letter_type = '${type}' and mail_time is not null and save_time > coalesce(
      (select max(archived_at) from archived_periods where archived_periods.facility_id = own.facility_id),
      '-infinity'
    )
    group by own.facility_id
  ) as batches
  where batches.facility_id = facilities.id and not by_facility
    and ${type}_letter_sent_date = first_mailed`;

const statements = [
  ...['initial', 'follow_up', 'welcome'].map(emptyReadDates),
  // The start of the period is read for each facility.
  'create index archived_periods_facility on archived_periods (facility_id, archived_at)',
  `create table letter_calls (
    key text primary key,
    parameters text not null,
    filenames text[] not null,
    made_at timestamptz not null
  )`,
  `comment on column letter_calls.filenames is 'The batches that the call has made, also those that were taken back.'`,
  `insert into letter_calls (key, parameters, filenames, made_at)
    select idempotency_key, call_key, array[filename], save_time from letter_batches
    where idempotency_key is not null and call_key is not null`,
  // Only servers of the version before read it.
  'alter table letter_batches alter request_key set default gen_random_uuid()::text',
];
