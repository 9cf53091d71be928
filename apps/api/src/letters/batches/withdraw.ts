import { buffer } from 'node:stream/consumers';
import type { BatchLetter } from '@audit-letters/api-client/contract';
import { sql, type Updateable } from 'kysely';
import { auditChange } from '../../audit/audit.ts';
import type { Db } from '../../database/engine.ts';
import { anyOf } from '../../database/expressions.ts';
import type { Tables } from '../../database/schema.ts';
import { transaction } from '../../database/transaction.ts';
import { batchChange } from '../../facilities/index.ts';
import { openFile, replaceFile } from '../../files/index.ts';
import { NotFound } from '../../http/errors.ts';
import type { CurrentSession } from '../../session/store.ts';
import type { LetterDeps } from '../deps.ts';
import { ConcurrentChange, untilUnchanged } from '../draft/draft.ts';
import type { BatchScope } from '../draft/selection.ts';
import type { Letter } from '../print/letter.ts';
import { titleOf } from './generate.ts';
import { withoutLetters } from './mailMerge.ts';
import { batchNamed } from './store.ts';
import { auditTaken, lockOpenBatch, restoreSentDates, takeBackBatch } from './takeBack.ts';

/** The letters of a batch, in the order of the pages. */
export async function lettersOfBatch(db: Db, filename: string): Promise<BatchLetter[]> {
  const { id } = await readBatch(db, filename);
  return db
    .selectFrom('letter_batch_tenants as letters')
    .leftJoin('tenants', 'tenants.id', 'letters.tenant_id')
    .leftJoin('facilities', 'facilities.id', 'letters.facility_id')
    .select(['letters.tenant_id', 'tenants.unit', 'facilities.facility_number'])
    .select(sql<string | null>`letter->>'recipient'`.as('recipient'))
    .where('batch_id', '=', id)
    .orderBy('position')
    .execute();
}

/**
 * Withdraws the letter of a tenant from a batch that is not mailed (LET-108): the tenant's sent date is as before it,
 * and the PDF and the mail merge are made again without it, under the same names. Letters whose text was erased
 * (OPS-24) cannot be printed again and are withdrawn with it. The last letter takes the batch back.
 */
export const withdrawLetter = (
  deps: LetterDeps,
  session: CurrentSession,
  filename: string,
  tenantId: number,
): Promise<void> =>
  untilUnchanged(async () => {
    const batchBefore = await readBatch(deps.db, filename);
    const letters = await storedLetters(deps.db, batchBefore.id);
    if (!letters.some(({ tenant_id }) => tenant_id === tenantId)) throw new NotFound();
    const withdrawn = letters
      .filter(({ letter, tenant_id }) => !letter || tenant_id === tenantId)
      .map(({ tenant_id }) => tenant_id);
    if (letters.length === withdrawn.length) return takeBackBatch(deps, session, filename);
    const files = await filesWithout(deps, batchBefore, letters, withdrawn).catch(
      async (error: unknown) => {
        // Another withdrawal may have replaced the files while they were read.
        const { tenant_count } = await readBatch(deps.db, filename);
        throw tenant_count === batchBefore.tenant_count ? error : new ConcurrentChange();
      },
    );
    await transaction(deps.db, async (trx) => {
      const { batch, recipients } = await lockOpenBatch(trx, filename, withdrawn);
      if (batch.tenant_count !== batchBefore.tenant_count) throw new ConcurrentChange();
      await restoreSentDates(trx, batch, withdrawn);
      await trx
        .deleteFrom('letter_batch_tenants')
        .where('batch_id', '=', batch.id)
        .where('tenant_id', '=', anyOf(withdrawn))
        .execute();
      const values: Updateable<Tables['letter_batches']> = {
        tenant_count: batch.tenant_count - withdrawn.length,
      };
      for (const { column, id, bytes } of files) values[column] = await replaceFile(trx, id, bytes);
      await trx.updateTable('letter_batches').set(values).where('id', '=', batch.id).execute();
      const fileIds = files.map(({ id }) => id);
      await trx.deleteFrom('files').where('id', '=', anyOf(fileIds)).execute();
      await auditTaken(trx, deps, session, { batch, recipients });
      const change = batchChange('withdraw', { ...batch, tenant_count: withdrawn.length });
      await auditChange(trx, deps, session, change);
    });
  });

const readBatch = (db: Db, filename: string) =>
  batchNamed(db, filename)
    .selectAll()
    .executeTakeFirstOrThrow(() => new NotFound());

type StoredBatch = Awaited<ReturnType<typeof readBatch>>;

/** The stored letters; `null` for one whose text was erased (OPS-24). */
const storedLetters = (db: Db, batchId: number) =>
  db
    .selectFrom('letter_batch_tenants')
    .select('tenant_id')
    .select(sql<Letter | null>`nullif(letter, '{}')`.as('letter'))
    .where('batch_id', '=', batchId)
    .orderBy('position')
    .execute();

/** The files of a batch without the letters of some tenants. Files whose content has expired stay as they are. */
async function filesWithout(
  { db, printer, layout, clock }: LetterDeps,
  { letter_type, day, save_time, ...batch }: StoredBatch,
  letters: Awaited<ReturnType<typeof storedLetters>>,
  withdrawn: readonly number[],
) {
  const isWithdrawn = letters.map(({ tenant_id }) => withdrawn.includes(tenant_id));
  const lettersLeft = letters.flatMap(({ letter }, at) =>
    letter && !isWithdrawn[at] ? letter : [],
  );
  const scope: BatchScope =
    batch.facility_id === null
      ? { facilityId: null, facilityNumber: null, state: batch.state ?? '' }
      : { facilityId: batch.facility_id, facilityNumber: batch.facility_number ?? '', state: null };
  const print = () =>
    printer.print({
      title: titleOf(letter_type, scope, day),
      letters: lettersLeft,
      createdAt: save_time,
      layout,
    });
  const merge = (workbook: Buffer) =>
    withoutLetters(workbook, isWithdrawn, { type: letter_type, scope, clock });
  const newFiles: { column: 'file_id' | 'mail_merge_file_id'; id: number; bytes: Buffer }[] = [];
  for (const column of ['file_id', 'mail_merge_file_id'] as const) {
    const file = await db
      .selectFrom('files')
      .select(['id', 'size'])
      .where('id', '=', batch[column])
      .where('expires_at', 'is', null)
      .executeTakeFirst();
    if (!file) continue;
    const bytes =
      column === 'file_id' ? await print() : await merge(await buffer(openFile(db, file)));
    newFiles.push({ column, id: file.id, bytes });
  }
  return newFiles;
}
