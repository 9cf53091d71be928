import type { AnswerWeek, Day, Facility } from '@audit-letters/api-client';
import {
  addDays,
  addMonths,
  type ChartTone,
  formatDay,
  type TimeAxisBar,
  type TimeAxisMark,
} from '@audit-letters/ui';
import { type PeriodDate, periodDates } from './periodDates.ts';

const tones: Readonly<Record<PeriodDate['state'], ChartTone>> = {
  done: 'success',
  late: 'warning',
  ahead: 'info',
  today: 'neutral',
  missing: 'neutral',
};

/** The events of the period on their days: letters on the day of their mailing, or planned (FAC-87). */
export function periodMarks(facility: Facility, today: Day): TimeAxisMark[] {
  const { initial_letter_send_date: audit, letter_effective_date: effective } = facility;
  const marks = periodDates(facility, today).flatMap(({ label, day, sent, state, words }) => {
    const on = sent ?? day;
    return on === null || state === 'today'
      ? []
      : [{ day: on, label, details: words, tone: tones[state], done: state === 'done' }];
  });
  if (audit) {
    const day = addDays(audit, -2);
    marks.push({ day, label: 'Tagging ends', details: '', tone: 'neutral', done: day < today });
  }
  if (effective) {
    const day = addMonths(effective, 3);
    const details = 'when the next one takes effect, as the archive proposes';
    marks.push({ day, label: 'Period ends', details, tone: 'neutral', done: day < today });
  }
  return marks;
}

/** The weeks from the first one with an answer on (FAC-87). */
export function weekBars(weeks: readonly AnswerWeek[]): TimeAxisBar[] {
  const first = weeks.findIndex(({ answers }) => answers > 0);
  return first < 0
    ? []
    : weeks.slice(first).map(({ week, answers }, index, shown) => ({
        from: week,
        to: addDays(week, 6),
        label: `Week from ${formatDay(week)}`,
        value: answers,
        partial: index === shown.length - 1,
      }));
}
