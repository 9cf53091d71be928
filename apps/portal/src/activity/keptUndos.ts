import type {
  BatchesNotMailed,
  Day,
  FacilityChanges,
  FacilitySeen,
  LetterBatch,
  Tenant,
  TenantPatch,
  TenantSeen,
} from '@audit-letters/api-client';
import type { BulkUndo, TagChanges } from '@audit-letters/screens';
import type { MessageLogEntry } from '@audit-letters/ui';
import { createContext } from 'react';
import { createPersisted } from '../persisted.ts';

/** The mail date of a batch before a change and after it. */
export interface MailDateEdit extends Pick<LetterBatch, 'filename'> {
  before: Day | null;
  day: Day | null;
}

/** A call that undoes something, as data, which a reload keeps. */
export type UndoCall =
  | { call: 'markNotMailed'; marked: BatchesNotMailed }
  | { call: 'changeMailDate'; edit: MailDateEdit }
  | { call: 'updateFacility'; id: number; edit: FacilityChanges; seen: FacilitySeen }
  | { call: 'undoMoveOuts'; id: number; ids: number[] }
  | {
      call: 'updateTenant';
      byManager: boolean;
      tenant: Pick<Tenant, 'id' | 'facility_id'>;
      edit: TenantPatch;
      seen: TenantSeen;
    }
  | { call: 'updateTenants'; writes: readonly BulkUndo[]; seen: TenantSeen }
  | { call: 'restoreTenants'; ids: number[] }
  | { call: 'saveTags'; facilityId: number; tags: TagChanges };

/** Makes the calls of an undo, one after the other. The shell provides it, because the calls belong to the nouns. */
export const UndoContext = createContext<(undos: readonly UndoCall[]) => Promise<unknown>>(
  async () => {},
);

/** An undo with its message, as it is kept. */
export interface KeptUndo {
  text: string;
  time: number;
  data: { undos: readonly UndoCall[]; doneText: string };
}

const kept = createPersisted<{ userId: number; undos: readonly KeptUndo[] } | null>({
  name: 'audit-letters.undos',
  area: () => sessionStorage,
  initial: null,
  read: (stored) => (Array.isArray(Object(stored).undos) ? Object(stored) : null),
});

/** The undos that are kept for a user in this tab. */
export function keptUndos(userId: number): readonly KeptUndo[] {
  const last = kept.get();
  return last?.userId === userId ? last.undos : [];
}

/** Keeps the undos that the message log offers to a user. */
export function keepUndos(userId: number, entries: readonly MessageLogEntry[]) {
  const undos = entries.flatMap(({ text, time, action }) =>
    isUndo(action?.data) ? [{ text, time, data: action.data }] : [],
  );
  kept.set(undos.length > 0 ? { userId, undos } : null);
}

const isUndo = (data: unknown): data is KeptUndo['data'] =>
  typeof data === 'object' && data !== null && 'undos' in data;
