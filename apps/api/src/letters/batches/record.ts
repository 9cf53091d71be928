import { isDeepStrictEqual } from 'node:util';
import type { GeneratedLetters, LetterType } from '@audit-letters/api-client/contract';
import { letterTypes } from '@audit-letters/api-client/values';
import { sql } from 'kysely';
import { auditChange } from '../../audit/audit.ts';
import { anyOf } from '../../database/expressions.ts';
import type { Transaction } from '../../database/transaction.ts';
import { batchChange, lockFacilities } from '../../facilities/index.ts';
import { type NewFile, saveFile } from '../../files/index.ts';
import type { DraftedLetter } from '../draft/composeLetter.ts';
import { type BatchRequest, ConcurrentChange, type DraftedBatch } from '../draft/draft.ts';
import { letterRows, tenantsOf } from '../draft/selection.ts';
import { earlierLetters, rememberBatch } from './calls.ts';

/** The files of a batch, not stored yet. */
export interface PrintedBatch {
  savedAt: Date;
  letters: NewFile;
  mailMerge: NewFile;
}

/** Stores a printed batch and sets the sent date of its tenants, unless an equal call has done so. */
export async function recordBatch(
  trx: Transaction,
  request: BatchRequest,
  { day, letters: drafted }: DraftedBatch,
  printed: PrintedBatch,
): Promise<GeneratedLetters> {
  const { scope, type } = request;
  const tenantIds = drafted.map(({ tenant }) => tenant.id);
  const isUnchanged = await isAsDrafted(trx, type, drafted);
  // A batch of a call for all belongs to one that was not answered before.
  const earlier = request.all
    ? null
    : await earlierLetters(trx, { day, at: printed.savedAt }, request);
  if (earlier) return earlier.batches[0];
  if (!isUnchanged) throw new ConcurrentChange();

  const letters = await saveFile(trx, printed.letters, printed.savedAt);
  const mailMerge = await saveFile(trx, printed.mailMerge, printed.savedAt);
  const { id } = await trx
    .insertInto('letter_batches')
    .values({
      facility_id: scope.facilityId,
      facility_number: scope.facilityNumber,
      state: scope.state,
      letter_type: type,
      tenant_count: tenantIds.length,
      save_time: printed.savedAt,
      enrollment_letter_date: request.enrollmentLetterDate,
      day,
      file_id: letters.id,
      mail_merge_file_id: mailMerge.id,
      filename: letters.name,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('letter_batch_tenants')
    .values(
      drafted.map(({ tenant, letter }, position) => ({
        batch_id: id,
        position,
        tenant_id: tenant.id,
        facility_id: tenant.facility_id,
        letter: JSON.stringify(letter),
        sent_date_before: tenant.sent_before,
        welcome_coverage_before: type === 'welcome' ? tenant.welcome_coverage_id : null,
      })),
    )
    .execute();
  await trx
    .updateTable('tenants')
    .set({
      [letterTypes[type].sentDate]: day,
      ...(type === 'welcome' && { welcome_coverage_id: sql.ref('coverage_id') }),
    })
    .where('id', 'in', tenantIds)
    .execute();
  await rememberBatch(trx, request, letters.name, printed.savedAt);
  const change = batchChange('generate', { id, letter_type: type, tenant_count: tenantIds.length });
  await auditChange(trx, { clock: { now: () => printed.savedAt } }, request, change);
  return {
    file_name: letters.name,
    mail_merge_file_name: mailMerge.name,
    letter_type: type,
    tenant_count: tenantIds.length,
  };
}

/** Locks the facilities and then the tenants. Returns whether all that was read for the letters is still so. */
async function isAsDrafted(
  trx: Transaction,
  type: LetterType,
  letters: readonly DraftedLetter[],
): Promise<boolean> {
  const rows = letters.map(({ tenant }) => tenant).toSorted((one, other) => one.id - other.id);
  await lockFacilities(trx, sql`id = ${anyOf([...new Set(rows.map((row) => row.facility_id))])}`);
  const rowsNow = await letterRows(
    tenantsOf(
      trx,
      rows.map(({ id }) => id),
    ),
    type,
  )
    .orderBy('tenants.id')
    .forNoKeyUpdate('tenants')
    .execute();
  return isDeepStrictEqual(rowsNow, rows);
}
