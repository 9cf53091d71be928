import type { LetterScope, LetterType } from '@audit-letters/api-client';
import {
  type LetterRequest,
  type LetterRunReceipt,
  letterWords,
  shellWords,
} from '@audit-letters/screens';
import { isSameScope, letterGeneration } from '@audit-letters/screens/swr';
import type { Confirm } from '@audit-letters/ui';
import { create } from 'zustand';
import { type JobFollowUp, type JobOutcome, jobs } from '../activity/jobs.ts';
import { useTakenBack } from '../activity/takenBack.ts';
import { session } from '../session/store.ts';
import { letterCalls } from './calls.ts';
import { markMailedToday, markNotMailed, mayMarkMailed } from './markMailed.ts';

/** The letters of a facility or state. */
export const lettersOf = letterGeneration({
  letters: letterCalls,
  userId: () => session.get()?.user.id,
});

/** Generates letters as a job, which the message panel shows with links to the files. */
export const generateLetters = (scope: LetterScope, whose: string, request: LetterRequest) =>
  jobs.run({
    title: letterWords.batchJob.title(request.letterType, whose),
    work: () => lettersOf(scope).generate(request),
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
      work: (job) => lettersOf(scope).generateAll(request, job, onBatch),
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
      const gone = useTakenBack.getState();
      const names = run.batches.map(({ fileName }) => fileName).filter((it) => !gone.includes(it));
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
