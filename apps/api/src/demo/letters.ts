import { type Day, type LetterType, LetterTypes } from '@audit-letters/api-client/contract';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import type { Db } from '../database/engine.ts';
import { generateLetters, letterDeps } from '../letters/index.ts';
import { hasCompleteAddress } from '../tenants/index.ts';

/** Generates the letters of facilities as a user, with the code of the server. */
export interface DemoLetters {
  /** Generates a batch for each sent date of the facility and marks it as mailed on that day. */
  mail: (facilityId: number) => Promise<void>;
  /** Generates a batch on a day and does not mail it. */
  generate: (facilityId: number, type: LetterType, day: Day) => Promise<void>;
}

export function demoLetters(context: Context, userId: number): DemoLetters {
  const { db } = context;
  const deps = letterDeps(context);

  async function generate(facilityId: number, type: LetterType, day: Day) {
    const { facility_number } = await facilityOf(db, facilityId);
    await generateLetters(
      { ...deps, clock: { today: () => day, now: () => new Date(`${day}T15:00:00Z`) } },
      {
        scope: { facilityId, facilityNumber: facility_number, state: null },
        type,
        tenantIds: await chosen(db, facilityId, type),
        enrollmentLetterDate: null,
        idempotencyKey: null,
        userId,
      },
    );
  }

  return {
    generate,
    async mail(facilityId) {
      const facility = await facilityOf(db, facilityId);
      for (const type of LetterTypes) {
        const day = facility[`${type}_letter_sent_date`];
        if (!day) continue;
        await generate(facilityId, type, day);
        await db
          .updateTable('letter_batches')
          .set({ mail_time: new Date(`${day}T21:20:00Z`) })
          .where('facility_id', '=', facilityId)
          .where('letter_type', '=', type)
          .execute();
      }
    },
  };
}

const facilityOf = (db: Db, id: number) =>
  db
    .selectFrom('facilities')
    .select([
      'facility_number',
      'initial_letter_sent_date',
      'follow_up_letter_sent_date',
      'welcome_letter_sent_date',
    ])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

/**
 * The tenants of a batch. The statuses of the demo are those of today: everybody had no answer at the audit letter, and
 * some tenants selected a coverage only after their enrollment letter. A third of the welcome letters is left to send.
 */
async function chosen(db: Db, facilityId: number, type: LetterType): Promise<number[]> {
  const ofFacility = db
    .selectFrom('tenants')
    .select(['id', 'status', 'charge_confirmed_date'])
    .where('facility_id', '=', facilityId)
    .orderBy('id');
  if (type === 'initial') {
    const reachable = await ofFacility
      .where(hasCompleteAddress)
      .where('tagged_for_removal', '=', false)
      .where(sql<boolean>`coalesce(status not in ('moved_out', 'bad_address'), true)`)
      .execute();
    return reachable.map(({ id }) => id);
  }
  const tenants = await ofFacility.where('initial_letter_sent_date', 'is not', null).execute();
  return tenants
    .filter(({ status, charge_confirmed_date }, index) =>
      type === 'welcome'
        ? charge_confirmed_date !== null && index % 3 > 0
        : status === null || (status === 'selected_coverage' && index % 4 === 0),
    )
    .map(({ id }) => id);
}
