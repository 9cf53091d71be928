import { Dialog, MessageLog, type MessageLogEntry } from '@audit-letters/ui';

export interface MessageLogDialogProps {
  /** The dialog is open. */
  open: boolean;
  /** All messages of this session, oldest first. */
  entries: readonly MessageLogEntry[];
  /** The dialog opens or closes. */
  onOpenChange: (open: boolean) => void;
}

/** Lists the messages of this session, so that errors and Undo stay available after their toasts. */
export function MessageLogDialog({ entries, ...dialogProps }: MessageLogDialogProps) {
  return (
    <Dialog title="Messages" {...dialogProps}>
      <MessageLog entries={entries} />
    </Dialog>
  );
}
