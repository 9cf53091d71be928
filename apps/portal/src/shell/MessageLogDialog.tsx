import { Dialog, useMessageLog } from '@audit-letters/ui';
import { useEffect } from 'react';
import { useSession } from '../session/store.ts';

export interface MessageLogDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Everything the program said in this session: a toast of three seconds is never the only place of an error. */
export function MessageLogDialog(props: MessageLogDialogProps) {
  const { entries, clear } = useMessageLog();
  const userId = useSession()?.user.id;

  // What was said to one user is not for the next.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the user is what clears it, not `clear`
  useEffect(() => clear, [userId]);

  return (
    <Dialog title="Messages" {...props}>
      {entries.map((entry) => (
        <p key={entry.id}>{entry.text}</p>
      ))}
    </Dialog>
  );
}
