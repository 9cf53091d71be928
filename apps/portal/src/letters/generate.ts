import {
  createIdempotencyKeys,
  isMissingCall,
  type LetterPreflight,
  type LetterScope,
  type LetterType,
  type PreviewedLetters,
} from '@audit-letters/api-client';
import {
  type GeneratedLetterFiles,
  type LetterRequest,
  type LetterRunReceipt,
  letterWords,
  readyFilters,
  shellWords,
} from '@audit-letters/screens';
import { isSameScope, runLettersInJob } from '@audit-letters/screens/swr';
import type { Confirm } from '@audit-letters/ui';
import { create } from 'zustand';
import { type JobFollowUp, type JobOutcome, jobs } from '../activity/jobs.ts';
import { session } from '../session/store.ts';
import { letterCalls } from './calls.ts';
import { markMailedToday, markNotMailed, mayMarkMailed } from './markMailed.ts';

/** A request as its call takes it. Without ids, the server selects the first tenants that are ready. */
const lettersOf = ({
  letterType,
  tenantIds,
  enrollmentLetterDate,
}: LetterRequest): PreviewedLetters => ({
  letter_type: letterType,
  ...(tenantIds.length > 0 && { tenants: tenantIds }),
  ...(enrollmentLetterDate && { enrollment_letter_date: enrollmentLetterDate }),
});

/** The address of a preview of the first letter. */
export const previewHref = (scope: LetterScope) => (request: LetterRequest) =>
  letterCalls.previewUrl(scope, lettersOf(request));

/** The address of a picture of the first letter in its envelope. */
export const pictureHref = (scope: LetterScope) => (request: LetterRequest) =>
  letterCalls.pictureUrl(scope, lettersOf(request));

/** The tenants who get the letters, and those who do not; `undefined` if the server lacks the call. */
export async function letterPreflight(
  scope: LetterScope,
  request: LetterRequest,
): Promise<LetterPreflight | undefined> {
  try {
    return await letterCalls.preflight(scope, lettersOf(request));
  } catch (error) {
    if (isMissingCall(error)) return undefined;
    throw error;
  }
}

/** Generates letters as a job, which the message panel shows with links to the files. */
export const generateLetters = (scope: LetterScope, whose: string, request: LetterRequest) =>
  jobs.run({
    title: letterWords.batchJob.title(request.letterType, whose),
    work: () => makeLetters(scope, request),
    outcome: letterWords.batchJob.receipt,
  });

/** The questions and reports of a run over all batches. */
interface RunHandlers {
  confirm: Confirm;
  /** Runs after each batch. */
  onBatch: () => void;
}

/** Generates the letters of all ready tenants as a job of several batches. */
export const generateAllLetters = (
  scope: LetterScope,
  whose: string,
  request: LetterRequest,
  { confirm, onBatch }: RunHandlers,
) =>
  whileActive({ scope, letterType: request.letterType }, () =>
    jobs.run({
      title: letterWords.run.title(request.letterType, whose),
      endsWithPage: true,
      pausable: true,
      work: (job) =>
        runLettersInJob(
          {
            readyPage: (page) =>
              letterCalls.tenants(scope, {
                filter: readyFilters[request.letterType],
                page,
                per_page: 100,
              }),
            generate: async (tenantIds) => {
              // Another user may generate the same letters meanwhile.
              const letters = await makeLetters(scope, { ...request, tenantIds }, true);
              onBatch();
              return letters;
            },
          },
          job,
          request.leftOut,
        ),
      outcome: (run) => withMailedMark(run, confirm),
    }),
  );

/** The receipt of a run with a button that marks all of its batches as mailed today (LET-72, LET-101). */
function withMailedMark(run: LetterRunReceipt, confirm: Confirm): JobOutcome {
  const receipt = letterWords.run.receipt(run);
  const { summary } = receipt;
  const mark: JobFollowUp = {
    label: letterWords.run.mark,
    run: async () => {
      const names = run.batches.map(({ fileName }) => fileName);
      if (!(await mayMarkMailed(confirm, names, run.batches[0]?.enrollmentLetterDate))) return null;
      const marked = await markMailedToday(names);
      return {
        summary: letterWords.run.marked(summary, marked.mailed_on),
        followUp: {
          label: shellWords.undo,
          run: () => markNotMailed(marked).then(() => ({ summary, followUp: mark })),
        },
      };
    },
  };
  return run.batches.length > 0 ? { ...receipt, followUp: mark } : receipt;
}

const keys = createIdempotencyKeys();

const identityOf = (scope: LetterScope, request: LetterRequest) => [
  session.get()?.user.id,
  scope,
  lettersOf(request),
];

/** Whether an equal request got no response. */
export const hasNoResponse = (scope: LetterScope) => (request: LetterRequest) =>
  keys.hasNoResponse(identityOf(scope, request));

/** An equal request after a lost response makes no letters a second time (LET-59). */
async function makeLetters(
  scope: LetterScope,
  request: LetterRequest,
  onlyReady = false,
): Promise<GeneratedLetterFiles> {
  const letters = await keys.send(identityOf(scope, request), (idempotencyKey) =>
    letterCalls.generate(scope, {
      ...lettersOf(request),
      idempotencyKey,
      onlyReady,
      digest: request.digest,
    }),
  );
  const { file_name, mail_merge_file_name } = letters;
  return {
    letterType: letters.letter_type,
    fileName: file_name,
    tenantCount: letters.tenant_count,
    href: letterCalls.downloadUrl(file_name),
    mailMergeHref: mail_merge_file_name && letterCalls.downloadUrl(mail_merge_file_name),
    leftOut: letters.left_out ?? [],
    enrollmentLetterDate: request.enrollmentLetterDate,
  };
}

interface ActiveRun {
  scope: LetterScope;
  letterType: LetterType;
}

/** The runs over all batches that are not finished. Meanwhile their scope gets no other letters. */
const useRuns = create<readonly ActiveRun[]>(() => []);

/** Lists the run until the work settles. */
async function whileActive<T>(run: ActiveRun, work: () => Promise<T>): Promise<T> {
  useRuns.setState((runs) => [...runs, run], true);
  try {
    return await work();
  } finally {
    useRuns.setState((runs) => runs.filter((it) => it !== run), true);
  }
}

/** The letter that a run generates for the scope. */
export const useActiveRun = (scope: LetterScope | null): LetterType | null =>
  useRuns().find((run) => isSameScope(run.scope, scope))?.letterType ?? null;
