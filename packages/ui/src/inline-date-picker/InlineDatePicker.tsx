'use client';
import { cx } from 'class-variance-authority';
import { LoadedCalendar } from '../date-calendar/LoadedCalendar.tsx';
import { calendarTexts } from '../date-calendar/texts.ts';
import { DayInput, type DayInputProps } from '../date-field/DayInput.tsx';
import { useTexts } from '../locale/LocaleProvider.tsx';

export interface InlineDatePickerProps extends DayInputProps {
  /** Accessible description of the calendar when `label` is not plain text. */
  calendarLabel?: string | undefined;
}

/**
 * A date field with a calendar that is always visible, for a dialog about a date. Both show the same day.
 * `className`, `ref` and other props reach the control: an `<input>`. APG pattern: grid of the date picker, see
 * `DateCalendar`.
 */
export function InlineDatePicker({
  calendarLabel,
  className,
  ...inputProps
}: InlineDatePickerProps) {
  const texts = useTexts('dateCalendar', calendarTexts);
  const { label, value, onValueChange, today, min, max, disabled, readOnly } = inputProps;
  const name = calendarLabel ?? (typeof label === 'string' ? label : undefined);
  return (
    <div className="al-inline-date-picker">
      <DayInput {...inputProps} className={cx('al-inline-date-picker-input', className)} />
      <LoadedCalendar
        // With the name of the field, the calendar would be found in place of it.
        label={texts.label}
        aria-description={name}
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
