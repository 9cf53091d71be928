import type { ToastAction } from '@audit-letters/ui';
import { saveResultOf } from '../loading/saveResult.ts';
import { useReloadShown } from '../loading/swr.ts';
import { useNotices } from './useNotices.ts';

/**
 * Makes the Undo action of a toast, which stays available in the message log. It restores the old values, reloads the
 * page's data and shows `doneText` or the failure.
 */
export function useUndo() {
  const { toast, errorToast } = useNotices();
  const reloadShown = useReloadShown();
  return (restore: () => Promise<unknown>, doneText = 'Undone'): ToastAction => ({
    label: 'Undo',
    lasting: true,
    onAction: async () => {
      const result = await saveResultOf(restore);
      reloadShown();
      if (result.ok) toast(doneText);
      else errorToast(result.message);
    },
  });
}
