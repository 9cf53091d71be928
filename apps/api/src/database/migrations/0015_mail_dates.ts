import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What changes with a mail date that is cleared, and with a batch that is taken back. */
export const mailDates: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  'alter table letter_batches add column mailed_by_facility boolean not null default false',
  // Until now, a facility's sent date was the mail date of all its batches of the type.
  `update letter_batches set mailed_by_facility = true from facilities
    where facilities.id = letter_batches.facility_id
      and (mail_time at time zone 'UTC')::date = case letter_type
        when 'initial' then initial_letter_sent_date
        when 'follow_up' then follow_up_letter_sent_date
        else welcome_letter_sent_date
      end`,
  'alter table letter_batch_tenants add column sent_date_before date',
  `update letter_batch_tenants set sent_date_before = earlier.day
    from (
      select batch_id, position, lag(day) over (partition by tenant_id, letter_type order by id) as day
      from letter_batch_tenants join letter_batches on letter_batches.id = batch_id
    ) as earlier
    where earlier.day is not null
      and letter_batch_tenants.batch_id = earlier.batch_id
      and letter_batch_tenants.position = earlier.position`,
];
