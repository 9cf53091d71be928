import { createContext } from 'react';

/** Unsaved changes of a form, as an app keeps them. */
export interface KeptDraft {
  /** The changed values, by field. */
  changes: unknown;
  /** The stored values that they were to replace. */
  seen: unknown;
  /** When they were made, in milliseconds. */
  time: number;
}

/** Where an app keeps the unsaved changes of forms over a reload or the end of a session. */
export interface KeptDrafts {
  /** The changes that are kept under this name. */
  read: (name: string) => KeptDraft | null;
  /** Keeps them; `null` removes them. */
  write: (name: string, draft: KeptDraft | null) => void;
}

/** Provides the app's store. Without a provider, unsaved changes end with their form. */
export const KeptDraftsContext = createContext<KeptDrafts>({ read: () => null, write: () => {} });
