import type { LetterType } from '@audit-letters/api-client/contract';
import { archiveFacility } from '../archives/execute.ts';
import type { Context } from '../context.ts';
import type { Db } from '../database/engine.ts';
import { generateLetters } from '../letters/batches/generate.ts';
import type { LetterDeps } from '../letters/deps.ts';
import { readTemplates } from '../letters/draft/templates.ts';
import { readLayout } from '../letters/print/layout.ts';
import { letterPrinter } from '../letters/print/pdf.ts';
import type { Clock } from '../time/clock.ts';
import { addDays } from '../time/day.ts';
import { type DemoFacility, demoFacilities } from './facilities.ts';
import { demoTenants } from './tenants.ts';

/** Does earlier work of the demo with the code of the server: a finished period and two batches of letters. */
export async function addPastWork(context: Context, userId: number): Promise<void> {
  await archivePeriod(context, userId);
  const printer = letterPrinter();
  try {
    const deps = { db: context.db, printer, templates: readTemplates(), layout: readLayout() };
    await addBatch(deps, context.clock, userId, ['L-102', 'initial', -12]);
    await context.db
      .updateTable('letter_batches')
      .set({ mail_time: daysAgo(context, 12) })
      .execute();
    // Generated yesterday, not mailed yet.
    await addBatch(deps, context.clock, userId, ['L-103', 'welcome', -1]);
  } finally {
    await printer.close();
  }
}

/** The period of the facility without tenants has just ended. */
async function archivePeriod({ db, clock }: Context, userId: number) {
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
  const sent = addDays(clock.today(), -110);
  const period = { initialSent: sent, followUpSent: addDays(sent, 30), welcomeSent: null };
  const coverages = await db
    .selectFrom('coverages')
    .select('id')
    .where('state', 'is', null)
    .execute();
  const coverageIds = coverages.map(({ id }) => id);
  await db
    .insertInto('tenants')
    .values(
      demoTenants(ended, { ...period, today: clock.today(), facilityId: facility.id, coverageIds }),
    )
    .execute();
  await db
    .updateTable('facilities')
    .set({ upload_count: ended.tenants, letter_effective_date: addDays(clock.today(), -50) })
    .where('id', '=', facility.id)
    .execute();
  const dates = { letterEffective: null, initial: null, followUp: null };
  await archiveFacility({ db, clock: clockAt(clock, -6) }, facility.id, dates, userId);
}

async function addBatch(
  deps: Omit<LetterDeps, 'clock'>,
  clock: Clock,
  userId: number,
  [facilityNumber, type, days]: [string, LetterType, number],
) {
  const { id } = await findByNumber(deps.db, facilityNumber);
  await generateLetters(
    { ...deps, clock: clockAt(clock, days) },
    {
      scope: { facilityId: id, facilityNumber, state: null },
      ...{ type, chosen: null, enrollmentLetterDate: null, idempotencyKey: null, userId },
    },
  );
}

const findByNumber = (db: Db, facilityNumber: string) =>
  db
    .selectFrom('facilities')
    .select('id')
    .where('facility_number', '=', facilityNumber)
    .executeTakeFirstOrThrow();

const dayMs = 86_400_000;
const daysAgo = ({ clock }: Pick<Context, 'clock'>, days: number) =>
  new Date(clock.now().getTime() - days * dayMs);

/** The clock some days earlier. */
const clockAt = (clock: Clock, days: number): Clock => ({
  now: () => new Date(clock.now().getTime() + days * dayMs),
  today: () => addDays(clock.today(), days),
});
