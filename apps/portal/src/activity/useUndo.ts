import type { ToastAction } from '@audit-letters/ui';
import { use } from 'react';
import { saveResultOf } from '../swr/saveResult.ts';
import { useReloadShown } from '../swr/swr.ts';
import { type UndoCall, UndoContext } from './keptUndos.ts';
import { useNotices } from './useNotices.ts';

/**
 * Makes the Undo action of a toast, which stays available in the message log. It restores the old values, reloads the
 * page's data and shows `doneText` or the failure. It stays over a reload (SHL-89).
 */
export function useUndo() {
  const { toast, errorToast } = useNotices();
  const runUndo = use(UndoContext);
  const reloadShown = useReloadShown();
  return (undos: readonly UndoCall[], doneText = 'Undone'): ToastAction => ({
    label: 'Undo',
    lasting: true,
    data: { undos, doneText },
    onAction: async () => {
      const result = await saveResultOf(() => runUndo(undos));
      reloadShown();
      if (result.ok) toast(doneText);
      else errorToast(result.message);
    },
  });
}
