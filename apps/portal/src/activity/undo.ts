import type { Undoable } from '@audit-letters/api-client';
import { shellWords } from '@audit-letters/screens';
import { type ToastAction, useConfirm } from '@audit-letters/ui';
import { undoCalls } from '../loading/calls.ts';
import { saveResultOf } from '../loading/saveResultOf.ts';
import { useReloadAll } from '../loading/useReloadAll.ts';
import { useNotices } from './useNotices.ts';

/** The undo of a message, and the message afterwards. */
export interface UndoData {
  undo: number;
  doneText: string;
}

interface UndoOptions {
  /** The message afterwards. */
  doneText?: string | undefined;
  /** When the write was made; now unless given. */
  time?: number;
  /** The write is undone; the page's data load after it. */
  onUndone?: (() => void) | undefined;
}

/** Whether the data of a message are those of an Undo. */
export const isUndo = (data: unknown): data is UndoData =>
  typeof Object(data).undo === 'number' && 'doneText' in Object(data);

/** An older Undo asks first: it stands in the message log, and other work may have followed. */
const askAfterMs = 60_000;

/**
 * Makes the Undo action of a toast, which stays available in the message log. It undoes the writes, reloads the page's
 * data and shows `doneText` or the refusal. It stays over a reload (WIR-49). A write without a number has no Undo:
 * nothing has changed, or another server cannot undo.
 */
export function useUndo() {
  const { toast, errorToast } = useNotices();
  const reloadAll = useReloadAll();
  const confirm = useConfirm();
  return (
    { undo }: Undoable,
    { doneText = shellWords.undone, time = Date.now(), onUndone }: UndoOptions = {},
  ): ToastAction | undefined => {
    if (undo === undefined) return undefined;
    return {
      label: shellWords.undo,
      confirm: async ({ title, description }) =>
        Date.now() - time < askAfterMs ||
        confirm(shellWords.lateUndo({ title, description }, new Date(time))),
      lasting: true,
      data: { undo, doneText },
      onAction: async () => {
        const result = await saveResultOf(() => undoCalls.restore(undo));
        if (result.ok) onUndone?.();
        // An edit that opens after the message starts from the restored values.
        await reloadAll();
        if (result.ok) toast(doneText);
        else errorToast(`${shellWords.undoFailed} ${result.message}`);
      },
    };
  };
}
