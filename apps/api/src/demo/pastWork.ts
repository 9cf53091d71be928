import { archiveFacility } from '../archives/execute.ts';
import type { Context } from '../context.ts';
import type { Db } from '../database/engine.ts';
import { transaction } from '../database/transaction.ts';
import { addDays } from '../time/day.ts';
import { recordUndo } from '../undo/record.ts';
import { type DemoFacility, demoFacilities } from './facilities.ts';
import { type DemoLetters, demoLetters } from './letters.ts';
import { demoTenants } from './tenants.ts';

/** Does earlier work of the demo with the code of the server: a finished period, and the letters of all facilities. */
export async function addPastWork(context: Context, userId: number): Promise<void> {
  const { db, clock } = context;
  const letters = demoLetters(context, userId);
  await archivePeriod(context, letters, userId);
  const facilities = await db.selectFrom('facilities').select('id').orderBy('id').execute();
  for (const { id } of facilities) await letters.mail(id);
  const { id } = await findByNumber(db, 'L-103');
  await letters.generate(id, 'welcome', addDays(clock.today(), -1));
  await deleteTaggedTenants(context, userId);
}

/** Staff deleted two tagged tenants yesterday: the bin has them. */
async function deleteTaggedTenants({ db, clock }: Context, userId: number) {
  const { id } = await findByNumber(db, 'L-101');
  const tagged = await db
    .selectFrom('tenants')
    .select('id')
    .where('facility_id', '=', id)
    .where('tagged_for_removal', '=', true)
    .orderBy('id')
    .limit(2)
    .execute();
  const yesterday = new Date(`${addDays(clock.today(), -1)}T16:00:00Z`);
  const ids = tagged.map((tenant) => tenant.id);
  await transaction(db, (trx) =>
    recordUndo(trx, { clock: { now: () => yesterday } }, { userId }, 'delete-tenants', () =>
      trx.deleteFrom('tenants').where('id', 'in', ids).execute(),
    ),
  );
}

/** The period of the facility without tenants has just ended. */
async function archivePeriod({ db, clock }: Context, letters: DemoLetters, userId: number) {
  const empty = demoFacilities.find(({ tenants }) => tenants === 0);
  if (!empty) return;
  const ended: DemoFacility = {
    ...empty,
    tenants: 58,
    statuses: {
      selected_coverage: 48,
      provide_proof: 21,
      opt_out: 8,
      moved_out: 9,
      bad_address: 3,
    },
  };
  const facility = await findByNumber(db, ended.facility.facility_number);
  const today = clock.today();
  const effective = addDays(today, -50);
  const followUpSent = addDays(today, -80);
  const coverages = await db
    .selectFrom('coverages')
    .select('id')
    .where('state', 'is', null)
    .execute();
  const coverageIds = coverages.map(({ id }) => id);
  await db
    .insertInto('tenants')
    .values(
      demoTenants(ended, { effective, followUpSent, today, facilityId: facility.id, coverageIds }),
    )
    .execute();
  await db
    .updateTable('facilities')
    .set({
      upload_count: ended.tenants,
      letter_effective_date: effective,
      initial_letter_sent_date: addDays(today, -110),
      follow_up_letter_sent_date: followUpSent,
    })
    .where('id', '=', facility.id)
    .execute();
  await letters.mail(facility.id);
  const dates = {
    letter_effective_date: null,
    initial_letter_send_date: null,
    follow_up_letter_send_date: null,
  };
  const archiveDay = addDays(today, -6);
  const archiveClock = {
    today: () => archiveDay,
    now: () => new Date(`${archiveDay}T15:00:00Z`),
  };
  await archiveFacility({ db, clock: archiveClock }, facility.id, dates, { userId });
}

const findByNumber = (db: Db, facilityNumber: string) =>
  db
    .selectFrom('facilities')
    .select('id')
    .where('facility_number', '=', facilityNumber)
    .executeTakeFirstOrThrow();
