import { CalendarDate, parseDate } from '@internationalized/date';

/** A calendar day, `YYYY-MM-DD`: no time, no zone. The brand is structural, so other packages can declare it too. */
export type Day = string & { readonly __day: true };

/** How a field shows a day. */
export type DayEntryFormat = 'MM/dd/yyyy' | 'yyyy-MM-dd';

/** How a day is written; `M/d/yyyy` is for reading only. */
export type DayFormat = DayEntryFormat | 'M/d/yyyy';

// Month first, as in the United States, unless the year comes first; one separator throughout.
const monthFirst = /^(?<month>\d\d?)([/.-])(?<day>\d\d?)\2(?<year>\d{4}|\d\d)$/;
const yearFirst = /^(?<year>\d{4})([/.-])(?<month>\d\d?)\2(?<day>\d\d?)$/;

/**
 * The day that `text` is, or null: `12/10/2026`, `3/1/27`, `3-1-2027`, `3.1.2027`, `2026-1-5`. Two digits of a year are
 * 1969 to 2068, as in POSIX.
 */
export function parseDay(
  text: string,
  { minYear = 1900, maxYear = 2100 }: { minYear?: number; maxYear?: number } = {},
): Day | null {
  const typed = text.trim();
  const parts = (monthFirst.exec(typed) ?? yearFirst.exec(typed))?.groups;
  if (!parts?.year) return null;
  const [month, day] = [Number(parts.month), Number(parts.day)];
  const year = parts.year.length === 2 ? fullYear(Number(parts.year)) : Number(parts.year);
  if (year < Math.max(minYear, 1) || year > maxYear) return null;
  const date = new CalendarDate(year, month, day);
  // CalendarDate moves what does not exist to the nearest day that does (February 30 to 28).
  return date.month === month && date.day === day ? dayFrom(date) : null;
}

const fullYear = (year: number) => year + (year < 69 ? 2000 : 1900);

/** Whether `text` is a `Day` (`YYYY-MM-DD`) of the years 1900 to 2100. */
export const isDay = (text: string): text is Day => parseDay(text) === text;

/** The day in one of the formats of the program. */
export function formatDay(day: Day, format: DayFormat): string {
  const [year = '', month = '', date = ''] = day.split('-');
  if (format === 'yyyy-MM-dd') return day;
  return format === 'MM/dd/yyyy'
    ? `${month}/${date}/${year}`
    : `${Number(month)}/${Number(date)}/${year}`;
}

/** The same day of another month, or the last one of a month that is too short. */
export const addMonths = (day: Day, months: number): Day => dayFrom(parseDate(day).add({ months }));

/** The day so many days later, or earlier when negative. */
export const addDays = (day: Day, days: number): Day => dayFrom(parseDate(day).add({ days }));

/** Negative when `one` is earlier than `other`, positive when later; for `sort`. */
export const compareDays = (one: Day, other: Day): number =>
  one === other ? 0 : one < other ? -1 : 1;

/** The day it is at `moment` in `timeZone` (an IANA name), or in the zone of the machine. */
export function dayInZone(moment: Date, timeZone?: string): Day {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  }).formatToParts(moment);
  const part = (type: 'year' | 'month' | 'day') =>
    Number(parts.find((candidate) => candidate.type === type)?.value);
  return dayFrom(new CalendarDate(part('year'), part('month'), part('day')));
}

const dayFrom = (date: CalendarDate) => date.toString() as Day;
