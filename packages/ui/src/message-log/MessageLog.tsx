'use client';
import { cx } from 'class-variance-authority';
import BellOff from 'lucide-react/icons/bell-off';
import type { ComponentProps } from 'react';
import { Button } from '../button/index.ts';
import { type Day, dayInZone, plainLocale } from '../day/day.ts';
import { EmptyState } from '../empty-state/EmptyState.tsx';
import { useLocale, useTexts } from '../locale/LocaleProvider.tsx';
import type { MessageLogEntry } from '../toast/messages.ts';
import { toneIcons } from '../tone/tones.ts';
import { messageLogTexts } from './texts.ts';

interface MessageLogProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The entries of `useMessageLog`, oldest first; displayed newest first. */
  entries: readonly MessageLogEntry[];
  /** Today. Entries of days before are collapsed, and show their day. Without it, all are shown with their time. */
  today?: Day | undefined;
}

/**
 * All messages of the session. Errors and Undo actions stay available after their toast has gone. Place it in a
 * `Dialog` or a panel. Renders a `<div>` around an `<ol>`.
 */
export function MessageLog({ entries, today, className, ...rootProps }: MessageLogProps) {
  const texts = useTexts('messageLog', messageLogTexts);
  const { locale } = useLocale();
  const earlier = today
    ? entries.filter(({ time }) => dayInZone(new Date(time)) < today).length
    : 0;
  const list = {
    texts,
    formatTime: (time: number) => hoursAndMinutes(time, locale, today),
  };
  return (
    <div {...rootProps} className={cx('al-message-log', className)}>
      {entries.length === 0 ? (
        <EmptyState icon={<BellOff />} title={texts.empty} />
      ) : (
        <>
          <Entries {...list} entries={entries.slice(earlier)} />
          {earlier > 0 && (
            <details>
              <summary>{texts.earlier(earlier)}</summary>
              <Entries {...list} entries={entries.slice(0, earlier)} />
            </details>
          )}
        </>
      )}
    </div>
  );
}

interface EntriesProps {
  entries: readonly MessageLogEntry[];
  texts: typeof messageLogTexts;
  formatTime: (time: number) => string;
}

const Entries = ({ entries, texts, formatTime }: EntriesProps) => (
  <ol>
    {entries.toReversed().map(({ id, time, tone, title, description, action }) => {
      const Icon = toneIcons[tone];
      return (
        <li key={id} data-tone={tone}>
          <Icon role="img" aria-label={tone === 'danger' ? texts.error : texts.message} />
          <span>
            {title}
            {description && <span className="al-message-log-detail">{description}</span>}
          </span>
          {action && (
            <Button size="small" onClick={action.onAction}>
              {action.label}
            </Button>
          )}
          {/* Times are rendered in the browser's time zone, which differs from the server's. */}
          <time dateTime={new Date(time).toISOString()} suppressHydrationWarning>
            {formatTime(time)}
          </time>
        </li>
      );
    })}
  </ol>
);

/** Hours and minutes, after the day of an entry from before today. */
const hoursAndMinutes = (time: number, locale: string, today: Day | undefined) =>
  new Intl.DateTimeFormat(plainLocale(locale), {
    ...(today && dayInZone(new Date(time)) < today && { month: 'numeric', day: 'numeric' }),
    hour: 'numeric',
    minute: '2-digit',
  }).format(time);
