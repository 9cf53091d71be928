import { CalendarDate, parseDate } from '@internationalized/date';

/** A calendar day, `YYYY-MM-DD`: no time, no zone. The brand is structural, so other packages can declare it too. */
export type Day = string & { readonly __day: true };

/** How a day is typed. */
export type DayEntryFormat = 'MM/dd/yyyy' | 'yyyy-MM-dd';

/** How a day is written; `M/d/yyyy` is for reading only. */
export type DayFormat = DayEntryFormat | 'M/d/yyyy';

const patterns: Record<DayEntryFormat, RegExp> = {
  'MM/dd/yyyy': /^(?<month>\d\d)\/(?<day>\d\d)\/(?<year>\d{4})$/,
  'yyyy-MM-dd': /^(?<year>\d{4})-(?<month>\d\d)-(?<day>\d\d)$/,
};

/**
 * The day that `text` is, or null. Every digit of the format must be there: text that is still being
 * typed, or has lost a character, is no day rather than another one.
 */
export function parseDay(
  text: string,
  format: DayEntryFormat,
  { minYear = 1900, maxYear = 2100 }: { minYear?: number; maxYear?: number } = {},
): Day | null {
  const parts = patterns[format].exec(text.trim())?.groups;
  if (!parts) return null;
  const [year, month, day] = [Number(parts.year), Number(parts.month), Number(parts.day)];
  if (year < minYear || year > maxYear) return null;
  const date = new CalendarDate(year, month, day);
  // CalendarDate moves what does not exist to the nearest day that does (February 30 to 28).
  return date.month === month && date.day === day ? dayFrom(date) : null;
}

/** Whether `text` is a day of the years 1900 to 2100. */
export const isDay = (text: string): text is Day => parseDay(text, 'yyyy-MM-dd') === text;

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
export function dayOf(moment: Date, timeZone?: string): Day {
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
