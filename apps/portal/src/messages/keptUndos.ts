import type {
  BatchesNotMailed,
  FacilityChanges,
  FacilitySeen,
  TenantPatch,
  TenantSeen,
} from '@audit-letters/api-client';
import type { TagChanges } from '@audit-letters/screens';
import type { MessageLogEntry } from '@audit-letters/ui';
import { facilityCalls } from '../calls/facilities.ts';
import { tenantCalls } from '../calls/tenants.ts';
import { changeMailDate, type MailDateEdit, markNotMailed } from '../letters/markMailed.ts';
import type { BulkUndo } from '../tenants/bulk/bulkUndo.ts';
import {
  saveTags,
  type TenantOfAnswer,
  updateAsManager,
  updateAsStaff,
} from '../tenants/tenantCalls.ts';

/** A call that undoes something, as data, which a reload keeps. */
export type UndoCall =
  | { call: 'markNotMailed'; marked: BatchesNotMailed }
  | { call: 'changeMailDate'; edit: MailDateEdit }
  | { call: 'updateFacility'; id: number; edit: FacilityChanges; seen: FacilitySeen }
  | { call: 'undoMoveOuts'; id: number; ids: number[] }
  | {
      call: 'updateTenant';
      byManager: boolean;
      tenant: TenantOfAnswer;
      edit: TenantPatch;
      seen: TenantSeen;
    }
  | { call: 'updateTenants'; writes: readonly BulkUndo[]; seen: TenantSeen }
  | { call: 'restoreTenants'; ids: number[] }
  | { call: 'saveTags'; facilityId: number; tags: TagChanges };

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
    case 'updateTenant': {
      const update = undo.byManager ? updateAsManager : updateAsStaff;
      return update(undo.tenant, undo.edit, { seen: undo.seen });
    }
    case 'updateTenants':
      for (const { change, ids } of undo.writes) {
        await tenantCalls.bulkUpdate({ ...change, ids }, { seen: undo.seen });
      }
      return;
    case 'restoreTenants':
      return tenantCalls.restore(undo.ids);
    case 'saveTags':
      return saveTags(undo.facilityId, undo.tags);
  }
}

/** An undo with its message, as it is kept. */
export interface KeptUndo {
  text: string;
  time: number;
  data: { undos: readonly UndoCall[]; doneText: string };
}

const key = 'audit-letters.undos';

/** The undos that are kept for a user in this tab. */
export function keptUndos(userId: number): readonly KeptUndo[] {
  try {
    const kept: { userId: number; undos: KeptUndo[] } | null = JSON.parse(
      sessionStorage.getItem(key) ?? 'null',
    );
    return kept?.userId === userId ? kept.undos : [];
  } catch {
    return [];
  }
}

/** Keeps the undos that the message log offers to a user. */
export function keepUndos(userId: number, entries: readonly MessageLogEntry[]) {
  const undos = entries.flatMap(({ text, time, action }) =>
    action?.data ? [{ text, time, data: action.data }] : [],
  );
  try {
    if (undos.length > 0) sessionStorage.setItem(key, JSON.stringify({ userId, undos }));
    else sessionStorage.removeItem(key);
  } catch {
    // Without storage, the undos end with the page.
  }
}
