import type { LetterProblem, LetterType } from '@audit-letters/api-client';
import { LetterLimit } from '@audit-letters/api-client/values';
import { type Day, formatCount, formatDay } from '@audit-letters/ui';
import { letterNames } from '../format/letterNames.ts';
import { tenantsInWords } from '../format/tenant.ts';
import type { JobLink, JobProgress, JobStop } from '../jobs/JobList.tsx';
import type { GeneratedLetterFiles } from './generated/LettersGeneratedDialog.tsx';
import { leftOutInWords } from './question/problemGroups.ts';

/** The progress of a run over several batches. */
export interface LetterRunReceipt {
  /** The ready tenants at the start. */
  planned: number;
  /** The batches, oldest first. */
  batches: readonly GeneratedLetterFiles[];
  /** The tenants of the batch whose call got no response: their letters may exist. */
  unanswered: number;
  /** Ready tenants at the start who have no letter because it cannot be printed. */
  leftOut: readonly LetterProblem[];
  /** Why the other tenants have no letter. */
  rest: 'waiting' | 'ended' | 'not-ready';
}

const restWords: Record<LetterRunReceipt['rest'], (count: number) => string> = {
  waiting: (count) => `${tenantsInWords(count)} to go`,
  ended: (count) => `The run was ended before the other ${tenantsInWords(count)}`,
  'not-ready': (count) => `${tenantsInWords(count)} no longer ready`,
};

const batchesInWords = (count: number) => (count === 1 ? '1 batch' : `${count} batches`);

/** The receipt of a run: its total, and the files of each batch (LET-72). */
function runReceipt({ planned, batches, unanswered, leftOut, rest }: LetterRunReceipt): {
  summary: string;
  links: JobLink[];
} {
  const total = batches.reduce((sum, { tenantCount }) => sum + tenantCount, 0);
  const result = `${formatCount(total)} of ${tenantsInWords(planned)} in ${batchesInWords(batches.length)}`;
  const others = planned - total - unanswered;
  return {
    summary: [
      result,
      ...(unanswered === 0
        ? []
        : [
            `The batch of ${tenantsInWords(unanswered)} got no answer: Letter Batches shows whether it was made`,
          ]),
      ...(others === 0 ? [] : [restWords[rest](others)]),
      ...leftOutInWords(leftOut).map((words) => `Left out: ${words}`),
    ].join('. '),
    links: batches.flatMap(({ href, mailMergeHref, tenantCount }, at) => [
      { label: `Batch ${at + 1}: ${tenantsInWords(tenantCount)}`, href },
      ...(mailMergeHref ? [{ label: `Mail merge of batch ${at + 1}`, href: mailMergeHref }] : []),
    ]),
  };
}

/** Messages about the generation of letters. */
export const letterWords = {
  noTab: 'No active tab selected.',
  nextChanged: 'The number of ready tenants has changed. Nothing was printed.',
  countsFailed: 'Error loading tenant counts',
  /** A batch as a job. `whose` is the number of a facility or the code of a state. */
  batchJob: {
    title: (letterType: LetterType, whose: string) =>
      `${letterNames[letterType]} letters for ${whose}`,
    receipt: ({ tenantCount, href, mailMergeHref }: GeneratedLetterFiles) => ({
      summary: tenantsInWords(tenantCount),
      links: [
        { label: 'Letters', href },
        ...(mailMergeHref ? [{ label: 'Mail merge', href: mailMergeHref }] : []),
      ],
    }),
  },
  /** A run over all batches as a job. */
  run: {
    title: (letterType: LetterType, whose: string) =>
      `${letterNames[letterType]} letters for ${whose}, all batches`,
    started: 'The batches are being generated. Messages shows the progress.',
    interrupted:
      'This ended with the page or the session. Letter Batches shows which letters were made.',
    nobodyReady: 'No tenant is ready for this letter.',
    listChanged:
      'The list of ready tenants changed while it was read, so these letters were not generated. Please try again.',
    progress: ({
      batches,
      planned,
    }: Pick<LetterRunReceipt, 'batches' | 'planned'>): JobProgress => {
      const max = Math.ceil(planned / LetterLimit);
      return { value: batches.length, max, words: `${batches.length} of ${batchesInWords(max)}` };
    },
    resume: 'Resume',
    /** Why a run waits for the user, for the page and a toast. */
    waits: (title: string, { error, resumeLabel }: Pick<JobStop, 'error' | 'resumeLabel'>) => {
      const reason = error === null ? 'paused' : `stopped (${error.replace(/\.$/, '')})`;
      return `${title}: ${reason}. Messages has “${resumeLabel}” and “End Here”.`;
    },
    retryBatch: (batch: number) => `Retry Batch ${batch}`,
    receipt: runReceipt,
    mark: 'Mark as Mailed Today',
    marked: (summary: string, day: Day) => `${summary}. Marked as mailed on ${formatDay(day)}.`,
  },
};
