import {
  AbortedError,
  errorText,
  LetterLimit,
  type LetterProblem,
  type Page,
  ResponseError,
  type Tenant,
} from '@audit-letters/api-client';
import {
  type GeneratedLetterFiles,
  type JobStop,
  leftOutInWords,
  tenantsInWords,
} from '@audit-letters/screens';
import { formatCount } from '@audit-letters/ui';
import type { JobControl } from '../activity/jobs.ts';

/** The calls of a run. */
export interface LetterRunCalls {
  /** A page of the tenants that are ready for the letter. */
  readyPage: (page: number) => Promise<Page<Pick<Tenant, 'id'>>>;
  /** Generates the letters of these tenants. An equal call after a lost answer returns the same batch (LET-59). */
  generate: (tenantIds: readonly number[]) => Promise<GeneratedLetterFiles>;
}

export interface LetterRunResult {
  /** The ready tenants at the start. */
  planned: number;
  /** Oldest first. */
  batches: readonly GeneratedLetterFiles[];
  /** Ready tenants at the start who have no letter because it cannot be printed. */
  leftOut: readonly LetterProblem[];
  /** Why the other tenants have no letter. */
  rest: 'waiting' | 'ended' | 'not-ready';
}

const changedText =
  'The list of ready tenants changed while it was read, so these letters were not generated. Please try again.';

/** Generates letters for all tenants that are ready now, in batches of 300 (LET-69 to LET-72). */
export async function runLetters(
  { readyPage, generate }: LetterRunCalls,
  { signal, onProgress, isPauseAsked, hold }: JobControl,
  leftOut: readonly LetterProblem[] = [],
): Promise<LetterRunResult> {
  const remaining = await readReady(readyPage);
  for (const { tenant_id } of leftOut) remaining.delete(tenant_id);
  const planned = remaining.size;
  if (planned === 0) throw new Error('No tenant is ready for this letter.');
  const batches: GeneratedLetterFiles[] = [];
  const max = Math.ceil(planned / LetterLimit);
  let batch: readonly number[] = [];

  const result = (rest: LetterRunResult['rest']) => ({ planned, batches, leftOut, rest });
  const isEnded = async (stop: Pick<JobStop, 'error' | 'resumeLabel'>) =>
    (await hold({ ...letterRunReceipt(result('waiting')), ...stop })) === 'end';

  while (remaining.size > 0) {
    if (signal.aborted) throw new AbortedError();
    onProgress({
      value: batches.length,
      max,
      words: `${batches.length} of ${batchesInWords(max)}`,
    });
    if (isPauseAsked() && (await isEnded({ error: null, resumeLabel: 'Resume' })))
      return result('ended');
    try {
      // After a lost answer, the same tenants are sent again: their letters may exist.
      if (batch.length === 0) batch = await nextBatch(remaining, readyPage);
      if (batch.length === 0) break;
      batches.push(await generate(batch));
      for (const id of batch) remaining.delete(id);
      batch = [];
    } catch (error) {
      if (signal.aborted) throw error;
      if (isRefusal(error)) batch = [];
      const resumeLabel = `Retry Batch ${batches.length + 1}`;
      if (await isEnded({ error: errorText(error), resumeLabel })) return result('ended');
    }
  }
  return result('not-ready');
}

/** Whether the server refused the call, so that it certainly changed nothing. */
export const isRefusal = (error: unknown) => error instanceof ResponseError && error.status < 500;

/** The receipt of a run: its total, and the files of each batch. */
export function letterRunReceipt({ planned, batches, leftOut, rest }: LetterRunResult) {
  const total = batches.reduce((sum, { tenantCount }) => sum + tenantCount, 0);
  const made = `${formatCount(total)} of ${tenantsInWords(planned)} in ${batchesInWords(batches.length)}`;
  return {
    summary: [
      made,
      ...(total === planned ? [] : [restWords[rest](planned - total)]),
      ...leftOutInWords(leftOut).map((words) => `Left out: ${words}`),
    ].join('. '),
    links: batches.flatMap(({ href, mailMergeHref, tenantCount }, at) => [
      { label: `Batch ${at + 1}: ${tenantsInWords(tenantCount)}`, href },
      ...(mailMergeHref ? [{ label: `Mail merge of batch ${at + 1}`, href: mailMergeHref }] : []),
    ]),
  };
}

const restWords: Record<LetterRunResult['rest'], (count: number) => string> = {
  waiting: (count) => `${tenantsInWords(count)} to go`,
  ended: (count) => `The run was ended before the other ${tenantsInWords(count)}`,
  'not-ready': (count) => `${tenantsInWords(count)} no longer ready`,
};

const batchesInWords = (count: number) => (count === 1 ? '1 batch' : `${count} batches`);

/** The next tenants of the run. Those who are no longer ready are left out, so that nobody gets a letter twice. */
async function nextBatch(remaining: ReadonlySet<number>, readyPage: LetterRunCalls['readyPage']) {
  const waiting = (ready: ReadonlySet<number>) => [...remaining].filter((id) => ready.has(id));
  const ready = await readReady(readyPage, (found) => waiting(found).length >= LetterLimit);
  return waiting(ready).slice(0, LetterLimit);
}

/** How often the list of ready tenants is read when it changes meanwhile. */
const readings = 3;

/** The ids of the ready tenants in the order of the letters: all of them, or until there are enough. */
async function readReady(
  readyPage: LetterRunCalls['readyPage'],
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
  throw new Error(changedText);
}
