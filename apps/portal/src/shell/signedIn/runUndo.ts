import { saveTags } from '@audit-letters/screens/swr';
import type { UndoCall } from '../../activity/undo.ts';
import { facilityCalls } from '../../facilities/calls.ts';
import { changeMailDate, markNotMailed } from '../../letters/markMailed.ts';
import { tenantCalls, tenantWritesOf } from '../../tenants/calls.ts';

/** Makes the calls of an undo, one after the other. */
export async function runUndo(undos: readonly UndoCall[]): Promise<void> {
  for (const undo of undos) await runOne(undo);
}

async function runOne(undo: UndoCall): Promise<unknown> {
  switch (undo.call) {
    case 'markNotMailed':
      return markNotMailed(undo.marked);
    case 'changeMailDate':
      return changeMailDate(undo.edit);
    case 'updateFacility':
      return facilityCalls.update(undo.id, undo.edit, { seen: undo.seen });
    case 'undoMoveOuts':
      return facilityCalls.undoMoveOuts(undo.id, undo.ids);
    case 'updateTenant':
      return tenantWritesOf[undo.role].update(undo.tenant, undo.edit, { seen: undo.seen });
    case 'undoTenants':
      return tenantCalls.undo(undo.change);
    case 'tagTenant':
      return tenantCalls.bulkUpdate({ ids: [undo.id], field: 'tagged_for_removal', value: true });
    case 'restoreTenants':
      return tenantCalls.restore(undo.ids);
    case 'saveTags':
      return saveTags(tenantCalls, undo.facilityId, undo.tags);
  }
}
