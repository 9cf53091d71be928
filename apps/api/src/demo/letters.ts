import { type Day, type LetterType, LetterTypes } from '@audit-letters/api-client/contract';
import { letterTypes } from '@audit-letters/api-client/values';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import type { Db } from '../database/engine.ts';
import type { FacilityRecord } from '../database/schema.ts';
import { generateLetters, letterDeps } from '../letters/index.ts';
import { hasCompleteAddress } from '../tenants/index.ts';

/** Generates a batch of a facility on a day as a user, with the code of the server. */
export async function generateOn(
  context: Context,
  userId: number,
  { id, facility_number }: { id: number; facility_number: string },
  type: LetterType,
  day: Day,
) {
  const clock = { today: () => day, now: () => new Date(`${day}T15:00:00Z`) };
  return generateLetters(
    { ...letterDeps(context), clock },
    {
      scope: { facilityId: id, facilityNumber: facility_number, state: null },
      type,
      tenantIds: await recipientIds(context.db, id, type),
      enrollmentLetterDate: null,
      idempotencyKey: null,
      userId,
    },
  );
}

/** Generates a batch for each sent date of a facility, and marks it as mailed on that day. */
export async function mailLetters(context: Context, userId: number, facility: FacilityRecord) {
  for (const type of LetterTypes) {
    const day = facility[letterTypes[type].sentDate];
    if (!day) continue;
    const { file_name } = await generateOn(context, userId, facility, type, day);
    await context.db
      .updateTable('letter_batches')
      .set({ mail_time: new Date(`${day}T21:20:00Z`) })
      .where('filename', '=', file_name)
      .execute();
  }
}

/**
 * The tenants of a batch. The statuses of the demo are those of today: everybody had no answer at the audit letter, and
 * some tenants selected a coverage only after their enrollment letter. A third of the welcome letters is left to send.
 */
async function recipientIds(db: Db, facilityId: number, type: LetterType): Promise<number[]> {
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
