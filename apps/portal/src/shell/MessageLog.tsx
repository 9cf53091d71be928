import { MessageLogDialog, type MessageLogDialogProps } from '@audit-letters/screens';
import { useMessageLog } from '@audit-letters/ui';
import { useEffect, useRef } from 'react';
import { useSession } from '../session/store.ts';

/** The message log of the signed-in user. It is cleared when the user changes. */
export function MessageLog(props: Omit<MessageLogDialogProps, 'entries'>) {
  const { entries, clear } = useMessageLog();
  const userId = useSession()?.user.id;
  const lastUserId = useRef(userId);

  useEffect(() => {
    if (lastUserId.current === userId) return;
    lastUserId.current = userId;
    clear();
  }, [userId, clear]);

  return <MessageLogDialog {...props} entries={entries} />;
}
