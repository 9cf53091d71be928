import { cx } from 'class-variance-authority';
import { BellOff, CircleCheck, OctagonAlert } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from '../button/index.ts';
import { EmptyState } from '../empty-state/EmptyState.tsx';
import type { MessageLogEntry } from '../toast/messages.ts';

export interface MessageLogProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What was said, oldest first, as `useMessageLog` gives it; shown with the newest on top. */
  entries: readonly MessageLogEntry[];
  /** What stands there while nothing was said. @default 'No messages yet.' */
  emptyText?: string;
  /** How the time of an entry is written. @default hours and minutes where the reader is */
  formatTime?: (time: number) => string;
}

/**
 * Everything the program said in this session, so that a toast of three seconds is never the only place of an
 * error, nor of an Undo. Place it in a `Dialog` or a panel. Renders a `<div>` around an `<ol>`.
 */
export function MessageLog({
  entries,
  emptyText = 'No messages yet.',
  formatTime = hoursAndMinutes,
  className,
  ...rootProps
}: MessageLogProps) {
  return (
    <div {...rootProps} className={cx('al-message-log', className)}>
      {entries.length === 0 ? (
        <EmptyState icon={<BellOff />} title={emptyText} />
      ) : (
        <ol>
          {entries.toReversed().map(({ id, time, tone, text, action }) => {
            const Icon = tone === 'error' ? OctagonAlert : CircleCheck;
            return (
              <li key={id} data-tone={tone}>
                <Icon role="img" aria-label={tone === 'error' ? 'Error' : 'Message'} />
                <span>{text}</span>
                {action && (
                  <Button size="small" onClick={action.onAction}>
                    {action.label}
                  </Button>
                )}
                {/* A server is in another time zone; what the session said comes from the browser anyway. */}
                <time dateTime={new Date(time).toISOString()} suppressHydrationWarning>
                  {formatTime(time)}
                </time>
              </li>
            );
          })}
        </ol>
      )}
    </div>
  );
}

const hoursAndMinutes = (time: number) =>
  new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' }).format(time);
