import { hash } from 'node:crypto';
import type { GeneratedLetters } from '@audit-letters/api-client/contract';
import { sql } from 'kysely';
import { audit } from '../../audit/audit.ts';
import type { Transaction } from '../../database/transaction.ts';
import { sentDateColumn } from '../../facilities/index.ts';
import { type NewFile, saveFile } from '../../files/index.ts';
import { type BatchRequest, ConcurrentChange, type DraftedBatch } from '../draft/draft.ts';
import { findBatch, findRepeated } from './store.ts';

/** The files of a batch, not stored yet. */
export interface PrintedBatch {
  savedAt: Date;
  letters: NewFile;
  mailMerge: NewFile;
}

/** Stores a printed batch and sets the sent date of its tenants, unless another call has done so. */
export async function recordBatch(
  trx: Transaction,
  request: BatchRequest,
  draft: DraftedBatch,
  printed: PrintedBatch,
): Promise<GeneratedLetters> {
  const { scope, type } = request;
  const { day } = draft;
  const tenantIds = draft.letters.map(({ tenant }) => tenant.id);
  const call = callOf(request);
  await lockCall(trx, call.callKey);
  const repeated = await findRepeated(trx, call, printed.savedAt);
  if (repeated) return repeated;
  const unchanged = await lockRows(trx, draft);
  const key = requestKey(request, draft);
  const existing = await findBatch(trx, day, key);
  // The batch of another user: with `onlyReady`, its letters are not reported a second time.
  if (existing && !request.onlyReady) return existing;
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
      request_key: key,
      idempotency_key: call.idempotencyKey,
      call_key: call.callKey,
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
      [sentDateColumn(type)]: day,
      ...(type === 'welcome' && { welcome_coverage_id: sql.ref('coverage_id') }),
      updated_at: printed.savedAt,
    })
    .where('id', 'in', tenantIds)
    .execute();
  await audit(trx, {
    at: printed.savedAt,
    userId: request.userId,
    action: 'generate',
    objectType: 'letter_batch',
    objectIds: [id],
    details: { letter_type: type, tenants: tenantIds.length },
  });
  return {
    file_name: letters.name,
    mail_merge_file_name: mailMerge.name,
    letter_type: type,
    tenant_count: tenantIds.length,
  };
}

/** Makes equal calls wait for each other: the second one finds the batch of the first (LET-91). */
const lockCall = (trx: Transaction, callKey: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${callKey}, 0))`.execute(trx);

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

/** Identifies a request: the same facility or state, type, printed date and tenants (LET-25). */
export function requestKey(
  { scope, type, enrollmentLetterDate }: BatchRequest,
  { letters }: DraftedBatch,
): string {
  const tenants = letters.map(({ tenant }) => tenant.id).sort((one, other) => one - other);
  // A welcome letter of another coverage is another letter (LET-107).
  const coverages = type === 'welcome' ? letters.map(({ tenant }) => tenant.coverage_id) : [];
  const printedDay = type === 'follow_up' ? enrollmentLetterDate : null;
  const identity = [scope.facilityId, scope.state, type, printedDay, tenants, ...coverages];
  return hashOf(identity);
}

/** Identifies a call: by its user and parameters, and by the key that its client sends (LET-59, LET-91). */
export function callOf({
  scope,
  type,
  tenantIds,
  enrollmentLetterDate,
  onlyReady,
  userId,
  idempotencyKey,
}: BatchRequest) {
  const tenants = tenantIds?.toSorted((one, other) => one - other) ?? null;
  const parameters = [
    scope.facilityId,
    scope.state,
    type,
    tenants,
    enrollmentLetterDate,
    onlyReady ?? false,
  ];
  return {
    callKey: hashOf([userId, ...parameters]),
    idempotencyKey: idempotencyKey === null ? null : hashOf([userId, idempotencyKey]),
  };
}

const hashOf = (values: readonly unknown[]): string => hash('sha256', JSON.stringify(values));
