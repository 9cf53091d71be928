import type { Day, Facility } from '@audit-letters/api-client';
import { Badge, formatDay } from '@audit-letters/ui';
import { Check, Clock } from 'lucide-react';
import { type PeriodDate, periodDates, placeOf } from './periodDates.ts';

export interface DateLineProps {
  /** The facility whose dates are shown. */
  facility: Facility;
  /** The current date on the server. */
  today: Day;
}

/** The letter dates on a line with today, and below it as a list (FAC-88). */
export function DateLine({ facility, today }: DateLineProps) {
  const dates = periodDates(facility, today);
  const days = dates.flatMap(({ day }) => day ?? []);
  const all = [...days, today];
  return (
    <div className="al-date-line">
      {days.length > 0 && (
        // The list below says the same in words.
        <div className="al-date-line-axis" aria-hidden>
          {dates.map(
            ({ label, day, state }) =>
              day && (
                <span
                  key={label}
                  className="al-date-line-stop"
                  data-state={state}
                  style={{ insetInlineStart: `${placeOf(day, all)}%` }}
                />
              ),
          )}
          <span
            className="al-date-line-today"
            style={{ insetInlineStart: `${placeOf(today, all)}%` }}
          >
            <span>Today</span>
          </span>
        </div>
      )}
      <ol className="al-date-line-dates">
        {dates.map((date) => (
          <li key={date.label} data-state={date.state}>
            <span className="al-date-line-label">{date.label}</span>
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
  return (
    <span className="al-date-line-words">
      {state === 'done' && <Check aria-hidden />}
      {words}
    </span>
  );
}
