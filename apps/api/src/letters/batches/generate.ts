import {
  type Day,
  type GeneratedLetters,
  type LetterGroup,
  LetterLimit,
  type LetterType,
} from '@audit-letters/api-client/contract';
import { letterNames } from '@audit-letters/api-client/values';
import { transaction } from '../../database/transaction.ts';
import { randomNamePart } from '../../files/index.ts';
import { HttpError } from '../../http/errors.ts';
import { XLSX_MEDIA_TYPE } from '../../sheets/write.ts';
import type { LetterDeps } from '../deps.ts';
import {
  type BatchRequest,
  type DraftedBatch,
  draftBatch,
  NobodyReady,
  readReady,
  untilUnchanged,
} from '../draft/draft.ts';
import { type BatchScope, placeNameOf } from '../draft/selection.ts';
import { composeQuestion } from '../question/question.ts';
import { countMailing } from '../store.ts';
import { type MadeLetters, makeOnce } from './calls.ts';
import { mailMergeWorkbook } from './mailMerge.ts';
import { type PrintedBatch, recordBatch } from './record.ts';
import { namesOfDay } from './store.ts';

/** Generates the letters of the chosen tenants, or of the first 300 that are ready. */
export async function generateLetters(
  deps: LetterDeps,
  request: BatchRequest,
): Promise<GeneratedLetters> {
  const letters = await makeOnce(deps, request, async () => ({
    batches: [await generateBatch(deps, request)],
  }));
  return letters.batches[0];
}

/** The batches of a call for all ready tenants. */
interface AllLetters extends MadeLetters {
  leftOut: LetterGroup[];
  /** How many tenants are still ready. */
  remaining: number;
}

/**
 * Generates the letters of all ready tenants in batches of 300, at most 3,000 (LET-69). Tenants who are no longer ready
 * when their batch begins are left out. Throws if the first batch fails; a later one ends the call.
 */
export async function generateAllLetters(
  deps: LetterDeps,
  request: BatchRequest,
): Promise<AllLetters> {
  const { rows, leftOut } = await readReady(deps, request);
  const letters = await makeOnce(deps, request, async () => {
    const ids = rows.map(({ id }) => id);
    const {
      batches: [first, ...others],
      failure,
    } = await generateBatches(deps, request, ids);
    if (!first) throw failure ?? new NobodyReady(request.type, leftOut);
    return { batches: [first, ...others], failure };
  });
  return { ...letters, leftOut, remaining: await remainingOf(deps, request, leftOut) };
}

async function generateBatches(deps: LetterDeps, request: BatchRequest, ids: readonly number[]) {
  const batches: GeneratedLetters[] = [];
  await assertSameQuestion(deps, request);
  for (let start = 0; start < ids.length; start += LetterLimit) {
    const among = ids.slice(start, start + LetterLimit);
    try {
      batches.push(await generateBatch(deps, { ...request, digest: undefined, among }));
    } catch (failure) {
      if (!(failure instanceof NobodyReady)) return { batches, failure };
    }
  }
  return { batches };
}

async function remainingOf(
  { db }: LetterDeps,
  { scope, type }: BatchRequest,
  leftOut: readonly LetterGroup[],
): Promise<number> {
  const counts = await countMailing(db, scope);
  return counts[`${type}_letter_ready`] - leftOut.reduce((sum, { count }) => sum + count, 0);
}

/**
 * One PDF, one mail merge file and the tenants' sent dates (LET-24). The transaction locks the rows of the draft; when
 * one of them has changed meanwhile, the letters are drafted and printed again.
 */
const generateBatch = (deps: LetterDeps, request: BatchRequest): Promise<GeneratedLetters> =>
  untilUnchanged(async () => {
    const draft = await draftAsAsked(deps, request);
    const files = await printBatch(deps, request, draft);
    const batch = await transaction(deps.db, (trx) => recordBatch(trx, request, draft, files));
    return draft.leftOut.length > 0 ? { ...batch, left_out: draft.leftOut } : batch;
  });

/** Drafts a batch. Another question is the answer also where its change makes the draft impossible. */
async function draftAsAsked(deps: LetterDeps, request: BatchRequest): Promise<DraftedBatch> {
  const draft = await draftBatch(deps, request).catch(async (error: unknown) => {
    await assertSameQuestion(deps, request);
    throw error;
  });
  await assertSameQuestion(deps, request);
  return draft;
}

/** Refuses letters about which another question would be asked now (LET-100). */
async function assertSameQuestion(deps: LetterDeps, request: BatchRequest): Promise<void> {
  const { digest, askedTenantIds } = request;
  if (digest === undefined) return;
  const asked = { ...request, tenantIds: askedTenantIds ?? request.tenantIds };
  const question = await composeQuestion(deps, asked);
  if (question.digest === digest) return;
  throw new HttpError(
    409,
    'These letters have changed since you were asked. Nothing was printed.',
    { details: { question } },
  );
}

/** 'Audit letters for L-103, 2026-10-01' */
export const titleOf = (type: LetterType, scope: BatchScope, day: Day) =>
  `${letterNames[type]} letters for ${placeNameOf(scope)}, ${day}`;

/** 'L-103_audit_letters_2026-10-01', the next batch of the day with '_2'. Characters that paths use are replaced. */
function fileNameOf(
  type: LetterType,
  scope: BatchScope,
  day: Day,
  namesInUse: ReadonlySet<string>,
): string {
  const place = [...placeNameOf(scope).replace(/[^\p{L}\p{M}\p{N}_-]/gu, '_')]
    .slice(0, 40)
    .join('');
  const first = `${place}_${letterNames[type].toLowerCase()}_letters_${day}`;
  let name = first;
  for (let next = 2; namesInUse.has(`${name}.pdf`); next += 1) name = `${first}_${next}`;
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
  const fileName = fileNameOf(type, scope, day, await namesOfDay(db, type, day));
  const pdf = await printer.print({
    title: titleOf(type, scope, day),
    letters: draft.letters.map(({ letter }) => letter),
    createdAt: savedAt,
    layout,
  });
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
      bytes: pdf,
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
