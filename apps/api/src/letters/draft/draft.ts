import type { Day, LetterProblem, LetterType } from '@audit-letters/api-client/contract';
import { oneLetter } from '@audit-letters/api-client/values';
import { Invalid } from '../../http/errors.ts';
import type { LetterDeps } from '../deps.ts';
import { composeLetters, type DraftedLetter, letterRows } from './letters.ts';
import { type Recipients, recipients } from './recipients.ts';
import { assertInScope, assertSendable, problemsOf } from './refusals.ts';
import { unprintableOf } from './unprintable.ts';

/** The letters to generate. */
export interface BatchRequest extends Recipients {
  /** Printed as the date of an enrollment letter. */
  enrollmentLetterDate: Day | null;
  /** Identifies a call that may be repeated; `null` if the caller sends none (LET-59). */
  idempotencyKey: string | null;
  /** Identifies the tenants that the user was asked about (LET-100). */
  digest?: string | undefined;
  userId: number;
}

export interface DraftedBatch {
  /** The day that the letters are made. */
  day: Day;
  letters: DraftedLetter[];
  /** Ready tenants whose letters cannot be printed. */
  leftOut: LetterProblem[];
}

/** A tenant or facility of a draft was changed while the letters were being printed. */
export class ConcurrentChange extends Error {}

/** Nobody gets the letter. */
export class NobodyReady extends Invalid {
  constructor(type: LetterType, leftOut: readonly LetterProblem[]) {
    const more = leftOut.length > 0 ? ' There are names or addresses that cannot be printed.' : '';
    super(`No tenant is ready for ${oneLetter(type)}.${more}`);
  }
}

export type DraftRequest = Omit<BatchRequest, 'userId' | 'idempotencyKey'>;

/**
 * Reads the tenants of a batch and composes their letters. Ready tenants whose letter cannot be printed are left out; a
 * chosen tenant who cannot get a letter fails the call.
 */
export async function draftBatch(deps: LetterDeps, request: DraftRequest): Promise<DraftedBatch> {
  const day = deps.clock.today();
  const { rows, leftOut } = await readRecipients(deps, request);
  const letters = await composeLetters(deps, request, rows);
  if (letters.length < rows.length) throw new ConcurrentChange();
  return { day, letters, leftOut };
}

async function readRecipients(deps: LetterDeps, request: DraftRequest) {
  const { scope, type, tenantIds } = request;
  if (tenantIds) {
    const rows = await letterRows(recipients(deps.db, request), type).execute();
    assertInScope(rows, scope, tenantIds.length);
    assertSendable(rows);
    return { rows, leftOut: [] };
  }
  const ready = await readReady(deps, request);
  if (ready.rows.length === 0) throw new NobodyReady(type, ready.leftOut);
  return ready;
}

/** The ready tenants, without those whose letter cannot be printed; others take their places. */
export async function readReady(deps: LetterDeps, request: Recipients) {
  const leftOut: LetterProblem[] = [];
  for (;;) {
    const others = { ...request, leftOut: leftOut.map(({ tenant_id }) => tenant_id) };
    const rows = await letterRows(recipients(deps.db, others), request.type).execute();
    const unprintable = await unprintableOf(deps, request.type, rows);
    if (unprintable.size === 0) return { rows, leftOut };
    leftOut.push(...problemsOf(rows, ({ id }) => unprintable.get(id)));
  }
}
