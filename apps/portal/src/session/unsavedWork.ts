import { changedFields, formName, type UnsavedEntry, watchForms } from '@audit-letters/screens';
import { useEffect } from 'react';
import { createPersisted } from '../persisted.ts';

let holds = 0;
let noneLeft = new AbortController();

/** Counts the forms with unsaved input. While there is one, nothing reloads or leaves the page. */
export const unsavedWork = {
  exists: () => holds > 0,

  /** Aborts when there is no unsaved work any more. */
  noneLeft: () => noneLeft.signal,

  /** Unsaved work exists from now until the returned function is called. */
  hold: () => {
    let isHeld = true;
    holds += 1;
    return () => {
      if (isHeld) holds -= 1;
      isHeld = false;
      if (holds > 0) return;
      noneLeft.abort();
      noneLeft = new AbortController();
    };
  },
};

let countUnsent = () => 0;

/** The answers that wait for the network. A sign-out asks first: they are sent after the next sign-in in this tab. */
export const unsentAnswers = {
  count: () => countUnsent(),
  countBy: (count: () => number) => {
    countUnsent = count;
  },
};

interface Stored {
  userId: number;
  entries: UnsavedEntry[];
  form?: string;
}

const entryStore = createPersisted<Stored | null>({
  name: 'audit-letters.unsaved-entries',
  area: () => sessionStorage,
  initial: null,
  read: (stored) => (Array.isArray(Object(stored).entries) ? Object(stored) : null),
});

/** Keeps what the user has changed in the open form. Call it before the session ends. */
export function keepUnsavedEntries(userId: number): void {
  if (!unsavedWork.exists()) return;
  const entries = changedFields();
  if (entries.length > 0) entryStore.set({ userId, entries, form: formName() });
}

/** The entries of the user before the last session ended; another user's are removed. */
export function useUnsavedEntries(userId: number | undefined) {
  const stored = entryStore.useValue();
  const isOwn = stored?.userId === userId;
  useEffect(watchForms, []);
  useEffect(() => {
    if (!isOwn) entryStore.set(null);
  }, [isOwn]);
  const own = isOwn ? stored : null;
  return {
    entries: own?.entries ?? [],
    form: own?.form,
    onClose: () => entryStore.set(null),
  };
}
