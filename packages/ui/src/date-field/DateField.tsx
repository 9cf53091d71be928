'use client';
import CalendarDays from 'lucide-react/icons/calendar-days';
import { useState } from 'react';
import { LoadedCalendar } from '../date-calendar/LoadedCalendar.tsx';
import { calendarTexts } from '../date-calendar/texts.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import { useTexts } from '../locale/LocaleProvider.tsx';
import { Popover } from '../popover/Popover.tsx';
import { DayInput, type DayInputProps } from './DayInput.tsx';
import { dateTexts } from './texts.ts';

/**
 * A text field for a date, with a calendar in a popover. Text that is not a date is cleared on blur; a message shows
 * it and offers to restore the date before, or without one the text. Enter submits a complete date, Escape closes the
 * calendar only. The root is the control: an `<input>`. APG pattern: date picker dialog.
 */
export function DateField(inputProps: DayInputProps) {
  const texts = useTexts('dateField', dateTexts);
  const calendar = useTexts('dateCalendar', calendarTexts);
  const { label, value, onValueChange, today, min, max, disabled, readOnly } = inputProps;
  const [open, setOpen] = useState(false);
  const name = typeof label === 'string' ? label : calendar.label;
  return (
    <DayInput
      {...inputProps}
      end={
        <Popover
          label={name}
          className="al-date-field-panel"
          align="end"
          open={open}
          onOpenChange={(change) => setOpen(change.open)}
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
              label={texts.openCalendar}
              icon={<CalendarDays />}
              disabled={disabled || readOnly}
              onPointerEnter={() => LoadedCalendar.load().catch(() => {})}
            />
          }
        >
          <LoadedCalendar
            label={name}
            value={value}
            today={today}
            min={min}
            max={max}
            focusOnMount
            onValueChange={(change) => {
              onValueChange(change);
              setOpen(false);
            }}
          />
        </Popover>
      }
    />
  );
}
