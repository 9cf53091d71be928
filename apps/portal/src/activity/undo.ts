import type { BatchesMailed, FacilityChanges, FacilitySeen } from '@audit-letters/api-client';
import { shellWords } from '@audit-letters/screens';
import { type ToastAction, useConfirm } from '@audit-letters/ui';
import { createContext, use } from 'react';
import { useSWRConfig } from 'swr';
import { saveResultOf } from '../loading/saveResultOf.ts';
import type { TenantUndoCall } from './savedTenants.ts';
import { useNotices } from './useNotices.ts';

/** A call that undoes something, as data, which a reload keeps. */
export type UndoCall =
  | { call: 'setMailDate'; mailed: BatchesMailed }
  | { call: 'updateFacility'; id: number; edit: FacilityChanges; seen: FacilitySeen }
  | { call: 'undoMoveOuts'; id: number; ids: number[] }
  | TenantUndoCall;

/** Makes the calls of an undo, one after the other. The shell provides it, because the calls belong to the nouns. */
export const UndoContext = createContext<(undos: readonly UndoCall[]) => Promise<unknown>>(
  async () => {},
);

/** The calls of an Undo, and the message afterwards. */
export interface UndoData {
  undos: readonly UndoCall[];
  doneText: string;
}

export const isUndo = (data: unknown): data is UndoData =>
  typeof data === 'object' && data !== null && 'undos' in data;

/** An older Undo asks first: it stands in the message log, and other work may have followed. */
const askAfterMs = 60_000;

/**
 * Makes the Undo action of a toast, which stays available in the message log. It restores the old values, reloads the
 * page's data and shows `doneText` or the failure. It stays over a reload (SHL-89).
 */
export function useUndo() {
  const { toast, errorToast } = useNotices();
  const runUndo = use(UndoContext);
  const { mutate } = useSWRConfig();
  const confirm = useConfirm();
  return (
    undos: readonly UndoCall[],
    doneText = shellWords.undone,
    time = Date.now(),
  ): ToastAction => ({
    label: shellWords.undo,
    confirm: async () =>
      Date.now() - time < askAfterMs || confirm(shellWords.lateUndo(new Date(time))),
    lasting: true,
    data: { undos, doneText },
    onAction: async () => {
      const result = await saveResultOf(() => runUndo(undos));
      // An edit that opens after the message starts from the restored values. Each list reports its own failure to load.
      await mutate(() => true).catch(() => {});
      if (result.ok) toast(doneText);
      else errorToast(`${shellWords.undoFailed} ${result.message}`);
    },
  });
}
