import { isDeepStrictEqual } from 'node:util';
import type { Day } from '@audit-letters/api-client/contract';
import { LetterTypes, letterTypes } from '@audit-letters/api-client/values';
import { sql } from 'kysely';
import { type Actor, auditChange } from '../audit/audit.ts';
import type { Context } from '../context.ts';
import type { Db } from '../database/engine.ts';
import type { FacilityRecord } from '../database/schema.ts';
import { type Transaction, transaction } from '../database/transaction.ts';
import {
  coverageLabels,
  facilityChange,
  findFacility,
  lockFacility,
  premiumPerMonth,
  withStats,
} from '../facilities/index.ts';
import { saveFile } from '../files/index.ts';
import { Invalid } from '../http/errors.ts';
import { XLSX_MEDIA_TYPE } from '../sheets/write.ts';
import { facilityTenants } from '../tenants/index.ts';
import { forgetTenants } from '../undo/restore.ts';
import { backUp, type Period } from './backup.ts';

/** The letter dates of the period that begins. */
export type NewDates = Pick<
  FacilityRecord,
  'letter_effective_date' | 'initial_letter_send_date' | 'follow_up_letter_send_date'
>;

interface Archive {
  facilityId: number;
  dates: NewDates;
  session: Actor;
  /** What the backup was made from before the transaction. */
  draft: { period: Period; workbook: Buffer };
}

/**
 * Ends a facility's period, which cannot be undone. One transaction stores the backup, records the period, deletes the
 * tenants and resets the facility. All other calls of the embedded database wait for it, so the backup is made before.
 * Returns its name.
 */
export async function archiveFacility(
  context: Pick<Context, 'db' | 'clock'>,
  facilityId: number,
  dates: NewDates,
  session: Actor,
): Promise<string> {
  const period = await readPeriod(context.db, facilityId, context.clock.today());
  const draft = { period, workbook: await backUp(period, context.clock) };
  const archive = { facilityId, dates, session, draft };
  return transaction(context.db, (trx) => execute(trx, context, archive));
}

async function execute(
  trx: Transaction,
  { clock }: Pick<Context, 'clock'>,
  { facilityId, dates, session, draft }: Archive,
): Promise<string> {
  const now = clock.now();
  await lockPeriod(trx, facilityId);
  const period = await readPeriod(trx, facilityId, clock.today());
  await assertNotJustArchived(trx, period);
  const { facility, tenants } = period;
  const filename = archiveName(period, clock.today());
  await assertNameFree(trx, filename);
  const file = await saveFile(
    trx,
    {
      name: filename,
      kind: 'archive',
      display_name: filename,
      media_type: XLSX_MEDIA_TYPE,
      bytes: isDeepStrictEqual(period, draft.period) ? draft.workbook : await backUp(period, clock),
      user_id: session.userId,
      facility_id: facility.id,
      expires_at: null,
    },
    now,
  );
  const premium_cents = await premiumPerMonth(trx, facility.id);
  const { id: archiveId } = await trx
    .insertInto('archived_periods')
    .values({
      facility_id: facility.id,
      facility_number: facility.facility_number,
      prime_site_id: facility.prime_site_id,
      letter_effective_date: facility.letter_effective_date,
      percent_complete: facility.stats.percent_complete,
      stats: JSON.stringify({ ...facility.stats, premium_cents }),
      filename,
      file_id: file.id,
      archived_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await keepIdentities(trx, archiveId, facility.id, facility.letter_effective_date);
  // A tenant of the old period must not return into the new one.
  await forgetTenants(trx, facility.id);
  await trx.deleteFrom('tenants').where('facility_id', '=', facility.id).execute();
  await trx.deleteFrom('put_away_work').where('facility_id', '=', facility.id).execute();
  await deleteNamesOfImports(trx, facility.id);
  await beginPeriod(trx, facility.id, dates, now);
  const details = { archive: archiveId, tenants: tenants.length };
  await auditChange(trx, { clock }, session, facilityChange('archive', facility.id, details));
  return filename;
}

/** Locks the facility and its tenants. */
async function lockPeriod(trx: Transaction, facilityId: number): Promise<void> {
  await lockFacility(trx, facilityId);
  await trx
    .selectFrom('tenants')
    .select('id')
    .where('facility_id', '=', facilityId)
    .forUpdate()
    .execute();
}

const readPeriod = async (db: Db, facilityId: number, today: Day): Promise<Period> => ({
  facility: withStats(await findFacility(db, facilityId)),
  tenants: await facilityTenants(db, facilityId, {}, today).execute(),
  coverages: await coverageLabels(db),
});

/** A second click must not archive the empty period that the first one began (ARC-20). */
async function assertNotJustArchived(
  trx: Transaction,
  { facility, tenants }: Period,
): Promise<void> {
  if (tenants.length > 0) return;
  const formerPeriod = await trx
    .selectFrom('archived_periods')
    .select('id')
    .where('facility_id', '=', facility.id)
    .executeTakeFirst();
  if (formerPeriod) {
    throw new Invalid('This facility has been archived and has no new tenants since.');
  }
}

/** A period is archived once, and its backup has its date in the name (ARC-20). */
async function assertNameFree(trx: Transaction, filename: string): Promise<void> {
  const fileOfName = await trx
    .selectFrom('files')
    .select('id')
    .where('name', '=', filename)
    .executeTakeFirst();
  if (!fileOfName) return;
  throw new Invalid(
    'This facility has been archived with this Letter Effective Date already. Change the date first.',
  );
}

/** The name of the backup (ARC-19). Without an effective date, it holds the day of archiving. */
function archiveName({ facility }: Period, today: Day): string {
  const day = facility.letter_effective_date ?? today;
  return `${facility.facility_number}_${facility.prime_site_id ?? ''}_${day}.xlsx`;
}

/** Keeps the names, units and streets of the tenants, so that later imports can find duplicates (IMP-15). */
async function keepIdentities(
  trx: Transaction,
  archiveId: number,
  facilityId: number,
  effectiveDay: Day | null,
): Promise<void> {
  await sql`
    insert into archived_tenants (archive_id, facility_id, import_key, first_name, last_name, name_key, address,
      unit, status, letter_effective_date)
    select ${archiveId}::integer, facility_id, import_key, first_name, last_name, name_key, address,
      unit, status, ${effectiveDay}::date
    from tenants where facility_id = ${facilityId}
  `.execute(trx);
}

/** Deletes the names and addresses that imports keep for their undo, which needs the tenants, and for refused rows. */
async function deleteNamesOfImports(trx: Transaction, facilityId: number): Promise<void> {
  await sql`
    update imports set changes = '[]', errors = '[]', errors_dismissed_at = coalesce(errors_dismissed_at, created_at)
    where facilities @> jsonb_build_array(jsonb_build_object('facility_id', ${facilityId}::int))
  `.execute(trx);
}

/** Resets the fields of a period: dates, upload count, confirmations and tagging. */
async function beginPeriod(
  trx: Transaction,
  facilityId: number,
  dates: NewDates,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('facilities')
    .set({
      upload_count: 0,
      ...dates,
      welcome_letter_send_date: dates.letter_effective_date,
      ...Object.fromEntries(LetterTypes.map((type) => [letterTypes[type].sentDate, null])),
      confirmed_move_outs_date: null,
      confirmed_no_move_outs_date: null,
      can_tag_removal: true,
      updated_at: now,
    })
    .where('id', '=', facilityId)
    .execute();
}
