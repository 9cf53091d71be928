import { isRefused, type LetterScope, staleQuestionOf } from '@audit-letters/api-client';
import {
  type GeneratedLetterFiles,
  letterWords,
  type PrintedLetters,
} from '@audit-letters/screens';
import { type JobRequest, jobs } from '../activity/jobs.ts';
import { session } from '../session/store.ts';
import { letterCalls } from './calls.ts';
import { letterGeneration, type PrintRequest } from './letterGeneration.ts';

/** The letters of a facility or state. */
export const lettersOf = letterGeneration({
  letters: letterCalls,
  userId: () => session.get()?.user.id,
});

/** Generates letters as a job, which the message panel shows with links to the files. */
export const generateLetters = (scope: LetterScope, whose: string, request: PrintRequest) =>
  run<GeneratedLetterFiles>({
    title: letterWords.batchJob.title(request.letterType, whose),
    work: () => lettersOf(scope).generate(request),
    outcome: letterWords.batchJob.receipt,
  });

/** Generates all batches of the ready tenants in the same way. */
export const generateAllLetters = (scope: LetterScope, whose: string, request: PrintRequest) =>
  run<PrintedLetters>({
    title: letterWords.all.title(request.letterType, whose),
    work: async () => {
      const { batches, ...all } = await lettersOf(scope).generateAll(request);
      const latest = batches.at(-1) ?? batches[0];
      return { ...all, batches: [...batches.slice(0, -1), { ...latest, place: whose }] };
    },
    outcome: letterWords.all.receipt,
  });

/** The server goes on when the answer is lost or the page is closed. */
const run = <Result>({ work, ...job }: JobRequest<Result>): Promise<Result> =>
  jobs.run({
    ...job,
    interrupted: letterWords.mayHaveBeenMade,
    // The page asks the question as it is now.
    failsElsewhere: (error) => staleQuestionOf(error) !== null,
    work: async (control) => {
      try {
        return await work(control);
      } catch (error) {
        throw isRefused(error) ? error : new Error(letterWords.mayHaveBeenMade, { cause: error });
      }
    },
  });
