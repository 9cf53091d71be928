import type { GeneratedLetters } from '@audit-letters/api-client/contract';
import { letterTypes } from '@audit-letters/api-client/values';
import { sql } from 'kysely';
import { auditChange } from '../../audit/audit.ts';
import type { Transaction } from '../../database/transaction.ts';
import { batchChange } from '../../facilities/index.ts';
import { type NewFile, saveFile } from '../../files/index.ts';
import { type BatchRequest, ConcurrentChange, type DraftedBatch } from '../draft/draft.ts';
import { callOf, rememberBatch, rememberCall } from './calls.ts';
import { findBatch } from './store.ts';

/** The files of a batch, not stored yet. */
export interface PrintedBatch {
  savedAt: Date;
  letters: NewFile;
  mailMerge: NewFile;
}

interface BatchToRecord {
  request: BatchRequest;
  draft: DraftedBatch;
  printed: PrintedBatch;
  continues: boolean;
}

/**
 * Stores a printed batch and sets the sent date of its tenants, unless another call has done so. `continues` a call that has
 * made batches before.
 */
export async function recordBatch(
  trx: Transaction,
  { request, draft, printed, continues }: BatchToRecord,
): Promise<GeneratedLetters> {
  const { scope, type } = request;
  const { day } = draft;
  const tenantIds = draft.letters.map(({ tenant }) => tenant.id);
  const unchanged = await lockRows(trx, draft);
  // An equal call may have made the batch meanwhile.
  const existing = await findBatch(trx, day, request);
  if (existing) return existing;
  if (!unchanged) throw new ConcurrentChange();

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
      enrollment_letter_date: type === 'follow_up' ? request.enrollmentLetterDate : null,
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
      draft.letters.map(({ tenant, letter }, position) => ({
        batch_id: id,
        position,
        tenant_id: tenant.id,
        facility_id: tenant.facility_id,
        letter: JSON.stringify(letter),
        sent_date_before: tenant.sent_before,
        welcome_coverage_before: type === 'welcome' ? tenant.welcome_coverage_id : null,
        updated_at_before: tenant.updated_at,
      })),
    )
    .execute();
  await trx
    .updateTable('tenants')
    .set({
      [letterTypes[type].sentDate]: day,
      ...(type === 'welcome' && { welcome_coverage_id: sql.ref('coverage_id') }),
      updated_at: printed.savedAt,
    })
    .where('id', 'in', tenantIds)
    .execute();
  const call = callOf(request);
  if (call && continues) await rememberBatch(trx, call, letters.name);
  else if (call) await rememberCall(trx, call, letters.name, printed.savedAt);
  const change = batchChange('generate', { id, letter_type: type, tenant_count: tenantIds.length });
  await auditChange(trx, { clock: { now: () => printed.savedAt } }, request, change);
  return {
    file_name: letters.name,
    mail_merge_file_name: mailMerge.name,
    letter_type: type,
    tenant_count: tenantIds.length,
  };
}

/**
 * Locks the facilities, so that imports, archives and other batches of them wait, and then the tenants. Returns whether
 * all of them are as they were drafted.
 */
async function lockRows(trx: Transaction, { letters }: DraftedBatch): Promise<boolean> {
  const locked = async (table: 'facilities' | 'tenants', drafted: ReadonlyMap<number, Date>) => {
    const rows = await trx
      .selectFrom(table)
      .select(['id', 'updated_at'])
      .where('id', 'in', [...drafted.keys()])
      .orderBy('id')
      .forNoKeyUpdate()
      .execute();
    const isUnchanged = (row: (typeof rows)[number]) =>
      drafted.get(row.id)?.getTime() === row.updated_at.getTime();
    return rows.length === drafted.size && rows.every(isUnchanged);
  };
  const tenants = letters.map(({ tenant }) => tenant);
  const sameFacilities = await locked(
    'facilities',
    new Map(tenants.map((row) => [row.facility_id, row.facility_updated_at])),
  );
  const sameTenants = await locked(
    'tenants',
    new Map(tenants.map(({ id, updated_at }) => [id, updated_at])),
  );
  return sameFacilities && sameTenants;
}
