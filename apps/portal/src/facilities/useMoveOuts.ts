import { type Facility, ResponseError } from '@audit-letters/api-client';
import { moveOutsConfirmedOn } from '@audit-letters/api-client/values';
import { facilityWords, moveOutsQuestion } from '@audit-letters/screens';
import { useConfirm } from '@audit-letters/ui';
import { useRef } from 'react';
import { useUndo } from '../activity/undo.ts';
import { useNotices } from '../activity/useNotices.ts';
import { facilityCalls } from '../loading/calls.ts';
import { taggedTenants } from '../loading/tenantsOfFacility.ts';
import { useReloadAll } from '../loading/useReloadAll.ts';
import { useExtras } from '../session/extras.ts';

/** The facility as the page shows it. */
type ShownFacility = Parameters<typeof moveOutsConfirmedOn>[0] &
  Pick<Facility, 'id' | 'facility_number'>;

/** Asks about the tagged tenants of a facility and confirms its move-outs, with Undo (FAC-22, FAC-106). */
export function useMoveOuts() {
  const reloadAll = useReloadAll();
  const { toast, errorModal } = useNotices();
  const undo = useUndo();
  const confirm = useConfirm();
  const hasExtras = useExtras();
  const running = useRef(false);

  return async ({ facility }: { facility: ShownFacility }): Promise<void> => {
    // Ignore further clicks during the server call, so that one question does not replace another.
    if (running.current) return;
    running.current = true;
    const { id, facility_number } = facility;
    try {
      const { tenants_flagged: flagged } = await facilityCalls.checkFlagged(id);
      const isConfirmed = hasExtras && moveOutsConfirmedOn(facility) !== null;
      if (isConfirmed && flagged === 0) {
        toast(facilityWords.moveOutsUnchanged(facility_number));
        void reloadAll();
        return;
      }
      const tenants = hasExtras && flagged > 0 ? await taggedTenants(id, hasExtras) : [];
      let moveOut = isConfirmed;
      const question = moveOutsQuestion({
        facilityNumber: facility_number,
        flagged,
        tenants,
        isConfirmed,
        onMoveOut: () => {
          moveOut = true;
        },
      });
      const isYes = await confirm(question);
      if (!isYes && (isConfirmed || !moveOut)) return;
      const ids = moveOut ? tenants.map((tenant) => tenant.id) : [];
      const moveOuts = moveOut ? { move_out_tagged: true, ids } : undefined;
      const written = await facilityCalls.confirmMoveOuts(id, moveOuts);
      toast(
        hasExtras && written.undo === undefined
          ? facilityWords.moveOutsUnchanged(facility_number)
          : facilityWords.moveOutsConfirmed(facility_number, ids.length),
        undo(written, facilityWords.moveOutsUndone(facility_number)),
      );
      void reloadAll();
    } catch (error) {
      errorModal(error);
      // Another user has deleted the facility, or tagged other tenants.
      if (error instanceof ResponseError && [404, 409].includes(error.status)) void reloadAll();
    } finally {
      running.current = false;
    }
  };
}
