import {
  type Facility,
  type FacilityCalls,
  ResponseError,
  type TenantCalls,
  type Undoable,
} from '@audit-letters/api-client';
import { facilityWords, moveOutsQuestion } from '@audit-letters/screens';
import { useConfirm } from '@audit-letters/ui';
import { useRef } from 'react';
import { taggedTenants } from '../loading/tenantsOfFacility.ts';
import { useExtras } from '../session/extras.ts';

/** The connection of the move-outs of a facility. */
export interface MoveOutsOptions {
  /** The calls of the client. */
  facilities: Pick<FacilityCalls, 'checkFlagged' | 'confirmMoveOuts'>;
  /** The calls of the client. */
  tenants: Pick<TenantCalls, 'listOfFacility'>;
  /** The move-outs are confirmed. */
  onConfirmed: (confirmed: { facility: OneFacility; text: string } & Undoable) => void;
  /** A call has failed. */
  onFailure: (error: unknown) => void;
  /** The facility or its tenants have changed. */
  onSettled: () => void;
}

type OneFacility = Pick<Facility, 'id' | 'facility_number'>;

/** Asks about the tagged tenants of a facility and confirms its move-outs (FAC-22, FAC-106). */
export function useMoveOuts(options: MoveOutsOptions) {
  const { facilities, tenants: calls, onConfirmed, onFailure, onSettled } = options;
  const confirm = useConfirm();
  const hasExtras = useExtras();
  const running = useRef(false);

  return async ({ facility }: { facility: OneFacility }): Promise<void> => {
    // Ignore further clicks during the server call, so that one question does not replace another.
    if (running.current) return;
    running.current = true;
    const { id, facility_number } = facility;
    try {
      const { tenants_flagged: flagged } = await facilities.checkFlagged(id);
      const tenants = hasExtras && flagged > 0 ? await taggedTenants(calls, id, hasExtras) : [];
      let moveOut = false;
      const question = moveOutsQuestion({
        facilityNumber: facility_number,
        flagged,
        tenants,
        onMoveOut: () => {
          moveOut = true;
        },
      });
      if (!(await confirm(question)) && !moveOut) return;
      const ids = moveOut ? tenants.map((tenant) => tenant.id) : [];
      const moveOuts = moveOut ? { move_out_tagged: true, ids } : undefined;
      const { undo } = await facilities.confirmMoveOuts(id, moveOuts);
      const text = facilityWords.moveOutsConfirmed(facility_number, ids.length);
      onConfirmed({ facility, text, ...(undo && { undo }) });
      onSettled();
    } catch (error) {
      onFailure(error);
      // Another user has deleted the facility, or tagged other tenants.
      if (error instanceof ResponseError && [404, 409].includes(error.status)) onSettled();
    } finally {
      running.current = false;
    }
  };
}
