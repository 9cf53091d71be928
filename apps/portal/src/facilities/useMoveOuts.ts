import type { Facility } from '@audit-letters/api-client';
import { moveOutsConfirmedOn } from '@audit-letters/api-client/values';
import { facilityWords, moveOutsQuestion } from '@audit-letters/screens';
import { useConfirm } from '@audit-letters/ui';
import { useRef } from 'react';
import { useSaves } from '../activity/useSaves.ts';
import { facilityCalls } from '../loading/calls.ts';
import { taggedTenants } from '../loading/tenantsOfFacility.ts';
import { useExtras } from '../session/extras.ts';

/** The facility as the page shows it. */
type ShownFacility = Parameters<typeof moveOutsConfirmedOn>[0] &
  Pick<Facility, 'id' | 'facility_number'>;

/** Asks about the tagged tenants of a facility and confirms its move-outs, with Undo (FAC-22, FAC-106). */
export function useMoveOuts() {
  const { report } = useSaves();
  const confirm = useConfirm();
  const hasExtras = useExtras();
  const running = useRef(false);

  /** Resolves to the answer of the server and the number of tenants who left; `null` after No. */
  async function askAndConfirm(facility: ShownFacility) {
    const { id, facility_number } = facility;
    const { tenants_flagged: flagged } = await facilityCalls.checkFlagged(id);
    const isConfirmed = hasExtras && moveOutsConfirmedOn(facility) !== null;
    // Another user may have taken the confirmation back.
    if (isConfirmed && flagged === 0)
      return { ...(await facilityCalls.confirmMoveOuts(id)), count: 0 };
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
    if (!isYes && (isConfirmed || !moveOut)) return null;
    const ids = moveOut ? tenants.map((tenant) => tenant.id) : [];
    const moveOuts = moveOut ? { move_out_tagged: true, ids } : undefined;
    return { ...(await facilityCalls.confirmMoveOuts(id, moveOuts)), count: ids.length };
  }

  return async ({ facility }: { facility: ShownFacility }): Promise<void> => {
    // Ignore further clicks during the server call, so that one question does not replace another.
    if (running.current) return;
    running.current = true;
    const { facility_number } = facility;
    await report(
      () => askAndConfirm(facility),
      (answer) =>
        answer && {
          text:
            hasExtras && !('undo' in answer)
              ? facilityWords.moveOutsUnchanged(facility_number)
              : facilityWords.moveOutsConfirmed(facility_number, answer.count),
          undoneText: facilityWords.moveOutsUndone(facility_number),
        },
    );
    running.current = false;
  };
}
