import { createHash } from 'node:crypto';
import type { Day, GeneratedLetters, LetterType } from '@audit-letters/api-client/contract';
import type { Db } from '../database/engine.ts';
import { type Transaction, transaction } from '../database/transaction.ts';
import { type NewFile, randomNamePart, saveFile } from '../files/index.ts';
import { HttpError, Invalid } from '../http/errors.ts';
import { XLSX_MEDIA_TYPE } from '../sheets/write.ts';
import { audit } from '../shell/audit.ts';
import type { Clock } from '../time/clock.ts';
import {
  type AddressedLetter,
  type BatchOrder,
  type DraftedBatch,
  draftBatch,
  Outdated,
} from './draft.ts';
import { mailMergeWorkbook } from './mailMerge.ts';
import type { Layout } from './print/layout.ts';
import type { LetterPrinter } from './print/pdf.ts';
import { readyFor } from './readiness.ts';
import type { Templates } from './templates.ts';

/** What generating needs beside the order itself. */
export interface LetterShop {
  db: Db;
  clock: Clock;
  printer: LetterPrinter;
  templates: Templates;
  layout: Layout;
}

const ATTEMPTS = 4;

/**
 * Makes a batch: one PDF, one mail-merge workbook, the tenants' sent dates, all in one transaction.
 * Printing takes longest and happens before it; inside, everything is read once more under lock, and
 * if a letter would now say something else, it is printed anew.
 */
export async function generateLetters(
  shop: LetterShop,
  order: BatchOrder,
): Promise<GeneratedLetters> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const draft = await draftBatch(shop.db, shop.templates, order, shop.clock.today());
    const existing = await findBatch(shop.db, shop.clock.today(), requestKey(order, draft));
    if (existing) return existing;
    const files = await printBatch(shop, order, draft);
    try {
      return await transaction(shop.db, (trx) => recordBatch(trx, shop, order, draft, files));
    } catch (error) {
      if (!(error instanceof Outdated)) throw error;
    }
  }
  throw new HttpError(
    409,
    'The tenants of these letters are being changed at this moment. Please try again.',
  );
}

/** The same facility, letters and tenants on the same day are the same request (LET-25). */
function requestKey(
  { scope, type, enrollmentLetterDate }: BatchOrder,
  { addressed }: DraftedBatch,
): string {
  const tenants = addressed.map(({ tenantId }) => tenantId).sort((one, other) => one - other);
  const printedDay = type === 'follow_up' ? enrollmentLetterDate : null;
  const request = JSON.stringify([scope.facilityId, scope.state, type, printedDay, tenants]);
  return createHash('sha256').update(request).digest('hex');
}

async function findBatch(
  db: Db | Transaction,
  day: Day,
  key: string,
): Promise<GeneratedLetters | undefined> {
  const batch = await db
    .selectFrom('letter_batches')
    .leftJoin('files', 'files.id', 'letter_batches.mail_merge_file_id')
    .select(['filename', 'letter_type', 'tenant_count', 'files.name as mail_merge_file_name'])
    .where('day', '=', day)
    .where('request_key', '=', key)
    .executeTakeFirst();
  return (
    batch &&
    receipt(batch.filename, batch.mail_merge_file_name, batch.letter_type, batch.tenant_count)
  );
}

const receipt = (
  file_name: string,
  mail_merge_file_name: string | null,
  letter_type: LetterType,
  tenant_count: number,
): GeneratedLetters => ({ file_name, mail_merge_file_name, letter_type, tenant_count });

interface PrintedBatch {
  savedAt: Date;
  letters: NewFile;
  mailMerge: NewFile;
}

const letterWords: Record<LetterType, string> = {
  initial: 'Audit letters',
  follow_up: 'Enrollment letters',
  welcome: 'Welcome letters',
};

/** 'L-103_audit_letters_2026-10-01'; a slash or another sign of paths never gets into a file's name. */
function fileNameOf(whose: string, type: LetterType, day: Day): string {
  const place = [...whose.replace(/[^\p{L}\p{M}\p{N}_-]/gu, '_')].slice(0, 40).join('');
  return `${place}_${letterWords[type].toLowerCase().replace(' ', '_')}_${day}`;
}

