import { letterTypes } from '@audit-letters/api-client/values';
import { type Selectable, sql } from 'kysely';
import { auditChange } from '../../audit/audit.ts';
import type { Context } from '../../context.ts';
import { anyOf } from '../../database/expressions.ts';
import type { Tables } from '../../database/schema.ts';
import { type Transaction, transaction } from '../../database/transaction.ts';
import {
  batchChange,
  facilityChange,
  lockFacilities,
  startOfPeriod,
} from '../../facilities/index.ts';
import { HttpError, NotFound } from '../../http/errors.ts';
import type { CurrentSession } from '../../session/store.ts';
import { tenantChange } from '../../tenants/index.ts';
import { batchNamed } from './store.ts';

/**
 * Takes a batch back that is not mailed (LET-75): the sent dates of its tenants are as before it, and its files are
 * gone. Tenants who have a later letter of the type keep its date.
 */
export function takeBackBatch(
  context: Pick<Context, 'db' | 'clock'>,
  session: CurrentSession,
  filename: string,
): Promise<void> {
  return transaction(context.db, async (trx) => {
    const { batch, recipients } = await lockOpenBatch(trx, filename, null);
    await restoreSentDates(trx, batch, null);
    await trx.deleteFrom('letter_batches').where('id', '=', batch.id).execute();
    const files = [batch.file_id, batch.mail_merge_file_id].filter((id) => id !== null);
    const deletedFiles = await trx
      .deleteFrom('files')
      .where('id', 'in', files)
      .returning('display_name')
      .execute();
    await auditTaken(trx, context, session, { batch, recipients });
    const names = deletedFiles.map(({ display_name }) => display_name);
    const change = batchChange('take-back', batch, { files: names });
    await auditChange(trx, context, session, change);
  });
}

/** The batch of a name, locked, if its letters, or those of some tenants, have not left. */
export async function lockOpenBatch(
  trx: Transaction,
  filename: string,
  tenantIds: readonly number[] | null,
) {
  const found = await batchNamed(trx, filename).select('id').executeTakeFirst();
  if (!found) throw new NotFound();
  const recipients = await lockRecipients(trx, found.id, tenantIds);
  const batch = await batchNamed(trx, filename).selectAll().forUpdate().executeTakeFirst();
  if (!batch) throw new NotFound();
  if (batch.mail_time) {
    throw new HttpError(
      409,
      'These letters are marked as mailed. Clear their mail date first to take them back.',
    );
  }
  if (batch.facility_id === null) await assertNotMailedByFacility(trx, batch, recipients);
  return { batch, recipients };
}

/** The histories of the facilities and of the tenants say that their letters were taken back. */
export async function auditTaken(
  trx: Transaction,
  context: Pick<Context, 'clock'>,
  session: CurrentSession,
  { batch, recipients }: { batch: Batch; recipients: Recipients },
) {
  const { letter_type } = batch;
  for (const { id, letters, tenants } of recipients) {
    const details = { letter_type, tenants: letters, batch: batch.id };
    await auditChange(trx, context, session, facilityChange('take-back', id, details));
    const change = tenantChange('take-back', tenants, { fields: [], letter_type });
    await auditChange(trx, context, session, change);
  }
}

type Batch = Selectable<Tables['letter_batches']>;

/** The letters of a batch by state have left when the day that was entered for a facility says so (LET-96). */
async function assertNotMailedByFacility(
  trx: Transaction,
  { letter_type, day, save_time }: Batch,
  recipients: Recipients,
): Promise<void> {
  const facilitiesWithDate = await trx
    .selectFrom('facilities')
    .select('facility_number')
    .where('id', '=', anyOf(recipients.map(({ id }) => id)))
    .where(letterTypes[letter_type].sentDate, '>=', day)
    .where(startOfPeriod('facilities.id'), '<', save_time)
    .orderBy('facility_number')
    .execute();
  if (facilitiesWithDate.length === 0) return;
  const numbers = facilitiesWithDate.map(({ facility_number }) => facility_number).join(', ');
  throw new HttpError(
    409,
    `The facility has a mail date for these letters: ${numbers}. Clear the date first to take the letters back.`,
  );
}

/** The facilities of letters, with the number of their letters and the tenants who are still stored. */
type Recipients = Awaited<ReturnType<typeof lockRecipients>>;

/** Locks the facilities and then the tenants, as `recordBatch` does, of a batch or of the letters of some tenants. */
async function lockRecipients(
  trx: Transaction,
  batchId: number,
  tenantIds: readonly number[] | null,
) {
  const letters = await trx
    .selectFrom('letter_batch_tenants')
    .select(['tenant_id', 'facility_id'])
    .where('batch_id', '=', batchId)
    .$if(tenantIds !== null, (query) => query.where('tenant_id', '=', anyOf(tenantIds ?? [])))
    .execute();
  if (letters.length === 0) throw new NotFound();
  const facilities = await lockFacilities(
    trx,
    sql`id = ${anyOf(letters.flatMap(({ facility_id }) => facility_id ?? []))}`,
  );
  const tenants = await trx
    .selectFrom('tenants')
    .select(['id', 'facility_id'])
    .where('id', '=', anyOf(letters.map(({ tenant_id }) => tenant_id)))
    .orderBy('id')
    .forUpdate()
    .execute();
  return facilities.map(({ id }) => ({
    id,
    letters: letters.filter(({ facility_id }) => facility_id === id).length,
    tenants: tenants.filter(({ facility_id }) => facility_id === id).map((tenant) => tenant.id),
  }));
}

/**
 * The tenants of the batch, or some of them, get their earlier dates, also in the bin, unless they have a later letter
 * of the type.
 */
export async function restoreSentDates(
  trx: Transaction,
  { id, letter_type, day }: Batch,
  tenantIds: readonly number[] | null,
): Promise<void> {
  const column = letterTypes[letter_type].sentDate;
  const isTaken = sql`taken.batch_id = ${id} and coalesce(taken.tenant_id = any(${tenantIds}::int[]), true)`;
  const later = sql`
    select min(batch_id) from letter_batch_tenants as others
    join letter_batches on letter_batches.id = others.batch_id
    where others.tenant_id = taken.tenant_id and batch_id > ${id} and letter_type = ${letter_type}
  `;
  const former = {
    [column]: sql`taken.sent_date_before`,
    ...(letter_type === 'welcome' && { welcome_coverage_id: sql`taken.welcome_coverage_before` }),
  };
  const columns = Object.entries(former);
  await sql`
    update letter_batch_tenants as next set sent_date_before = taken.sent_date_before,
      welcome_coverage_before = taken.welcome_coverage_before
    from letter_batch_tenants as taken
    where ${isTaken} and next.tenant_id = taken.tenant_id and next.batch_id = (${later})
  `.execute(trx);
  await sql`
    update tenants set ${sql.join(columns.map(([name, value]) => sql`${sql.ref(name)} = ${value}`))}
    from letter_batch_tenants as taken
    where ${isTaken} and tenants.id = taken.tenant_id
      and tenants.${sql.ref(column)} = ${day} and (${later}) is null
  `.execute(trx);
  await sql`
    update undo_rows
    set before = before || jsonb_build_object(${sql.join(columns.flatMap(([name, value]) => [sql.lit(name), value]))})
    from letter_batch_tenants as taken
    where ${isTaken} and table_name = 'tenants' and row_id = taken.tenant_id and after is null
      and before->>${column}::text = ${day}::text and (${later}) is null
  `.execute(trx);
}
