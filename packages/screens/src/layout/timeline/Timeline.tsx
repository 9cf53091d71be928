import type { Moment } from '@audit-letters/api-client';
import { formatMoment } from '../../format/dates/moment.ts';
import { FileLink } from '../FileLink.tsx';

/** An entry of a timeline. */
export interface TimelineEntry {
  title: string;
  /** How much, or which fields. */
  details?: string | undefined;
  /** Its file. */
  file?: { label: string; href: string } | undefined;
  at: Moment;
  /** Who did it; `null` for a deleted account. */
  user: string | null;
}

/** Entries with time and user, newest first. */
export const Timeline = ({ entries }: { entries: readonly TimelineEntry[] }) => (
  <ol className="al-timeline al-lines">
    {entries.map(({ title, details, file, at, user }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two entries can be equal
      <li key={index}>
        <span className="al-timeline-what">
          <strong>{title}</strong>
          {details && <span className="al-timeline-details al-muted">{details}</span>}
          {file && <FileLink href={file.href}>{file.label}</FileLink>}
        </span>
        <span className="al-note">
          <time dateTime={at}>{formatMoment(at)}</time> by {user ?? 'a deleted account'}
        </span>
      </li>
    ))}
  </ol>
);
