import type { Day, LetterGroup, LetterType } from '@audit-letters/api-client/contract';
import { oneLetter } from '@audit-letters/api-client/values';
import type { Actor } from '../../audit/audit.ts';
import { Invalid } from '../../http/errors.ts';
import type { LetterDeps } from '../deps.ts';
import { leftOutGroups } from './groups.ts';
import { type LeftOutRow, leftOutOf } from './leftOut.ts';
import { composeLetters, type DraftedLetter, letterRows } from './letters.ts';
import { assertInScope, assertSendable } from './refusals.ts';
import { type LetterSelection, selectedTenants } from './selection.ts';

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

/** A tenant or facility of a draft was changed while the letters were being printed. */
export class ConcurrentChange extends Error {}

/** Nobody gets the letter. */
export class NobodyReady extends Invalid {
  constructor(type: LetterType, leftOut: readonly LetterGroup[]) {
    const more = leftOut.length > 0 ? ' There are names or addresses that cannot be printed.' : '';
    super(`No tenant is ready for ${oneLetter(type)}.${more}`);
  }
}

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
  if (tenantIds) {
    const rows = await letterRows(selectedTenants(deps.db, request), type).execute();
    assertInScope(rows, scope, tenantIds.length);
    assertSendable(rows);
    // The printer refuses letters that cannot be printed, with its reasons.
    const found = await leftOutOf(deps, request);
    return without(
      rows,
      found.filter(({ reason }) => reason === 'duplicate'),
    );
  }
  const ready = await readReady(deps, request);
  if (ready.rows.length === 0) throw new NobodyReady(type, ready.leftOut);
  return ready;
}

/** The ready tenants who get a letter; others take the places of those who are left out. */
export async function readReady(deps: LetterDeps, request: LetterSelection) {
  const found = await leftOutOf(deps, request);
  const others = { ...request, leftOut: found.map(({ id }) => id) };
  return without(await letterRows(selectedTenants(deps.db, others), request.type).execute(), found);
}

function without<Row extends { id: number }>(rows: readonly Row[], leftOut: readonly LeftOutRow[]) {
  const noLetter = new Set(leftOut.map(({ id }) => id));
  return { rows: rows.filter(({ id }) => !noLetter.has(id)), leftOut: leftOutGroups(leftOut) };
}
