'use client';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useState } from 'react';
import { type Day, plainLocale } from '../day/day.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import { useLocale, useTexts } from '../locale/LocaleProvider.tsx';
import { monthNames, yearsAround, yearsPerPage } from './calendarView.ts';
import { MonthYearGrid } from './MonthYearGrid.tsx';
import { calendarTexts } from './texts.ts';

/** The view: the days of a month, the months of a year, or twelve years. */
export type CalendarView = 'days' | 'months' | 'years';

interface CalendarHeaderProps {
  titleId: string;
  view: CalendarView;
  onViewChange: (view: CalendarView) => void;
  /** A day of the displayed month. */
  shown: Day;
  value: Day | null;
  today: Day;
  min: Day;
  max: Day;
  onMonthStep: (step: 1 | -1) => void;
  onMonthPick: (month: { year: number; month: number }) => void;
}

/** The title and its navigation buttons, and the months or years the title switches to. */
export function CalendarHeader({
  titleId,
  view,
  onViewChange,
  shown,
  value,
  today,
  min,
  max,
  onMonthStep,
  onMonthPick,
}: CalendarHeaderProps) {
  const texts = useTexts('dateCalendar', calendarTexts);
  const [year, month] = yearAndMonth(shown);
  const [at, setAt] = useState({ year, month, byKey: false });
  const { locale } = useLocale();
  const months = monthNames(locale);
  const years = yearsAround(at.year);

  const title = {
    days: monthTitle(shown, locale),
    months: `${at.year}`,
    years: `${years[0]} – ${years.at(-1)}`,
  }[view];
  const unit = units[view];

  // Whether no day between two months (or years) can be chosen. The ISO texts sort in calendar order.
  const outside = (first: string, last: string) =>
    last < min.slice(0, first.length) || first > max.slice(0, first.length);
  const monthOutside = (ofYear: number, ofMonth: number) => {
    const text = `${ofYear}-${`${ofMonth}`.padStart(2, '0')}`;
    return outside(text, text);
  };
  const noStep = (step: 1 | -1, from = at.year) => {
    if (view === 'days') {
      const next = year * 12 + month - 1 + step;
      return monthOutside(Math.floor(next / 12), (next % 12) + 1);
    }
    const span = view === 'months' ? [from] : yearsAround(from);
    const by = step * span.length;
    return outside(`${(span[0] ?? 0) + by}`, `${(span.at(-1) ?? 0) + by}`);
  };

  function handleStep(step: 1 | -1) {
    if (view === 'days') return onMonthStep(step);
    const next = at.year + step * (view === 'months' ? 1 : yearsPerPage);
    // The grid takes the focus from a button that the last step disables.
    setAt({ ...at, year: next, byKey: noStep(step, next) });
  }

  function handleTitleClick() {
    // The years take the focus, because the title is disabled over them.
    setAt(view === 'days' ? { year, month, byKey: false } : { ...at, byKey: true });
    onViewChange(view === 'days' ? 'months' : 'years');
  }

  const isValue = (ofYear: number, ofMonth?: number) => isIn(value, ofYear, ofMonth);
  const isToday = (ofYear: number, ofMonth?: number) => isIn(today, ofYear, ofMonth);

  return (
    <>
      <div className="al-calendar-header">
        <IconButton
          size="small"
          label={texts.previous(unit)}
          icon={<ChevronLeft />}
          disabled={noStep(-1)}
          onClick={() => handleStep(-1)}
        />
        <button
          type="button"
          className="al-calendar-title"
          disabled={view === 'years'}
          title={{ days: texts.chooseMonth, months: texts.chooseYear, years: undefined }[view]}
          onClick={handleTitleClick}
        >
          <span id={titleId} aria-live="polite">
            {title}
          </span>
        </button>
        <IconButton
          size="small"
          label={texts.next(unit)}
          icon={<ChevronRight />}
          disabled={noStep(1)}
          onClick={() => handleStep(1)}
        />
      </div>
      {view === 'months' && (
        <MonthYearGrid
          key={title}
          label={texts.monthsOf(at.year)}
          active={at.month - 1}
          focused={at.byKey}
          cells={months.map((text, index) => ({
            text,
            selected: isValue(at.year, index + 1),
            current: isToday(at.year, index + 1),
            disabled: monthOutside(at.year, index + 1),
          }))}
          onMove={(index) => {
            const next = at.year * 12 + index;
            setAt({ year: Math.floor(next / 12), month: (next % 12) + 1, byKey: true });
          }}
          onPick={(index) => {
            onViewChange('days');
            onMonthPick({ year: at.year, month: index + 1 });
          }}
        />
      )}
      {view === 'years' && (
        <MonthYearGrid
          key={title}
          label={texts.yearsOf(years[0] ?? at.year, years.at(-1) ?? at.year)}
          active={at.year - (years[0] ?? at.year)}
          focused={at.byKey}
          cells={years.map((ofYear) => ({
            text: `${ofYear}`,
            selected: isValue(ofYear),
            current: isToday(ofYear),
            disabled: outside(`${ofYear}`, `${ofYear}`),
          }))}
          onMove={(index) => setAt({ ...at, year: (years[0] ?? at.year) + index, byKey: true })}
          onPick={(index) => {
            setAt({ ...at, year: years[index] ?? at.year, byKey: true });
            onViewChange('months');
          }}
        />
      )}
    </>
  );
}

const units = { days: 'month', months: 'year', years: 'years' } as const;

const monthTitle = (day: Day, locale: string) =>
  new Intl.DateTimeFormat(plainLocale(locale), {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(day));

const yearAndMonth = (day: Day) => {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return [year, month] as const;
};

function isIn(day: Day | null, year: number, month?: number): boolean {
  if (!day) return false;
  const [dayYear, dayMonth] = yearAndMonth(day);
  return dayYear === year && (month === undefined || dayMonth === month);
}
