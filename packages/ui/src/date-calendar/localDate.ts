import { CalendarDate, parseDate } from '@internationalized/date';
import type { Day } from '../day/day.ts';

/** Midnight of `day` in the local time zone, as react-datepicker expects. */
export function toLocalDate(day: Day): Date {
  const { year, month, day: date } = parseDate(day);
  return new Date(year, month - 1, date);
}

/** The calendar day of `date` in the local time zone. */
export const fromLocalDate = (date: Date): Day =>
  new CalendarDate(date.getFullYear(), date.getMonth() + 1, date.getDate()).toString() as Day;
