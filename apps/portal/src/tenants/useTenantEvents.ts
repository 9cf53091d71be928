import type { TenantEvents } from '../activity/savedTenants.ts';
import { useUndo } from '../activity/undo.ts';
import { useNotices } from '../activity/useNotices.ts';

/** Reports saved changes of tenants with their Undo, and failures. */
export function useTenantEvents(): Required<TenantEvents> {
  const { toast, errorModal, logOnly } = useNotices();
  const undo = useUndo();
  return {
    onSaved: ({ text, detail, written = {}, undoneText }) =>
      toast(text, undo(written, undoneText), detail),
    onFailure: ({ work, message, shown }) => (shown ? logOnly(work, message) : errorModal(message)),
  };
}
