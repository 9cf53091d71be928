import { cx } from 'class-variance-authority';
import { DateCalendar } from '../date-calendar/DateCalendar.tsx';
import { DayInput, type DayInputProps } from '../date-field/DayInput.tsx';

export interface InlineDatePickerProps extends DayInputProps {
  /** The name of the date for the calendar, where `label` is not plain text. */
  calendarLabel?: string;
}

/**
 * A date to type or to choose, with the calendar always in view: for a dialog whose subject is the date. The two follow
 * each other. APG pattern: the grid of the date picker, see `DateCalendar`. `className`, `ref` and the rest reach the
 * control: an `<input>`.
 */
export function InlineDatePicker({
  calendarLabel,
  className,
  ...inputProps
}: InlineDatePickerProps) {
  const { label, value, onValueChange, today, min, max, disabled, readOnly } = inputProps;
  return (
    <div className="al-inline-date-picker">
      <DayInput {...inputProps} className={cx('al-inline-date-picker-input', className)} />
      <DateCalendar
        label={calendarLabel ?? (typeof label === 'string' ? label : 'Calendar')}
        {...{ value, onValueChange, today, min, max }}
        disabled={disabled || readOnly}
      />
    </div>
  );
}
