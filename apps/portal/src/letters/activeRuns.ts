import type { LetterScope, LetterType } from '@audit-letters/api-client';
import { createStore, useStore } from '../createStore.ts';
import { isSameScope } from './useMailing.ts';

interface ActiveRun {
  scope: LetterScope;
  letterType: LetterType;
}

const store = createStore<readonly ActiveRun[]>([]);

/** The runs over all batches that are not finished. Meanwhile their scope gets no other letters. */
export const activeRuns = {
  /** Lists the run until the work settles. */
  async during<T>(run: ActiveRun, work: () => Promise<T>): Promise<T> {
    store.set([...store.get(), run]);
    try {
      return await work();
    } finally {
      store.set(store.get().filter((it) => it !== run));
    }
  },
};

/** The letter that a run generates for the scope. */
export const useActiveRun = (scope: LetterScope | null): LetterType | null =>
  useStore(store).find((run) => isSameScope(run.scope, scope))?.letterType ?? null;
