import type { Day, GeneratedLetters, LetterType } from '@audit-letters/api-client/contract';
import { transaction, violatedUnique } from '../../database/transaction.ts';
import { randomNamePart } from '../../files/index.ts';
import { HttpError, Invalid } from '../../http/errors.ts';
import { XLSX_MEDIA_TYPE } from '../../sheets/write.ts';
import type { LetterDeps } from '../deps.ts';
import {
  type BatchRequest,
  ConcurrentChange,
  type DraftedBatch,
  draftBatch,
} from '../draft/draft.ts';
import { digestOf } from '../draft/recipients.ts';
import { mailMergeWorkbook } from './mailMerge.ts';
import { callOf, type PrintedBatch, recordBatch, requestKey } from './record.ts';
import { findBatch, findRepeated, namesOfDay } from './store.ts';

const ATTEMPTS = 4;

/**
 * Generates a batch: one PDF, one mail merge file and the tenants' sent dates (LET-24). Printing takes longest, so it
 * happens before the transaction. The transaction locks the rows of the draft; when one of them has changed meanwhile,
 * the letters are drafted and printed again.
 */
export async function generateLetters(
  deps: LetterDeps,
  request: BatchRequest,
): Promise<GeneratedLetters> {
  const { db, clock } = deps;
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const repeated = await findRepeated(db, callOf(request), clock.now());
    if (repeated) return repeated;
    const draft = await draftBatch(deps, request);
    const withLeftOut = (batch: GeneratedLetters) =>
      draft.leftOut.length > 0 ? { ...batch, left_out: draft.leftOut } : batch;
    const existing = await findBatch(db, draft.day, requestKey(request, draft));
    if (existing) return withLeftOut(existing);
    const digest = digestOf(draft.letters.map(({ tenant }) => tenant.id));
    if (request.digest !== undefined && request.digest !== digest)
      throw new HttpError(409, changed);
    const printed = await printBatch(deps, request, draft);
    try {
      return withLeftOut(await transaction(db, (trx) => recordBatch(trx, request, draft, printed)));
    } catch (error) {
      const isRepeated = violatedUnique(error) === 'letter_batches_idempotency_key';
      if (!isRepeated && !(error instanceof ConcurrentChange)) throw error;
    }
  }
  throw new HttpError(
    409,
    'The tenants of these letters are being changed at this moment. Please try again.',
  );
}

const changed = 'These letters have changed since you were asked. Nothing was printed.';

const titles: Record<LetterType, string> = {
  initial: 'Audit letters',
  follow_up: 'Enrollment letters',
  welcome: 'Welcome letters',
};

/** 'L-103_audit_letters_2026-10-01', the next batch of the day with '_2'. Characters that paths use are replaced. */
function fileNameOf(
  placeName: string,
  type: LetterType,
  day: Day,
  taken: ReadonlySet<string>,
): string {
  const place = [...placeName.replace(/[^\p{L}\p{M}\p{N}_-]/gu, '_')].slice(0, 40).join('');
  const first = `${place}_${titles[type].toLowerCase().replace(' ', '_')}_${day}`;
  let name = first;
  for (let next = 2; taken.has(`${name}.pdf`); next += 1) name = `${first}_${next}`;
  return name;
}

async function printBatch(
  { db, clock, printer, layout }: LetterDeps,
  request: BatchRequest,
  draft: DraftedBatch,
): Promise<PrintedBatch> {
  const { scope, type, userId } = request;
  const { day } = draft;
  const savedAt = clock.now();
  const placeName = scope.facilityNumber ?? scope.state ?? '';
  const fileName = fileNameOf(placeName, type, day, await namesOfDay(db, type, day));
  const drawn = await printer.print({
    title: `${titles[type]} for ${placeName}, ${day}`,
    letters: draft.letters.map(({ letter }) => letter),
    createdAt: savedAt,
    layout,
  });
  if ('unprintable' in drawn) {
    const reasons = drawn.unprintable.map(({ reason }) => reason);
    const more = reasons.length > 5 ? ` There are ${reasons.length - 5} more such letters.` : '';
    throw new Invalid(`No letters were made. ${reasons.slice(0, 5).join(' ')}${more}`);
  }
  const common = { user_id: userId, facility_id: scope.facilityId, expires_at: null };
  // File names show in address bars. The random part prevents guessing others.
  const name = `${fileName}_${randomNamePart()}`;
  return {
    savedAt,
    letters: {
      ...common,
      name: `${name}.pdf`,
      kind: 'letters',
      display_name: `${fileName}.pdf`,
      media_type: 'application/pdf',
      bytes: drawn.pdf,
    },
    mailMerge: {
      ...common,
      name: `${name}_mail_merge.xlsx`,
      kind: 'mail_merge',
      display_name: `${fileName}_mail_merge.xlsx`,
      media_type: XLSX_MEDIA_TYPE,
      bytes: await mailMergeWorkbook(draft.letters, { type, scope, clock }),
    },
  };
}
