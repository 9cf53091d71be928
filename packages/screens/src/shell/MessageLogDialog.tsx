import { Dialog, EmptyState, type MessageLogEntry } from '@audit-letters/ui';
import { BellOff, CircleCheck, OctagonAlert } from 'lucide-react';

export interface MessageLogDialogProps {
  open: boolean;
  /** Everything said in this session, oldest first. */
  entries: readonly MessageLogEntry[];
  onOpenChange: (open: boolean) => void;
}

/** What the program said in this session: a toast of three seconds is never the only place of an error. */
export function MessageLogDialog({ entries, ...dialogProps }: MessageLogDialogProps) {
  return (
    <Dialog title="Messages" {...dialogProps}>
      {entries.length === 0 ? (
        <EmptyState icon={<BellOff />} title="Nothing has been said in this session." />
      ) : (
        <ol className="al-messages">
          {entries.toReversed().map(({ id, time, tone, text }) => (
            <li key={id} data-tone={tone}>
              {tone === 'error' ? (
                <OctagonAlert role="img" aria-label="Error" />
              ) : (
                <CircleCheck role="img" aria-label="Done" />
              )}
              <span>{text}</span>
              <time dateTime={new Date(time).toISOString()}>{clock.format(time)}</time>
            </li>
          ))}
        </ol>
      )}
    </Dialog>
  );
}

const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });
