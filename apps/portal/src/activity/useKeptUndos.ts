import { useMessageLog, useToasts } from '@audit-letters/ui';
import { useEffect, useState } from 'react';
import { useSession } from '../session/store.ts';
import { keepUndos, keptUndos } from './keptUndos.ts';
import { useUndo } from './useUndo.ts';

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
      log({ ...message, action: undo(data.undos, data.doneText) });
    }
    setRestored(true);
  }, [entries, kept, log, restored, undo, userId]);
}
