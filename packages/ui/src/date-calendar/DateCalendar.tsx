'use client';

import { cx } from 'class-variance-authority';
import {
  type ComponentProps,
  createContext,
  type ReactNode,
  type RefObject,
  use,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { DatePicker } from 'react-datepicker';
import { addMonths, type Day } from '../day/day.ts';
import { CalendarHeader, type CalendarView } from './CalendarHeader.tsx';
import { fromLocalDate, toLocalDate } from './localDate.ts';
import { patchGridAria } from './patchGridAria.ts';

export interface DateCalendarProps extends Omit<ComponentProps<'div'>, 'children' | 'onChange'> {
  /** What the day is for, such as 'Audit Letter Date': the name of the group. */
  label: string;
  /** The chosen day. */
  value: Day | null;
  /** A day was chosen. */
  onValueChange: (change: { value: Day }) => void;
  /** The day that is marked as today, and shown first while none is chosen. */
  today: Day;
  /** The first day that can be chosen. @default ten years before today */
  min?: Day;
  /** The last day that can be chosen. @default ten years after today */
  max?: Day;
  /** Nothing can be chosen. */
  disabled?: boolean;
  /** Takes the focus when it appears, on the chosen day or today. @default false */
  focusOnMount?: boolean;
}

/**
 * A month to choose a day from; its title zooms out to months and years. APG pattern: Grid of a date picker: arrows,
 * Home and End (week), Page Up and Page Down (month, with Shift year), Enter and Space. Renders a `<div role="group">`,
 * empty on a server.
 */
export function DateCalendar({
  label,
  value,
  onValueChange,
  today,
  min = addMonths(today, -120),
  max = addMonths(today, 120),
  disabled = false,
  focusOnMount = false,
  className,
  ref,
  ...rootProps
}: DateCalendarProps) {
  const titleId = useId();
  // The library marks today by the clock of the machine: another day on the server than in the browser.
  const onServer = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
  // Focus goes to the days when they appear: at first if asked for, and after a month was picked.
  const focusWanted = useRef(focusOnMount);
  const [view, setView] = useState<CalendarView>('days');
  // react-datepicker keeps a place of its own. A value from outside starts it anew, at that value.
  const [place, setPlace] = useState({ version: 0, value, start: value ?? today });
  if (place.value !== value) {
    setPlace({ version: place.version + 1, value, start: value ?? place.start });
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would disable and number its controls as a form's
    <div
      role="group"
      aria-label={label}
      {...rootProps}
      ref={ref}
      data-view={view}
      inert={disabled}
      className={cx('al-calendar', className)}
    >
      {onServer || (
        <CalendarGridContext value={{ today, titleId, focusWanted }}>
          <DatePicker
            key={place.version}
            inline
            fixedHeight
            shouldCloseOnSelect={false}
            selected={value && toLocalDate(value)}
            openToDate={toLocalDate(clamp(place.start, min, max))}
            minDate={toLocalDate(min)}
            maxDate={toLocalDate(max)}
            calendarContainer={CalendarContainer}
            dayClassName={(date) => `al-day-${fromLocalDate(date)}`}
            monthAriaLabelPrefix=""
            onChange={(date: Date | null) => {
              if (!date) return;
              const day = fromLocalDate(date);
              setPlace({ ...place, value: day });
              onValueChange({ value: day });
            }}
            renderCustomHeader={({
              date,
              increaseMonth,
              decreaseMonth,
              changeMonth,
              changeYear,
            }) => (
              <CalendarHeader
                {...{ titleId, view, value, today, min, max }}
                onViewChange={setView}
                shown={fromLocalDate(date)}
                onMonthStep={(step) => (step > 0 ? increaseMonth() : decreaseMonth())}
                onMonthPick={({ year, month }) => {
                  focusWanted.current = true;
                  changeYear(year);
                  changeMonth(month - 1);
                }}
              />
            )}
          />
        </CalendarGridContext>
      )}
    </div>
  );
}

const neverChanges = () => () => undefined;

interface CalendarContext {
  today: Day;
  titleId: string;
  focusWanted: RefObject<boolean>;
}

const CalendarGridContext = createContext<CalendarContext | null>(null);

/** Drawn anew with each of react-datepicker's own renders, which is when its grid needs mending. */
function CalendarContainer({ children }: { children?: ReactNode }) {
  const rootRef = useRef<HTMLDivElement>(null);
  const context = use(CalendarGridContext);
  useLayoutEffect(() => {
    if (!rootRef.current || !context) return;
    patchGridAria(rootRef.current, context);
    if (context.focusWanted.current && focusDay(rootRef.current))
      context.focusWanted.current = false;
  });
  return <div ref={rootRef}>{children}</div>;
}

/** Focuses the day that Tab reaches, if it is on the page. */
function focusDay(calendar: HTMLElement): boolean {
  const day = calendar.querySelector<HTMLElement>('.react-datepicker__day[tabindex="0"]');
  day?.focus();
  return day !== null;
}

const clamp = (day: Day, min: Day, max: Day) => (day < min ? min : day > max ? max : day);
