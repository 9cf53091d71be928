import type {
  BatchesNotMailed,
  CorrectedBatches,
  Day,
  FacilityChanges,
  FacilitySeen,
  LetterBatch,
  Tenant,
  TenantPatch,
  TenantSeen,
  UndoneChange,
} from '@audit-letters/api-client';
import { shellWords, type TagChanges } from '@audit-letters/screens';
import { saveResultOf } from '@audit-letters/screens/swr';
import {
  type MessageLogEntry,
  type ToastAction,
  useConfirm,
  useMessageLog,
  useToasts,
} from '@audit-letters/ui';
import { createContext, use, useEffect, useState } from 'react';
import { useSWRConfig } from 'swr';
import { createPersisted } from '../persisted.ts';
import { useSession } from '../session/store.ts';
import { useNotices } from './useNotices.ts';

/** The mail date of a batch before a change and after it. */
export interface MailDateEdit extends Pick<LetterBatch, 'filename'> {
  before: Day | null;
  day: Day | null;
  /** The other changes of the earlier edit, when this one undoes it. */
  restores?: CorrectedBatches;
}

/** A call that undoes something, as data, which a reload keeps. */
export type UndoCall =
  | { call: 'markNotMailed'; marked: BatchesNotMailed }
  | { call: 'changeMailDate'; edit: MailDateEdit }
  | { call: 'updateFacility'; id: number; edit: FacilityChanges; seen: FacilitySeen }
  | { call: 'undoMoveOuts'; id: number; ids: number[] }
  | {
      call: 'updateTenant';
      role: 'staff' | 'manager';
      tenant: Pick<Tenant, 'id' | 'facility_id'>;
      edit: TenantPatch;
      seen: TenantSeen;
    }
  | { call: 'undoTenants'; change: UndoneChange }
  | { call: 'tagTenant'; id: number }
  | { call: 'restoreTenants'; ids: number[] }
  | { call: 'saveTags'; facilityId: number; tags: TagChanges };

/** The call that takes back the tag of a tenant. */
export const untagCall = ({ id, facility_id }: Pick<Tenant, 'id' | 'facility_id'>): UndoCall => ({
  call: 'saveTags',
  facilityId: facility_id,
  tags: { ids: [], untagIds: [id], movedOut: false },
});

/** Makes the calls of an undo, one after the other. The shell provides it, because the calls belong to the nouns. */
export const UndoContext = createContext<(undos: readonly UndoCall[]) => Promise<unknown>>(
  async () => {},
);

/** An undo with its message, as it is kept. */
interface KeptUndo {
  text: string;
  detail?: string | undefined;
  time: number;
  data: { undos: readonly UndoCall[]; doneText: string };
}

const undoStore = createPersisted<{ userId: number; undos: readonly KeptUndo[] } | null>({
  name: 'audit-letters.undos',
  area: () => sessionStorage,
  initial: null,
  read: (stored) => (Array.isArray(Object(stored).undos) ? Object(stored) : null),
});

/** The undos that are kept for a user in this tab. */
function keptUndos(userId: number): readonly KeptUndo[] {
  const last = undoStore.get();
  return last?.userId === userId ? last.undos : [];
}

/** Keeps the undos that the message log offers to a user. */
function keepUndos(userId: number, entries: readonly MessageLogEntry[]) {
  const undos = entries.flatMap(({ text, detail, time, action }) =>
    isUndo(action?.data) ? [{ text, detail, time, data: action.data }] : [],
  );
  undoStore.set(undos.length > 0 ? { userId, undos } : null);
}

const isUndo = (data: unknown): data is KeptUndo['data'] =>
  typeof data === 'object' && data !== null && 'undos' in data;

/** An older Undo asks first: it stands in the message log, and other work may have followed. */
const askAfterMs = 60_000;

/**
 * Makes the Undo action of a toast, which stays available in the message log. It restores the old values, reloads the
 * page's data and shows `doneText` or the failure. It stays over a reload (SHL-89).
 */
export function useUndo() {
  const { toast, errorToast } = useNotices();
  const runUndo = use(UndoContext);
  const { mutate } = useSWRConfig();
  const confirm = useConfirm();
  return (
    undos: readonly UndoCall[],
    doneText = shellWords.undone,
    time = Date.now(),
  ): ToastAction => ({
    label: shellWords.undo,
    confirm: async () =>
      Date.now() - time < askAfterMs || confirm(shellWords.lateUndo(new Date(time))),
    lasting: true,
    data: { undos, doneText },
    onAction: async () => {
      const result = await saveResultOf(() => runUndo(undos));
      // An edit that opens after the message starts from the restored values. Each list reports its own failure to load.
      await mutate(() => true).catch(() => {});
      if (result.ok) toast(doneText);
      else errorToast(result.message);
    },
  });
}

/** Offers the undos from before a reload in the message log, and keeps those of the log (SHL-89). */
export function useKeptUndos() {
  const { entries } = useMessageLog();
  const { log } = useToasts();
  const undo = useUndo();
  const userId = useSession()?.user.id ?? 0;
  const [kept] = useState(() => keptUndos(userId));
  const [restored, setRestored] = useState(false);
  useEffect(() => {
    if (restored) return keepUndos(userId, entries);
    for (const { data, ...message } of kept) {
      log({ ...message, action: undo(data.undos, data.doneText, message.time) });
    }
    setRestored(true);
  }, [entries, kept, log, restored, undo, userId]);
}
