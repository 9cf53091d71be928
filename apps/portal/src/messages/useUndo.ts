import type { ToastAction } from '@audit-letters/ui';
import { saveResultOf } from '../loading/saveResult.ts';
import { useReloadShown } from '../loading/swr.ts';
import { runUndo, type UndoCall } from './keptUndos.ts';
import { useNotices } from './useNotices.ts';

/**
 * Makes the Undo action of a toast, which stays available in the message log. It restores the old values, reloads the
 * page's data and shows `doneText` or the failure. An undo that is data also stays over a reload (SHL-89).
 */
export function useUndo() {
  const { toast, errorToast } = useNotices();
  const reloadShown = useReloadShown();
  return (undo: (() => Promise<unknown>) | UndoCall, doneText = 'Undone'): ToastAction => ({
    label: 'Undo',
    lasting: true,
    ...(typeof undo === 'object' && { data: { undo, doneText } }),
    onAction: async () => {
      const result = await saveResultOf(() => (typeof undo === 'object' ? runUndo(undo) : undo()));
      reloadShown();
      if (result.ok) toast(doneText);
      else errorToast(result.message);
    },
  });
}
