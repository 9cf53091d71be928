import type { Day, Facility } from '@audit-letters/api-client';
import { Badge, formatDay } from '@audit-letters/ui';
import Check from 'lucide-react/icons/check';
import Clock from 'lucide-react/icons/clock';
import { type PeriodDate, periodDates } from './periodDates.ts';

export interface DateListProps {
  /** The facility whose dates are shown. */
  facility: Facility;
  /** The current date on the server. */
  today: Day;
}

/** The letter dates and today in words (FAC-87). */
export function DateList({ facility, today }: DateListProps) {
  return (
    <div className="al-date-list">
      <ol className="al-date-list-dates">
        {periodDates(facility, today).map((date) => (
          <li key={date.label} data-state={date.state}>
            <span className="al-date-list-label">{date.label}</span>
            {date.day && <time dateTime={date.day}>{formatDay(date.day)}</time>}
            <DateWords date={date} />
          </li>
        ))}
      </ol>
    </div>
  );
}

function DateWords({ date: { state, words } }: { date: PeriodDate }) {
  if (state === 'late') {
    return (
      <Badge tone="warning">
        <Clock aria-hidden />
        {words}
      </Badge>
    );
  }
  if (state === 'today') return null;
  return (
    <span className="al-date-list-words al-note">
      {state === 'done' && <Check aria-hidden />}
      <span>{words}</span>
    </span>
  );
}
