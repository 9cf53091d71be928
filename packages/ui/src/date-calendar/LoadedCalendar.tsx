'use client';
import { useState } from 'react';
import { later, useLater } from '../later/later.ts';
import { useTexts } from '../locale/LocaleProvider.tsx';
import { Spinner } from '../spinner/Spinner.tsx';
import type { DateCalendarProps } from './DateCalendar.tsx';
import { calendarTexts } from './texts.ts';

// Most dates are typed. The calendar is by far the largest part, so it is loaded when first shown.
const calendar = later(() => import('./DateCalendar.tsx').then((it) => it.DateCalendar));

/** Loads the code of the calendar. */
export const loadCalendar = calendar.load;

/** A `DateCalendar`, with a spinner in its place until it is loaded. */
export function LoadedCalendar(props: DateCalendarProps) {
  const texts = useTexts('dateCalendar', calendarTexts);
  const [isMissing, setIsMissing] = useState(false);
  const DateCalendar = useLater(calendar, true, () => setIsMissing(true));
  if (isMissing) return <p>{texts.failed}</p>;
  return DateCalendar ? (
    <DateCalendar {...props} />
  ) : (
    <div className="al-date-field-loading">
      <Spinner />
    </div>
  );
}
