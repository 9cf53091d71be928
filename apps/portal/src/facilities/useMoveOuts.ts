import { facilityWords } from '@audit-letters/screens';
import { useUndo } from '../activity/undo.ts';
import { useNotices } from '../activity/useNotices.ts';
import { tenantCalls } from '../tenants/calls.ts';
import { facilityCalls } from './calls.ts';
import { useMoveOuts as useConnectedMoveOuts } from './confirmMoveOuts.ts';

/** Confirms the move-outs of a facility after a question, with Undo. */
export function useMoveOuts(reload: () => void) {
  const { toast, errorModal } = useNotices();
  const undo = useUndo();
  return useConnectedMoveOuts({
    facilities: facilityCalls,
    tenants: tenantCalls,
    onConfirmed: ({ facility: { id, facility_number }, ids, text }) =>
      toast(
        text,
        undo([{ call: 'undoMoveOuts', id, ids }], facilityWords.moveOutsUndone(facility_number)),
      ),
    onFailure: errorModal,
    onSettled: reload,
  });
}
