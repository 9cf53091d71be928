import type { EditResult } from '@audit-letters/screens';
import { saveResultOf } from '../loading/saveResultOf.ts';
import { useReloadAll } from '../loading/useReloadAll.ts';
import { useUndo } from './undo.ts';
import { useNotices } from './useNotices.ts';

/** What to say after a save. */
export interface Saved {
  /** The sentence for the user. */
  text: string;
  /** What was changed of whom, for the message log. */
  detail?: string;
  /** The sentence after an Undo. */
  undoneText?: string;
  /** The save is undone; the page's data load after it. */
  onUndone?: () => void;
}

/** What to say after a success; `null` for nothing. */
type SuccessMessage<T> = string | Saved | ((result: T) => string | Saved | null);

interface SaveOptions<Stored> {
  /** Adds a failure to the message log, under this name of the work. */
  logAs?: string;
  /** Reads the stored record from a conflict with another user's save. */
  conflictOf?: (error: unknown) => Stored | null;
}

/**
 * Saves with a toast, which has an Undo if the answer has one. Then, also after a failure, it loads the data of the
 * page again with `reload`: another user may have changed it.
 */
export function useSaves(reload?: () => unknown) {
  const reloadAll = useReloadAll();
  const { toast, errorModal, logOnly } = useNotices();
  const undo = useUndo();

  async function run<T>(work: () => Promise<T>, message: SuccessMessage<T>) {
    try {
      const result = await work();
      const sentence = typeof message === 'function' ? message(result) : message;
      if (sentence === null) return;
      const saved: Saved = typeof sentence === 'string' ? { text: sentence } : sentence;
      const { text, undoneText: doneText, onUndone, detail } = saved;
      toast(text, undo(Object(result), { doneText, onUndone }), detail);
    } finally {
      void (reload ?? reloadAll)();
    }
  }

  return {
    /** Resolves to the result for a form. */
    async save<T, Stored = never>(
      work: () => Promise<T>,
      message: SuccessMessage<T>,
      { logAs, conflictOf = () => null }: SaveOptions<Stored> = {},
    ): Promise<EditResult<Stored>> {
      let current: Stored | null = null;
      const result = await saveResultOf(() =>
        run(work, message).catch((error: unknown) => {
          current = conflictOf(error);
          throw error;
        }),
      );
      if (result.ok) return result;
      if (current !== null) return { ...result, current };
      if (logAs) logOnly(logAs, result.message);
      return result;
    },

    /** Shows a failure in the Error modal. Resolves to whether the save succeeded. */
    async report<T>(work: () => Promise<T>, message: SuccessMessage<T>): Promise<boolean> {
      try {
        await run(work, message);
        return true;
      } catch (error) {
        errorModal(error);
        return false;
      }
    },
  };
}