async function printBatch(
  shop: LetterShop,
  order: BatchOrder,
  draft: DraftedBatch,
): Promise<PrintedBatch> {
  const { scope, type, userId } = order;
  const savedAt = shop.clock.now();
  const whose = scope.facilityNumber ?? scope.state ?? '';
  const day = shop.clock.today();
  const fileName = fileNameOf(whose, type, day);
  const drawn = await shop.printer.print({
    title: `${letterWords[type]} for ${whose}, ${day}`,
    letters: draft.letters,
    createdAt: savedAt,
    layout: shop.layout,
  });
  if ('unprintable' in drawn) {
    const reasons = drawn.unprintable.map(({ reason }) => reason);
    const more = reasons.length > 5 ? ` There are ${reasons.length - 5} more such letters.` : '';
    throw new Invalid(`No letters were made. ${reasons.slice(0, 5).join(' ')}${more}`);
  }
  const common = { userId, facilityId: scope.facilityId, expiresAt: null };
  // The names can be seen in address bars, but guessing one takes its random part.
  const name = `${fileName}_${randomNamePart()}`;
  return {
    savedAt,
    letters: {
      ...common,
      name: `${name}.pdf`,
      kind: 'letters',
      displayName: `${fileName}.pdf`,
      mediaType: 'application/pdf',
      bytes: drawn.pdf,
    },
    mailMerge: {
      ...common,
      name: `${name}_mail_merge.xlsx`,
      kind: 'mail_merge',
      displayName: `${fileName}_mail_merge.xlsx`,
      mediaType: XLSX_MEDIA_TYPE,
      bytes: await mailMergeWorkbook(draft.addressed, { type, scope, clock: shop.clock }),
    },
  };
}

async function recordBatch(
  trx: Transaction,
  shop: LetterShop,
  order: BatchOrder,
  draft: DraftedBatch,
  printed: PrintedBatch,
): Promise<GeneratedLetters> {
  const { scope, type } = order;
  const day = shop.clock.today();
  const tenantIds = draft.addressed.map(({ tenantId }) => tenantId);
  await lock(trx, draft.addressed);
  const key = requestKey(order, draft);
  const existing = await findBatch(trx, day, key);
  if (existing) return existing;
  await expectUnchanged(trx, shop, order, draft);

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
      enrollment_letter_date: type === 'follow_up' ? order.enrollmentLetterDate : null,
      day,
      request_key: key,
      file_id: letters.id,
      mail_merge_file_id: mailMerge.id,
      filename: letters.name,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('letter_batch_tenants')
    .values(
      draft.letters.map((letter, position) => ({
        batch_id: id,
        position,
        tenant_id: tenantIds[position] ?? 0,
        letter: JSON.stringify(letter),
      })),
    )
    .execute();
  await trx
    .updateTable('tenants')
    .set({ [`${type}_letter_sent_date`]: day, updated_at: printed.savedAt })
    .where('id', 'in', tenantIds)
    .execute();
  await audit(trx, {
    at: printed.savedAt,
    userId: order.userId,
    action: 'generate',
    objectType: 'letter_batch',
    objectIds: [id],
    details: { letter_type: type, tenants: tenantIds.length },
  });
  return receipt(letters.name, mailMerge.name, type, tenantIds.length);
}

/** Imports, archives and other batches of these facilities wait, and their tenants stay as they are. */
async function lock(trx: Transaction, addressed: readonly AddressedLetter[]): Promise<void> {
  const facilityIds = [...new Set(addressed.map(({ facilityId }) => facilityId))];
  await trx
    .selectFrom('facilities')
    .select('id')
    .where('id', 'in', facilityIds)
    .orderBy('id')
    .forUpdate()
    .execute();
  await trx
    .selectFrom('tenants')
    .select('id')
    .where(
      'id',
      'in',
      addressed.map(({ tenantId }) => tenantId),
    )
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Reads the batch once more: whoever is no longer ready, or would be written something else, ends it. */
async function expectUnchanged(
  trx: Transaction,
  shop: LetterShop,
  order: BatchOrder,
  draft: DraftedBatch,
): Promise<void> {
  const chosen = draft.addressed.map(({ tenantId }) => tenantId);
  if (order.chosen === null) {
    const { ready } = await trx
      .selectFrom('tenants')
      .select(({ fn }) => fn.countAll<number>().as('ready'))
      .where('tenants.id', 'in', chosen)
      .where(readyFor[order.type])
      .executeTakeFirstOrThrow();
    if (ready !== chosen.length) throw new Outdated();
  }
  const current = await draftBatch(trx, shop.templates, { ...order, chosen }, shop.clock.today());
  if (JSON.stringify(current) !== JSON.stringify(draft)) throw new Outdated();
}
