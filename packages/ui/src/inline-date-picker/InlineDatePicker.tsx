'use client';
import { cx } from 'class-variance-authority';
import { LoadedCalendar } from '../date-calendar/LoadedCalendar.tsx';
import { calendarTexts } from '../date-calendar/texts.ts';
import { DayInput, type DayInputProps } from '../date-field/DayInput.tsx';
import { useTexts } from '../locale/LocaleProvider.tsx';

/**
 * A date field with a calendar that is always visible, for a dialog about a date. Both show the same day.
 * `className`, `ref` and other props reach the control: an `<input>`. APG pattern: grid of the date picker, see
 * `DateCalendar`.
 */
export function InlineDatePicker({ className, ...inputProps }: DayInputProps) {
  const texts = useTexts('dateCalendar', calendarTexts);
  const { label, value, onValueChange, today, min, max, disabled, readOnly } = inputProps;
  return (
    <div className="al-inline-date-picker">
      <DayInput {...inputProps} className={cx('al-inline-date-picker-input', className)} />
      <LoadedCalendar
        // With the name of the field, the calendar would be found in place of it.
        label={texts.label}
        aria-description={typeof label === 'string' ? label : undefined}
        value={value}
        onValueChange={onValueChange}
        today={today}
        min={min}
        max={max}
        disabled={disabled || readOnly}
      />
    </div>
  );
}
