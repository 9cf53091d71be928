import type { FacilityEvent } from '@audit-letters/api-client';
import Download from 'lucide-react/icons/download';
import { formatMoment } from '../../../format/dates/moment.ts';
import { eventText } from './eventText.ts';

export interface TimelineProps {
  /** The events, newest first. */
  events: readonly FacilityEvent[];
  /** The address of the file of an entry. */
  fileHref: (event: FacilityEvent) => string;
}

/** The timeline of a facility: events with time and user (FAC-90). */
export const Timeline = ({ events, fileHref }: TimelineProps) => (
  <ol className="al-timeline">
    {events.map((event) => {
      const { title, details } = eventText(event);
      return (
        <li key={event.id}>
          <span className="al-timeline-what">
            <strong>{title}</strong>
            {details && <span className="al-timeline-details">{details}</span>}
            {event.filename && (
              <a href={fileHref(event)} target="_blank" rel="noopener">
                <Download aria-hidden className="al-inline-icon" /> Download
              </a>
            )}
          </span>
          <span className="al-timeline-when">
            <time dateTime={event.at}>{formatMoment(event.at)}</time> by{' '}
            {event.user ?? 'a deleted account'}
          </span>
        </li>
      );
    })}
  </ol>
);
