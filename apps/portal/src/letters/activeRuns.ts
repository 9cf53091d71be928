import type { LetterScope, LetterType } from '@audit-letters/api-client';
import { create } from 'zustand';
import { isSameScope } from './useMailing.ts';

interface ActiveRun {
  scope: LetterScope;
  letterType: LetterType;
}

const useRuns = create<readonly ActiveRun[]>(() => []);

/** The runs over all batches that are not finished. Meanwhile their scope gets no other letters. */
export const activeRuns = {
  /** Lists the run until the work settles. */
  async during<T>(run: ActiveRun, work: () => Promise<T>): Promise<T> {
    useRuns.setState((runs) => [...runs, run], true);
    try {
      return await work();
    } finally {
      useRuns.setState((runs) => runs.filter((it) => it !== run), true);
    }
  },
};

/** The letter that a run generates for the scope. */
export const useActiveRun = (scope: LetterScope | null): LetterType | null =>
  useRuns().find((run) => isSameScope(run.scope, scope))?.letterType ?? null;
