import type { LetterScope, LetterType } from '@audit-letters/api-client';
import {
  type JobControl,
  type LetterRequest,
  type LetterRunReceipt,
  letterWords,
  type SendLettersScreenProps,
  shellWords,
} from '@audit-letters/screens';
import type { Confirm } from '@audit-letters/ui';
import { create } from 'zustand';
import { type JobFollowUp, type JobOutcome, jobs } from '../activity/jobs.ts';
import { useTakenBack } from '../activity/takenBack.ts';
import { session } from '../session/store.ts';
import { letterCalls } from './calls.ts';
import { letterGeneration } from './letterGeneration.ts';
import { mayMarkMailed, setMailDate } from './markMailed.ts';
import { isSameScope } from './useMailing.ts';

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
  /** The run has stopped and waits for the user. */
  onError: (text: string) => void;
}

/** Generates the letters of all ready tenants as a job of several batches. */
export const generateAllLetters = (
  scope: LetterScope,
  whose: string,
  request: LetterRequest,
  { confirm, onBatch, onError }: RunHandlers,
) => {
  const title = letterWords.run.title(request.letterType, whose);
  return whileActive({ scope, letterType: request.letterType }, (show) =>
    jobs.run({
      title,
      interrupted: letterWords.run.interrupted,
      pausable: true,
      work: (job) => {
        const hold: JobControl['hold'] = async (stop) => {
          const waiting = {
            text: letterWords.run.waits(title, stop),
            isError: stop.error !== null,
          };
          show(waiting);
          if (waiting.isError) onError(waiting.text);
          const choice = await job.hold(stop);
          show(undefined);
          return choice;
        };
        return lettersOf(scope).generateAll(request, { ...job, hold }, onBatch);
      },
      outcome: (run) => withMailedMark(run, confirm),
    }),
  );
};

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
      const undo = await setMailDate({ filenames: names });
      return {
        summary: undo.seen ? letterWords.run.marked(summary, undo.seen) : summary,
        followUp: {
          label: shellWords.undo,
          run: () => setMailDate(undo).then(() => ({ summary, followUp: mark })),
        },
      };
    },
  };
  return run.batches.length > 0 ? { ...receipt, followUp: mark } : receipt;
}

interface ActiveRun {
  scope: LetterScope;
  letterType: LetterType;
  /** Why it waits for the user. */
  waiting?: SendLettersScreenProps['waiting'];
}

/** The runs over all batches that are not finished. Meanwhile their scope gets no other letters. */
const useRuns = create<readonly ActiveRun[]>(() => []);

/** Lists the run until the work settles. The work says when it waits for the user. */
async function whileActive<T>(
  run: ActiveRun,
  work: (show: (waiting: ActiveRun['waiting']) => void) => Promise<T>,
): Promise<T> {
  let listed: ActiveRun | undefined;
  const list = (next: ActiveRun | undefined) => {
    useRuns.setState(
      (runs) => [...runs.filter((it) => it !== listed), ...(next ? [next] : [])],
      true,
    );
    listed = next;
  };
  list(run);
  try {
    return await work((waiting) => list({ ...run, waiting }));
  } finally {
    list(undefined);
  }
}

/** The run for the scope. */
export const useActiveRun = (scope: LetterScope | null): ActiveRun | undefined =>
  useRuns().find((run) => isSameScope(run.scope, scope));
