import type { Day } from '@audit-letters/api-client/contract';
import { dayOfSerial, serialOfDay } from '../../../sheets/excel.ts';

const EARLIEST = '1970-01-01';
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

export interface DateContext {
  today: Day;
  since1904: boolean;
  /** Days that the software writes for 'no value'. */
  sentinels?: ReadonlySet<string>;
}

/** SiteLink writes these, and days around 1900, for 'no value'. */
export const siteLinkSentinels: ReadonlySet<string> = new Set(['2000-01-01']);

/**
 * Reads the calendar day of a cell: a date cell, a serial number, ISO, US or named-month text, with or without a time.
 * `null` for an empty text, for sentinels and for days outside of leases (before 1970, or more than a year ahead).
 */
export function parseDate(text: string, { today, since1904, sentinels }: DateContext): Day | null {
  const day = readDate(text.trim(), today, since1904);
  if (!day || day < EARLIEST || sentinels?.has(day)) return null;
  return day > yearAfter(today) ? null : day;
}

/** Whether a text means no day: a word such as 'No', or a year that programs write for none. */
export const isNoDay = (text: string): boolean =>
  /^(no|n|false|\d)$/i.test(text) || /(^|\D)(1899|1900|2000)(\D|$)/.test(text);

/** The day of a cell that `parseDate` leaves out because it is more than a year ahead. */
export function dayTooFarAhead(text: string, { today, since1904 }: DateContext): Day | null {
  const day = readDate(text.trim(), today, since1904);
  return day && day > yearAfter(today) ? day : null;
}

/** Day, month and year: no month has the first number. */
const dayFirst = /^(?<day>1[3-9]|[23]\d)[-/.](?<month>\d{1,2})[-/.](?<year>\d{4}|\d{2})(?!\d)/;

/** Whether `parseDate` reads the text as day, month and year. */
export const isDayFirst = (text: string) => dayFirst.test(text.trim());

/** The forms of a day. A time may follow; only the first three letters of a month count. */
const forms = [
  /^(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})(?!\d)/,
  dayFirst,
  /^(?<month>\d{1,2})[-/.](?<day>\d{1,2})[-/.](?<year>\d{4}|\d{2})(?!\d)/,
  /^(?<day>\d{1,2})[\s-]+(?<month>[a-z]{3})[a-z]*\.?[\s,-]+(?<year>\d{4}|\d{2})(?!\d)/i,
  /^(?:[a-z]+day,?\s+)?(?<month>[a-z]{3})[a-z]*\.?[\s-]+(?<day>\d{1,2})(?:st|nd|rd|th)?,?[\s-]+(?<year>\d{4})(?!\d)/i,
];

const yearAfter = (day: Day) => `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;

function readDate(text: string, today: Day, since1904: boolean): Day | null {
  if (/^\d{5}(\.\d+)?$/.test(text)) return dayOfSerial(Number(text), since1904) ?? null;
  for (const form of forms) {
    const parts = form.exec(text)?.groups;
    if (parts) return dayFrom(parts, today);
  }
  return null;
}

function dayFrom({ year = '', month = '', day = '' }: Record<string, string>, today: Day) {
  const number = months.indexOf(month.toLowerCase()) + 1 || month;
  const full = `${fullYear(year, today)}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`;
  // Only days that exist have a serial number.
  return serialOfDay(full) === undefined ? null : (full as Day);
}

/** Two digits mean the hundred years that end next year: no lease begins later. */
function fullYear(year: string, today: Day): string {
  if (year.length !== 2) return year;
  const latest = Number(today.slice(0, 4)) + 1;
  const century = Math.floor(latest / 100) * 100;
  const candidate = century + Number(year);
  return String(candidate > latest ? candidate - 100 : candidate);
}
