'use client';

import { useState } from 'react';
import { later, useLater } from '../later/later.ts';
import { Spinner } from '../spinner/Spinner.tsx';
import type { DateCalendarProps } from './DateCalendar.tsx';

// Most dates are typed. The calendar is by far the largest part, so it is loaded when first shown.
const calendar = later(() => import('./DateCalendar.tsx').then((it) => it.DateCalendar));

/** Loads the code of the calendar. */
export const loadCalendar = calendar.load;

/** A `DateCalendar`, with a spinner in its place until it is loaded. */
export function LoadedCalendar(props: DateCalendarProps) {
  const [isMissing, setIsMissing] = useState(false);
  const DateCalendar = useLater(calendar, true, () => setIsMissing(true));
  if (isMissing) return <p>The calendar could not be loaded. Type the date instead.</p>;
  return DateCalendar ? (
    <DateCalendar {...props} />
  ) : (
    <div className="al-date-field-loading">
      <Spinner />
    </div>
  );
}
