import type { Day, LetterGroup, LetterType } from '@audit-letters/api-client/contract';
import { oneLetter } from '@audit-letters/api-client/values';
import type { Actor } from '../../audit/audit.ts';
import { HttpError, Invalid } from '../../http/errors.ts';
import { firstFive } from '../../text/words.ts';
import type { LetterDeps } from '../deps.ts';
import { composeLetters, type DraftedLetter, recipientOf } from './composeLetter.ts';
import { leftOutGroups } from './groups.ts';
import { leftOutOf } from './leftOut.ts';
import { isBlocking, reasons } from './reasons.ts';
import {
  assertInScope,
  type DraftedTenant,
  type LetterSelection,
  letterRows,
  selectedTenants,
} from './selection.ts';

/** The letters to generate. */
export interface BatchRequest extends LetterSelection, Actor {
  /** Printed as the date of an enrollment letter. */
  enrollmentLetterDate: Day | null;
  /** Identifies a call that may be repeated; `null` if the caller sends none (LET-59). */
  idempotencyKey: string | null;
  /** Identifies the question that the user has answered (LET-100). */
  digest?: string | undefined;
  /** The chosen tenants that the question was about, when some of them get no letter. */
  askedTenantIds?: readonly number[] | null;
}

export interface DraftedBatch {
  /** The day that the letters are made. */
  day: Day;
  letters: DraftedLetter[];
  /** Ready or chosen tenants who get no letter. */
  leftOut: LetterGroup[];
}

/** What letters are made of was changed while they were being printed. */
export class ConcurrentChange extends Error {}

const ATTEMPTS = 4;

/**
 * Prints letters and stores them: printing takes longest, so it happens before the transaction. After a
 * `ConcurrentChange` all of it is done again.
 */
export async function untilUnchanged<T>(printAndStore: () => Promise<T>): Promise<T> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    try {
      return await printAndStore();
    } catch (error) {
      if (!(error instanceof ConcurrentChange)) throw error;
    }
  }
  const sentence =
    'The tenants of these letters are being changed at this moment. Please try again.';
  throw new HttpError(409, sentence);
}

/** Nobody gets the letter. */
export class NobodyReady extends Invalid {
  constructor(type: LetterType, leftOut: readonly LetterGroup[]) {
    const more = leftOut.length > 0 ? ' There are names or addresses that cannot be printed.' : '';
    super(`No tenant is ready for ${oneLetter(type)}.${more}`);
  }
}

/** The letters to look at before they are made. */
export type DraftRequest = LetterSelection & Pick<BatchRequest, 'enrollmentLetterDate'>;

/** Reads the tenants of a batch and composes their letters. A chosen tenant who cannot get a letter fails the call. */
export async function draftBatch(deps: LetterDeps, request: DraftRequest): Promise<DraftedBatch> {
  const day = deps.clock.today();
  const { rows, leftOut } = await readRecipients(deps, request);
  const letters = await composeLetters(deps, request, rows);
  if (letters.length < rows.length) throw new ConcurrentChange();
  return { day, letters, leftOut };
}

async function readRecipients(deps: LetterDeps, request: DraftRequest) {
  const { scope, type, tenantIds } = request;
  if (!tenantIds) {
    const ready = await readReady(deps, request);
    if (ready.rows.length === 0) throw new NobodyReady(type, ready.leftOut);
    return ready;
  }
  const rows = await letterRows(selectedTenants(deps.db, request), type).execute();
  assertInScope(rows, scope, tenantIds.length);
  assertSendable(rows);
  // The printer refuses letters that cannot be printed, with its reasons.
  const leftOutRows = await leftOutOf(deps, request);
  const leftOut = leftOutRows.filter(({ reason }) => reason === 'duplicate');
  const noLetter = new Set(leftOut.map(({ id }) => id));
  return { rows: rows.filter(({ id }) => !noLetter.has(id)), leftOut: leftOutGroups(leftOut) };
}

/** Fails with the names of the chosen tenants who cannot get this letter (LET-5). */
function assertSendable(rows: readonly DraftedTenant[]): void {
  const problems = rows.flatMap(({ reason, ...row }) =>
    reason && isBlocking(reason) ? [`${recipientOf(row)} ${reasons[reason].refusal}`] : [],
  );
  if (problems.length === 0) return;
  throw new Invalid(`No letters were made: ${firstFive(problems).join('; ')}.`);
}

/** The ready tenants who get a letter; others take the places of those who are left out. */
export async function readReady(deps: LetterDeps, request: LetterSelection) {
  const leftOut = await leftOutOf(deps, request);
  const others = { ...request, leftOut: leftOut.map(({ id }) => id) };
  const rows = await letterRows(selectedTenants(deps.db, others), request.type).execute();
  return { rows, leftOut: leftOutGroups(leftOut) };
}
