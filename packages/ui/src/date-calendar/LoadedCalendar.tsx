import { lazy, Suspense } from 'react';
import { Spinner } from '../spinner/Spinner.tsx';
import type { DateCalendarProps } from './DateCalendar.tsx';

/** Loads the code of the calendar. */
export const loadCalendar = () => import('./DateCalendar.tsx');

// Most dates are typed. The calendar is by far the largest part, so it is loaded when first shown.
const DateCalendar = lazy(() =>
  loadCalendar()
    .then(({ DateCalendar }) => ({ default: DateCalendar }))
    .catch(() => ({ default: CalendarMissing })),
);

/** A `DateCalendar`, with a spinner in its place until it is loaded. */
export const LoadedCalendar = (props: DateCalendarProps) => (
  <Suspense fallback={<CalendarPlace />}>
    <DateCalendar {...props} />
  </Suspense>
);

const CalendarPlace = () => (
  <div className="al-date-field-loading">
    <Spinner />
  </div>
);

const CalendarMissing = () => <p>The calendar could not be loaded. Type the date instead.</p>;
