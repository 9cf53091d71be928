import { type Facility, ResponseError } from '@audit-letters/api-client';
import { facilityWords, moveOutsQuestion } from '@audit-letters/screens';
import { taggedTenants } from '@audit-letters/screens/swr';
import { useConfirm } from '@audit-letters/ui';
import { useRef } from 'react';
import { useUndo } from '../activity/undo.ts';
import { useNotices } from '../activity/useNotices.ts';
import { tenantCalls } from '../tenants/calls.ts';
import { facilityCalls } from './calls.ts';

type OneFacility = Pick<Facility, 'id' | 'facility_number'>;

/** Asks about the tagged tenants of a facility and confirms its move-outs, with Undo (FAC-22, FAC-106). */
export function useMoveOuts(reload: () => void) {
  const { toast, errorModal } = useNotices();
  const confirm = useConfirm();
  const undo = useUndo();
  const running = useRef(false);

  return async ({ facility }: { facility: OneFacility }) => {
    // Ignore further clicks during the server call, so that one question does not replace another.
    if (running.current) return;
    running.current = true;
    const { id, facility_number } = facility;
    try {
      const { tenants_flagged: flagged } = await facilityCalls.checkFlagged(id);
      const tenants = flagged > 0 ? await taggedTenants(tenantCalls, id) : [];
      let moveOut = tenants.length > 0;
      const question = moveOutsQuestion({
        facilityNumber: facility_number,
        flagged,
        tenants,
        onMoveOutChange: ({ checked }) => {
          moveOut = checked;
        },
      });
      if (!(await confirm(question))) return;
      const ids = moveOut ? tenants.map((tenant) => tenant.id) : [];
      await facilityCalls.confirmMoveOuts(id, moveOut ? { move_out_tagged: true, ids } : undefined);
      toast(
        facilityWords.moveOutsConfirmed(facility_number, ids.length),
        undo([{ call: 'undoMoveOuts', id, ids }], facilityWords.moveOutsUndone(facility_number)),
      );
      reload();
    } catch (error) {
      errorModal(error);
      // Another user has deleted the facility, or tagged other tenants.
      if (error instanceof ResponseError && [404, 409].includes(error.status)) reload();
    } finally {
      running.current = false;
    }
  };
}
