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

/** The day of a cell that `parseDate` leaves out because it is more than a year ahead. */
export function dayTooFarAhead(text: string, { today, since1904 }: DateContext): Day | null {
  const day = readDate(text.trim(), today, since1904);
  return day && day > yearAfter(today) ? day : null;
}

/** Whether `parseDate` reads the text as day, month and year, because no month has the first number. */
export const isDayFirst = (text: string) =>
  /^(1[3-9]|[23]\d)[-/.]\d{1,2}[-/.](\d{4}|\d{2})(?!\d)/.test(text.trim());

const yearAfter = (day: Day) => `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;

function readDate(text: string, today: Day, since1904: boolean): Day | null {
  if (/^\d{5}(\.\d+)?$/.test(text)) return dayOfSerial(Number(text), since1904) ?? null;
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/.exec(text);
  if (iso) return dayFrom(iso[1], iso[2], iso[3], today);
  const numeric = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})(?!\d)/.exec(text);
  if (numeric) {
    const [, first, second, year] = numeric;
    // US order, unless the first number is too large for a month.
    return Number(first) > 12
      ? dayFrom(year, second, first, today)
      : dayFrom(year, first, second, today);
  }
  const dayFirst = /^(\d{1,2})[\s-]+([a-z]{3})[a-z]*\.?[\s,-]+(\d{4}|\d{2})(?!\d)/i.exec(text);
  if (dayFirst) return dayFrom(dayFirst[3], monthNumber(dayFirst[2]), dayFirst[1], today);
  const monthFirst =
    /^(?:[a-z]+day,?\s+)?([a-z]{3})[a-z]*\.?[\s-]+(\d{1,2})(?:st|nd|rd|th)?,?[\s-]+(\d{4})(?!\d)/i.exec(
      text,
    );
  if (monthFirst) return dayFrom(monthFirst[3], monthNumber(monthFirst[1]), monthFirst[2], today);
  return null;
}

const monthNumber = (name: string | undefined) =>
  String(months.indexOf((name ?? '').toLowerCase()) + 1);

function dayFrom(
  year: string | undefined,
  month: string | undefined,
  day: string | undefined,
  today: Day,
): Day | null {
  const full = `${fullYear(year ?? '', today)}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`;
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
