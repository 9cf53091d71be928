import {
  ChangingListError,
  errorText,
  type LetterProblem,
  type LetterRunOptions,
  type LetterRunProgress,
  runLetters,
} from '@audit-letters/api-client';
import {
  type GeneratedLetterFiles,
  type JobControl,
  type LetterRunReceipt,
  letterWords,
} from '@audit-letters/screens';

const words = letterWords.run;

/** The calls of a run. */
export type LetterRunCalls = Pick<LetterRunOptions<GeneratedLetterFiles>, 'readyPage' | 'generate'>;

/** The work of a job: letters for all tenants who are ready, with pauses between the batches (LET-70, LET-71). */
export async function runLettersInJob(
  calls: LetterRunCalls,
  { signal, onProgress, isPauseAsked, hold }: JobControl,
  leftOut: readonly LetterProblem[] = [],
): Promise<LetterRunReceipt> {
  const pause = async (
    progress: LetterRunProgress<GeneratedLetterFiles>,
    stop: { error: string | null; resumeLabel: string },
  ) => {
    const receipt = words.receipt({ ...progress, leftOut, rest: 'waiting' });
    return (await hold({ ...receipt, ...stop })) === 'end' ? 'end' : 'continue';
  };
  try {
    const result = await runLetters<GeneratedLetterFiles>({
      ...calls,
      signal,
      leftOut: leftOut.map(({ tenant_id }) => tenant_id),
      beforeBatch: async (progress) => {
        onProgress(words.progress(progress));
        const stop = { error: null, resumeLabel: words.resume };
        return isPauseAsked() ? pause(progress, stop) : 'continue';
      },
      afterFailure: (error, progress) => {
        const resumeLabel = words.retryBatch(progress.batches.length + 1);
        return pause(progress, { error: textOf(error), resumeLabel });
      },
    });
    if (result.planned === 0) throw new Error(words.nobodyReady);
    return { ...result, leftOut };
  } catch (error) {
    throw error instanceof ChangingListError ? new Error(textOf(error)) : error;
  }
}

const textOf = (error: unknown) =>
  error instanceof ChangingListError ? words.listChanged : errorText(error);
