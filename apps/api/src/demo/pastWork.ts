import { archiveFacility } from '../archives/execute.ts';
import type { Context } from '../context.ts';
import { transaction } from '../database/transaction.ts';
import { addDays } from '../time/day.ts';
import { recordUndo } from '../undo/record.ts';
import { type DemoFacility, datesOf, demoFacilities } from './facilities.ts';
import { generateOn, mailLetters } from './letters.ts';
import { addTenants } from './tenants.ts';

/** Does earlier work of the demo with the code of the server: a finished period, and the letters of all facilities. */
export async function addPastWork(
  context: Context,
  userId: number,
  coverageIds: number[],
): Promise<void> {
  const { db, clock } = context;
  await archivePeriod(context, userId, coverageIds);
  const facilities = await db.selectFrom('facilities').selectAll().orderBy('id').execute();
  for (const facility of facilities) {
    await mailLetters(context, userId, facility);
    if (facility.facility_number === 'L-103') {
      await generateOn(context, userId, facility, 'welcome', addDays(clock.today(), -1));
    }
  }
  await deleteTaggedTenants(context, userId);
}

/** Staff deleted two tagged tenants yesterday: the bin has them. */
async function deleteTaggedTenants({ db, clock }: Context, userId: number) {
  const tagged = await db
    .selectFrom('tenants')
    .innerJoin('facilities', 'facilities.id', 'tenants.facility_id')
    .select('tenants.id')
    .where('facility_number', '=', 'L-101')
    .where('tagged_for_removal', '=', true)
    .orderBy('tenants.id')
    .limit(2)
    .execute();
  const yesterday = new Date(`${addDays(clock.today(), -1)}T16:00:00Z`);
  const ids = tagged.map(({ id }) => id);
  await transaction(db, (trx) =>
    recordUndo(trx, { clock: { now: () => yesterday } }, { userId }, 'delete-tenants', () =>
      trx.deleteFrom('tenants').where('id', 'in', ids).execute(),
    ),
  );
}

/** The period of the facility without tenants has just ended. */
async function archivePeriod(context: Context, userId: number, coverageIds: number[]) {
  const { db } = context;
  const empty = demoFacilities.find(({ tenants }) => tenants === 0);
  if (!empty) return;
  const finishedPeriod: DemoFacility = {
    ...empty,
    tenants: 58,
    auditLetter: -110,
    enrollmentLetter: -80,
    effective: -50,
    statuses: {
      selected_coverage: 48,
      provide_proof: 21,
      opt_out: 8,
      moved_out: 9,
      bad_address: 3,
    },
  };
  const today = context.clock.today();
  const dates = { ...datesOf(finishedPeriod, today), welcome_letter_sent_date: null };
  const facility = await db
    .updateTable('facilities')
    .set({ upload_count: finishedPeriod.tenants, ...dates })
    .where('facility_number', '=', finishedPeriod.facility.facility_number)
    .returningAll()
    .executeTakeFirstOrThrow();
  const facilityId = facility.id;
  await addTenants(db, finishedPeriod, { facilityId, coverageIds, dates, today });
  await mailLetters(context, userId, facility);
  const day = addDays(today, -6);
  const clock = { today: () => day, now: () => new Date(`${day}T15:00:00Z`) };
  const noDates = {
    letter_effective_date: null,
    initial_letter_send_date: null,
    follow_up_letter_send_date: null,
  };
  await archiveFacility({ db, clock }, facilityId, noDates, { userId });
}
