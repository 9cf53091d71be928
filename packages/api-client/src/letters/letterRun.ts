import type { Page } from '../decode/listPage.ts';
import { AbortedError, isRefused } from '../transport/errors.ts';
import { LetterLimit } from './enums.ts';

/** The progress of a run. */
export interface LetterRunProgress<Batch> {
  /** The tenants who get letters: those who were ready at the start. */
  planned: number;
  /** The batches so far, oldest first. */
  batches: readonly Batch[];
  /** The tenants of the batch whose call got no response: their letters may exist. */
  unanswered: number;
}

/** The end of a run. */
export interface LetterRunResult<Batch> extends LetterRunProgress<Batch> {
  /** Why the other tenants have no letter. */
  rest: 'ended' | 'not-ready';
}

/** The options of a run. */
export interface LetterRunOptions<Batch> {
  /** A page of the tenants who are ready for the letter. */
  readyPage: (page: number) => Promise<Page<{ id: number }>>;
  /** Generates the letters of these tenants. An equal call after a lost response returns the same batch (LET-59). */
  generate: (tenantIds: readonly number[]) => Promise<Batch>;
  /** Tenants who get no letter although they are ready. */
  leftOut: readonly number[];
  /** Ends the run before its next batch. */
  signal: AbortSignal;
  /** Called before each batch. The run may end here. */
  beforeBatch: (progress: LetterRunProgress<Batch>) => Promise<'continue' | 'end'>;
  /** Called after a failed batch, to try it again or to end the run. */
  afterFailure: (error: unknown, progress: LetterRunProgress<Batch>) => Promise<'continue' | 'end'>;
}

/** The list of ready tenants changed each time it was read. Nothing was generated. */
export class ChangingListError extends Error {
  override name = 'ChangingListError';

  constructor() {
    super('The list changed while it was read.');
  }
}

/** Generates letters for all tenants who are ready now, in batches of 300 (LET-69 to LET-72). */
export async function runLetters<Batch>({
  readyPage,
  generate,
  leftOut,
  signal,
  beforeBatch,
  afterFailure,
}: LetterRunOptions<Batch>): Promise<LetterRunResult<Batch>> {
  const remaining = await readReady(readyPage);
  for (const id of leftOut) remaining.delete(id);
  const batches: Batch[] = [];
  const progress = { planned: remaining.size, batches, unanswered: 0 };
  let batch: readonly number[] = [];

  while (remaining.size > 0) {
    if (signal.aborted) throw new AbortedError();
    if ((await beforeBatch(progress)) === 'end') return { ...progress, rest: 'ended' };
    try {
      // After a lost response, the same tenants are sent again: their letters may exist.
      if (batch.length === 0) batch = await nextBatch(remaining, readyPage);
      if (batch.length === 0) break;
      batches.push(await generate(batch));
      for (const id of batch) remaining.delete(id);
      batch = [];
      progress.unanswered = 0;
    } catch (error) {
      if (signal.aborted) throw error;
      if (isRefused(error)) batch = [];
      progress.unanswered = batch.length;
      if ((await afterFailure(error, progress)) === 'end') return { ...progress, rest: 'ended' };
    }
  }
  return { ...progress, rest: 'not-ready' };
}

type ReadyPage = LetterRunOptions<unknown>['readyPage'];

/** The next tenants of the run. Those who are no longer ready are left out, so that nobody gets a letter twice. */
async function nextBatch(remaining: ReadonlySet<number>, readyPage: ReadyPage) {
  const waiting = (ready: ReadonlySet<number>) => [...remaining].filter((id) => ready.has(id));
  const ready = await readReady(readyPage, (found) => waiting(found).length >= LetterLimit);
  return waiting(ready).slice(0, LetterLimit);
}

/** The number of times that the list of ready tenants is read when it changes meanwhile. */
const readings = 3;

/** The ids of the ready tenants in the order of the letters: all of them, or until there are enough. */
async function readReady(
  readyPage: ReadyPage,
  isEnough: (ready: ReadonlySet<number>) => boolean = () => false,
): Promise<Set<number>> {
  for (let reading = 0; reading < readings; reading += 1) {
    const ready = new Set<number>();
    const totals = new Set<number>();
    for (let page = 1, last = 1; page <= last; page += 1) {
      const { data, pagination } = await readyPage(page);
      for (const { id } of data) ready.add(id);
      if (isEnough(ready)) return ready;
      totals.add(pagination.total);
      last = pagination.last_page;
    }
    // A tenant who leaves or joins meanwhile moves the others to another page.
    if (totals.size === 1 && totals.has(ready.size)) return ready;
  }
  throw new ChangingListError();
}
