'use client';
import { later } from '../later/later.tsx';
import { useTexts } from '../locale/LocaleProvider.tsx';
import { Spinner } from '../spinner/Spinner.tsx';
import { calendarTexts } from './texts.ts';

/** A `DateCalendar`, with a spinner in its place until its code is loaded. The date can also be typed. */
export const LoadedCalendar = later(
  () => import('./DateCalendar.tsx').then((it) => it.DateCalendar),
  {
    waiting: (
      <div className="al-date-field-loading">
        <Spinner />
      </div>
    ),
    Failure: CalendarFailure,
  },
);

function CalendarFailure() {
  return <p>{useTexts('dateCalendar', calendarTexts).failed}</p>;
}
