import { CalendarDate, parseDate } from '@internationalized/date';
import type { Day } from '../day/day.ts';

/** Midnight of `day` on this machine: the only kind of date that react-datepicker knows. */
export function toLocalDate(day: Day): Date {
  const { year, month, day: date } = parseDate(day);
  return new Date(year, month - 1, date);
}

/** The calendar day that `date` is on this machine. */
export const fromLocalDate = (date: Date): Day =>
  new CalendarDate(date.getFullYear(), date.getMonth() + 1, date.getDate()).toString() as Day;
