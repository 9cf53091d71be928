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
import { addMonths, type Day, fromLocalDate, toLocalDate } from '../day/day.ts';
import { directionOf, logicalKey } from '../internal/direction.ts';
import { useLocale, useTexts } from '../locale/LocaleProvider.tsx';
import { CalendarHeader, type CalendarView } from './CalendarHeader.tsx';
import { weekdayHeadings } from './calendarView.ts';
import { type GridAria, patchGridAria } from './patchGridAria.ts';
import { calendarTexts } from './texts.ts';

export interface DateCalendarProps extends Omit<ComponentProps<'div'>, 'children' | 'onChange'> {
  /** Accessible name of the calendar, such as 'Audit Letter Date'. */
  label: string;
  /** The selected day. */
  value: Day | null;
  /** Called when the user selects a day. */
  onValueChange: (change: { value: Day }) => void;
  /** The day marked as today; also the initial month when no day is selected. */
  today: Day;
  /** The earliest day that can be selected. @default ten years before today */
  min?: Day | undefined;
  /** The latest day that can be selected. @default ten years after today */
  max?: Day | undefined;
  /** Disables the calendar. */
  disabled?: boolean | undefined;
  /** Focuses the selected day, or today, on mount. @default false */
  focusOnMount?: boolean | undefined;
}

/**
 * A month grid. Its title switches to months and years. Keyboard: arrow keys, Home and End (week), Page Up and Page
 * Down (month; with Shift, year), Enter and Space. Renders a `<div role="group">`, which is empty on a server. APG
 * pattern: grid of the date picker dialog.
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
  const texts = useTexts('dateCalendar', calendarTexts);
  const { locale, firstDayOfWeek } = useLocale();
  // react-datepicker marks today from the system clock, which can differ between server and browser.
  const onServer = useSyncExternalStore(
    noSubscription,
    () => false,
    () => true,
  );
  // Focus the day grid when it appears: on mount if requested, and after a month was selected.
  const focusPending = useRef(focusOnMount);
  const [view, setView] = useState<CalendarView>('days');
  // react-datepicker keeps its own displayed month. A new value from outside remounts it at that value.
  const [shownMonth, setShownMonth] = useState({ version: 0, value, start: value ?? today });
  if (shownMonth.value !== value) {
    setShownMonth({ version: shownMonth.version + 1, value, start: value ?? shownMonth.start });
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups form controls
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
        <CalendarGridContext value={{ today, titleId, texts, locale, focusPending }}>
          <DatePicker
            key={shownMonth.version}
            inline
            fixedHeight
            shouldCloseOnSelect={false}
            selected={value && toLocalDate(value)}
            openToDate={toLocalDate(clamp(shownMonth.start, min, max))}
            minDate={toLocalDate(min)}
            maxDate={toLocalDate(max)}
            calendarContainer={CalendarContainer}
            dayClassName={(date) => `al-day-${fromLocalDate(date)}`}
            monthAriaLabelPrefix=""
            calendarStartDay={firstDayOfWeek}
            renderCustomDayName={({ day }) => <WeekdayName day={day} locale={locale} />}
            // The library calls this before it reads the key, and ignores the direction of the text.
            onKeyDown={(event) => {
              event.key = logicalKey(event.key, directionOf(event.currentTarget));
            }}
            onChange={(date: Date | null) => {
              if (!date) return;
              const day = fromLocalDate(date);
              setShownMonth({ ...shownMonth, value: day });
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
                titleId={titleId}
                view={view}
                value={value}
                today={today}
                min={min}
                max={max}
                onViewChange={setView}
                shown={fromLocalDate(date)}
                onMonthStep={(step) => (step > 0 ? increaseMonth() : decreaseMonth())}
                onMonthPick={({ year, month }) => {
                  focusPending.current = true;
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

const noSubscription = () => () => undefined;

interface CalendarContext extends GridAria {
  focusPending: RefObject<boolean>;
}

const CalendarGridContext = createContext<CalendarContext | null>(null);

/** react-datepicker renders this with each of its own renders, after which the grid needs its ARIA attributes. */
function CalendarContainer({ children }: { children?: ReactNode }) {
  const rootRef = useRef<HTMLDivElement>(null);
  const context = use(CalendarGridContext);
  useLayoutEffect(() => {
    if (!rootRef.current || !context) return;
    patchGridAria(rootRef.current, context);
    if (context.focusPending.current && focusDay(rootRef.current))
      context.focusPending.current = false;
  });
  return <div ref={rootRef}>{children}</div>;
}

/** The heading of a column of days: a short form, and the whole name for screen readers. */
function WeekdayName({ day, locale }: { day: Date; locale: string }) {
  const name = new Intl.DateTimeFormat(locale, { weekday: 'long' }).format(day);
  return (
    <>
      <span className="al-visually-hidden">{name}</span>
      <span aria-hidden>{weekdayHeadings(locale)[day.getDay()]}</span>
    </>
  );
}

/** Focuses the day with `tabindex="0"`; returns whether there is one. */
function focusDay(calendar: HTMLElement): boolean {
  const day = calendar.querySelector<HTMLElement>('.react-datepicker__day[tabindex="0"]');
  day?.focus();
  return day !== null;
}

const clamp = (day: Day, min: Day, max: Day) => (day < min ? min : day > max ? max : day);
