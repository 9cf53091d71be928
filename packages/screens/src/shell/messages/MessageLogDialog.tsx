import { Dialog, MessageLog, type MessageLogEntry } from '@audit-letters/ui';

export interface MessageLogDialogProps {
  open: boolean;
  /** Everything said in this session, oldest first. */
  entries: readonly MessageLogEntry[];
  onOpenChange: (open: boolean) => void;
}

/** What the program said in this session: a toast of three seconds is never the only place of an error or an Undo. */
export function MessageLogDialog({ entries, ...dialogProps }: MessageLogDialogProps) {
  return (
    <Dialog title="Messages" {...dialogProps}>
      <MessageLog entries={entries} />
    </Dialog>
  );
}
