import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The batches say when letters were mailed: a facility stores only a sent date that was entered for it. */
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
];
