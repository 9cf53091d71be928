/**
 * A calendar day, `YYYY-MM-DD`, without time or time zone. The brand is structural, so other packages can declare the
 * same type.
 */
export type Day = string & { readonly __day: true };

/** Formats of a date field. */
export type DayEntryFormat = 'MM/dd/yyyy' | 'yyyy-MM-dd';

/** Display formats; `M/d/yyyy` is for output only. */
export type DayFormat = DayEntryFormat | 'M/d/yyyy';

/** The format of a locale. */
export interface LocalDayFormat {
  /** BCP 47 tag, such as `de-DE`. */
  locale: string;
  /** Two digits for day and month, as in a date field. Without it, a locale with the month first writes no zeros: `3/1/2027`. */
  twoDigits?: boolean | undefined;
}

// The same separator throughout. A text that starts with a year of four digits has the year first in every locale.
const dayFirst = /^(?<day>\d\d?)([/.-])(?<month>\d\d?)\2(?<year>\d{4}|\d\d)$/;
const monthFirst = /^(?<month>\d\d?)([/.-])(?<day>\d\d?)\2(?<year>\d{4}|\d\d)$/;
const yearFirst = /^(?<year>\d{4})([/.-])(?<month>\d\d?)\2(?<day>\d\d?)$/;

const firstPart = { day: dayFirst, month: monthFirst, year: yearFirst };

/** Limits and order of `parseDay`. */
export interface ParseDayOptions {
  /** The earliest year. @default 1900 */
  minYear?: number | undefined;
  /** The latest year. @default 2100 */
  maxYear?: number | undefined;
  /** BCP 47 tag: whether day, month or year comes first. @default 'en-US' */
  locale?: string | undefined;
}

/**
 * The locale with the Gregorian calendar and Latin digits, as in the date fields: `ar-EG` alone has other digits, and the
 * years of `fa-IR` are others.
 */
export const plainLocale = (locale: string): string =>
  new Intl.Locale(locale, { calendar: 'gregory', numberingSystem: 'latn' }).toString();

/**
 * Typed or pasted text as it looks: digits and separators of ASCII in place of full-width, Arabic and Persian digits and the
 * hyphens of Word, without invisible characters, spaces around separators, and a time of day.
 */
export const plainDate = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Pd}/gu, '-')
    .replace(/\s*([/.-])\s*/g, '$1')
    .replace(/[T\s]+\d\d?:\d\d.*$/, '')
    .trim();

/**
 * Parses a day, or returns null: `12/10/2026`, `3/1/27`, `3-1-2027`, `3.1.2027`, `2026-1-5`. Two-digit years are 1969
 * to 2068, as in POSIX. Other spellings that look the same are read, too (`plainDate`).
 */
export function parseDay(
  text: string,
  { minYear = 1900, maxYear = 2100, locale = 'en-US' }: ParseDayOptions = {},
): Day | null {
  const typed = plainDate(text);
  const { first } = layoutOf(locale);
  const parts = (firstPart[first].exec(typed) ?? yearFirst.exec(typed))?.groups;
  if (!parts?.year) return null;
  const [month, day] = [Number(parts.month), Number(parts.day)];
  const year = parts.year.length === 2 ? fullYear(Number(parts.year)) : Number(parts.year);
  if (year < Math.max(minYear, 1) || year > maxYear) return null;
  const date = utcDate(year, month - 1, day);
  // A day that does not exist becomes another one (February 30 becomes March 2).
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? dayFrom(date) : null;
}

const fullYear = (year: number) => year + (year < 69 ? 2000 : 1900);

/** Whether a value, such as that of a date field in `FormData`, is a `Day` (`YYYY-MM-DD`) from 1900 to 2100. */
export const isDay = (value: unknown): value is Day =>
  typeof value === 'string' && parseDay(value) === value;

/** Formats a day, by default without leading zeros: `3/1/2027`, with `{ locale: 'de-DE' }` `01.03.2027`. */
export function formatDay(day: Day, format: DayFormat | LocalDayFormat = 'M/d/yyyy'): string {
  const [year = '', month = '', date = ''] = day.split('-');
  if (typeof format === 'object') {
    const { order, first, separator } = layoutOf(format.locale);
    const parts = { year, month, day: date };
    const short = first === 'month' && !format.twoDigits;
    return order.map((part) => (short ? Number(parts[part]) : parts[part])).join(separator);
  }
  if (format === 'yyyy-MM-dd') return day;
  return format === 'MM/dd/yyyy'
    ? `${month}/${date}/${year}`
    : `${Number(month)}/${Number(date)}/${year}`;
}

/** The order in which a locale writes day, month and year: `DD.MM.YYYY`. */
export function dayPattern(locale: string): string {
  const { order, separator } = layoutOf(locale);
  return order.map((part) => letters[part]).join(separator);
}

const letters = { day: 'DD', month: 'MM', year: 'YYYY' };

type DayPart = 'day' | 'month' | 'year';

interface DayLayout {
  order: DayPart[];
  first: DayPart;
  separator: string;
}

const layouts = new Map<string, DayLayout>();

/** The layout of a locale for days of the Gregorian calendar in Latin digits. */
function layoutOf(locale: string): DayLayout {
  const known = layouts.get(locale);
  if (known) return known;
  const parts = new Intl.DateTimeFormat(locale, {
    timeZone: 'UTC',
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(0);
  const order = parts.flatMap(({ type }) =>
    type === 'day' || type === 'month' || type === 'year' ? type : [],
  );
  const [, separator = '/'] = /([/.-])/.exec(parts.map(({ value }) => value).join('')) ?? [];
  const layout = { order, first: order[0] ?? 'year', separator };
  layouts.set(locale, layout);
  return layout;
}

/** The same day in another month, or the last day of a shorter month. */
export function addMonths(day: Day, months: number): Day {
  const { year, month, date } = partsOf(day);
  const lastOfMonth = utcDate(year, month + months + 1, 0).getUTCDate();
  return dayFrom(utcDate(year, month + months, Math.min(date, lastOfMonth)));
}

/** Adds days; negative numbers subtract. */
export function addDays(day: Day, days: number): Day {
  const { year, month, date } = partsOf(day);
  return dayFrom(utcDate(year, month, date + days));
}

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
  return dayFrom(utcDate(part('year'), part('month') - 1, part('day')));
}

/** Midnight of `day` in the local time zone. */
export function toLocalDate(day: Day): Date {
  const { year, month, date } = partsOf(day);
  return new Date(year, month, date);
}

/** The calendar day of `date` in the local time zone. */
export const fromLocalDate = (date: Date): Day =>
  dayFrom(utcDate(date.getFullYear(), date.getMonth(), date.getDate()));

/** The year, the month from 0 and the day of the month. */
function partsOf(day: Day) {
  const date = new Date(day);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth(), date: date.getUTCDate() };
}

function utcDate(year: number, month: number, date: number): Date {
  const midnight = new Date(0);
  // `Date.UTC` reads years before 100 as 19xx.
  midnight.setUTCFullYear(year, month, date);
  return midnight;
}

const dayFrom = (date: Date) => date.toISOString().slice(0, 10) as Day;
