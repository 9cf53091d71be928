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
    onConfirmed: ({ facility, text, ...written }) =>
      toast(text, undo(written, facilityWords.moveOutsUndone(facility.facility_number))),
    onFailure: errorModal,
    onSettled: reload,
  });
}
