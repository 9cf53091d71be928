import type { UnsavedEntry } from '@audit-letters/screens';
import { useState } from 'react';
import { unsavedWork } from './unsavedWork.ts';

const storageKey = 'audit-letters.unsaved-entries';

interface Stored {
  userId: number;
  entries: UnsavedEntry[];
}

/** Keeps what the open form holds, if it has unsaved input. Call it before the session ends. */
export function keepUnsavedEntries(userId: number): void {
  if (!unsavedWork.exists()) return;
  const stored: Stored = { userId, entries: entriesOfPage() };
  try {
    if (stored.entries.length > 0) sessionStorage.setItem(storageKey, JSON.stringify(stored));
  } catch {
    // Without storage, the entries are lost.
  }
}

/** What the user typed before the last session ended; another user's entries are removed. */
export function useUnsavedEntries(userId: number | undefined) {
  const [entries, setEntries] = useState(() => {
    const stored = read();
    if (stored?.userId === userId) return stored?.entries ?? [];
    forget();
    return [];
  });
  return {
    entries,
    onClose: () => {
      forget();
      setEntries([]);
    },
  };
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

function read(): Stored | null {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? 'null');
  } catch {
    return null;
  }
}

function forget() {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Without storage, nothing was kept.
  }
}
