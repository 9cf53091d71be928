import type { UnsavedEntry } from '@audit-letters/screens';
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
    let held = true;
    holds += 1;
    return () => {
      if (held) holds -= 1;
      held = false;
      if (holds > 0) return;
      noneLeft.abort();
      noneLeft = new AbortController();
    };
  },
};

interface Stored {
  userId: number;
  entries: UnsavedEntry[];
}

const kept = createPersisted<Stored | null>({
  name: 'audit-letters.unsaved-entries',
  area: () => sessionStorage,
  initial: null,
  read: (stored) => (Array.isArray(Object(stored).entries) ? Object(stored) : null),
});

/** Keeps what the open form holds, if it has unsaved input. Call it before the session ends. */
export function keepUnsavedEntries(userId: number): void {
  if (!unsavedWork.exists()) return;
  const entries = entriesOfPage();
  if (entries.length > 0) kept.set({ userId, entries });
}

/** What the user typed before the last session ended; another user's entries are removed. */
export function useUnsavedEntries(userId: number | undefined) {
  const stored = kept.useValue();
  const isOwn = stored?.userId === userId;
  useEffect(() => {
    if (!isOwn) kept.set(null);
  }, [isOwn]);
  return { entries: isOwn && stored ? stored.entries : [], onClose: () => kept.set(null) };
}

/** The texts of the topmost dialog, or else of the forms of the page. */
function entriesOfPage(): UnsavedEntry[] {
  const place = [...document.querySelectorAll('[role="dialog"]')].at(-1) ?? document;
  const fields = place.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'form :is(textarea, input:is([type=text], [type=email], [type=tel], :not([type])))',
  );
  return [...fields]
    .filter(({ value, readOnly }) => value.trim() !== '' && !readOnly)
    .map((field) => ({ label: labelOf(field), text: field.value }));
}

const labelOf = (field: HTMLInputElement | HTMLTextAreaElement) =>
  field.labels?.[0]?.querySelector('[data-label]')?.textContent ??
  field.getAttribute('aria-label') ??
  field.name;
