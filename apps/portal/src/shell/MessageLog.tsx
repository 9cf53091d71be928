import { MessageLogDialog, type MessageLogDialogProps } from '@audit-letters/screens';
import { useMessageLog } from '@audit-letters/ui';
import { useEffect, useRef } from 'react';
import { useSession } from '../session/store.ts';

/** The message log of the user who is signed in; what was said to one user is not for the next. */
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
