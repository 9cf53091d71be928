'use client';

import { CalendarDays } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { IconButton } from '../icon-button/IconButton.tsx';
import { Popover } from '../popover/Popover.tsx';
import { Spinner } from '../spinner/Spinner.tsx';
import { DayInput, type DayInputProps } from './DayInput.tsx';

export interface DateFieldProps extends DayInputProps {
  /** Accessible name of the calendar when `label` is not plain text. */
  calendarLabel?: string;
}

// Most dates are typed. The calendar is by far the largest part, so it is loaded when first opened.
const loadCalendar = () => import('../date-calendar/DateCalendar.tsx');
const DateCalendar = lazy(() =>
  loadCalendar()
    .then(({ DateCalendar }) => ({ default: DateCalendar }))
    .catch(() => ({ default: CalendarMissing })),
);

/**
 * A text field for a date, with a calendar in a popover. Text that is not a date is cleared on blur; a message shows
 * it and offers to restore it. Escape closes the calendar only. The root is the control: an `<input>`. APG pattern:
 * date picker dialog.
 */
export function DateField({ calendarLabel, ...inputProps }: DateFieldProps) {
  const { label, value, onValueChange, today, min, max, disabled, readOnly } = inputProps;
  const [open, setOpen] = useState(false);
  const name = calendarLabel ?? (typeof label === 'string' ? label : 'Calendar');
  return (
    <DayInput
      {...inputProps}
      end={
        <Popover
          label={name}
          className="al-date-field-panel"
          align="end"
          open={open}
          onOpenChange={setOpen}
          onOpenAutoFocus={(event) => {
            // A calendar that is still loading focuses itself when it appears.
            const day =
              event.target instanceof Element &&
              event.target.querySelector<HTMLElement>('[role="gridcell"][tabindex="0"]');
            if (!day) return;
            event.preventDefault();
            day.focus();
          }}
          trigger={
            <IconButton
              size="small"
              label="Choose from calendar"
              icon={<CalendarDays />}
              disabled={disabled || readOnly}
              onPointerEnter={() => loadCalendar().catch(() => {})}
            />
          }
        >
          <Suspense fallback={<CalendarPlace />}>
            <DateCalendar
              {...{ label: name, value, today, min, max }}
              focusOnMount
              onValueChange={(change) => {
                onValueChange(change);
                setOpen(false);
              }}
            />
          </Suspense>
        </Popover>
      }
    />
  );
}

const CalendarPlace = () => (
  <div className="al-date-field-loading">
    <Spinner />
  </div>
);

const CalendarMissing = () => <p>The calendar could not be loaded. Type the date instead.</p>;
