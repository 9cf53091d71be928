import { undoTenants } from '../../activity/savedTenants.ts';
import type { UndoCall } from '../../activity/undo.ts';
import { facilityCalls } from '../../facilities/calls.ts';
import { setMailDate } from '../../letters/markMailed.ts';
import { tenantCalls } from '../../tenants/calls.ts';

/** Makes the calls of an undo, one after the other. */
export async function runUndo(undos: readonly UndoCall[]): Promise<void> {
  for (const undo of undos) await runOne(undo);
}

async function runOne(undo: UndoCall): Promise<unknown> {
  switch (undo.call) {
    case 'setMailDate':
      return setMailDate(undo.mailed);
    case 'updateFacility':
      return facilityCalls.update(undo.id, undo.edit, { seen: undo.seen });
    case 'undoMoveOuts':
      return facilityCalls.undoMoveOuts(undo.id, undo.ids);
    default:
      return undoTenants(tenantCalls, [undo]);
  }
}
