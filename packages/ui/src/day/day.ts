import { CalendarDate, parseDate } from '@internationalized/date';

/**
 * A calendar day, `YYYY-MM-DD`, without time or time zone. The brand is structural, so other packages can declare the
 * same type.
 */
export type Day = string & { readonly __day: true };

/** Formats of a date field. */
export type DayEntryFormat = 'MM/dd/yyyy' | 'yyyy-MM-dd';

/** Display formats; `M/d/yyyy` is for output only. */
export type DayFormat = DayEntryFormat | 'M/d/yyyy';

// Month first, unless the text starts with a year of four digits; the same separator throughout.
const monthFirst = /^(?<month>\d\d?)([/.-])(?<day>\d\d?)\2(?<year>\d{4}|\d\d)$/;
const yearFirst = /^(?<year>\d{4})([/.-])(?<month>\d\d?)\2(?<day>\d\d?)$/;

/**
 * Parses a day, or returns null: `12/10/2026`, `3/1/27`, `3-1-2027`, `3.1.2027`, `2026-1-5`. Two-digit years are 1969
 * to 2068, as in POSIX.
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
  // CalendarDate clamps a day that does not exist (February 30 becomes 28).
  return date.month === month && date.day === day ? dayFrom(date) : null;
}

const fullYear = (year: number) => year + (year < 69 ? 2000 : 1900);

/** Whether `text` is a valid `Day` (`YYYY-MM-DD`) from 1900 to 2100. */
export const isDay = (text: string): text is Day => parseDay(text) === text;

/** Formats a day, by default without leading zeros: `3/1/2027`. */
export function formatDay(day: Day, format: DayFormat = 'M/d/yyyy'): string {
  const [year = '', month = '', date = ''] = day.split('-');
  if (format === 'yyyy-MM-dd') return day;
  return format === 'MM/dd/yyyy'
    ? `${month}/${date}/${year}`
    : `${Number(month)}/${Number(date)}/${year}`;
}

/** The same day in another month, or the last day of a shorter month. */
export const addMonths = (day: Day, months: number): Day => dayFrom(parseDate(day).add({ months }));

/** Adds days; negative numbers subtract. */
export const addDays = (day: Day, days: number): Day => dayFrom(parseDate(day).add({ days }));

/** Comparator for `sort`: negative when `one` is earlier than `other`. */
export const compareDays = (one: Day, other: Day): number =>
  one === other ? 0 : one < other ? -1 : 1;

/** The day at `moment` in `timeZone` (an IANA name), or in the local time zone. */
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
