import type { Day } from '@audit-letters/api-client/contract';
import { parseDay } from '@audit-letters/api-client/values';
import { parseDate } from '@internationalized/date';
import { invalidField } from '../http/errors.ts';

/** The length of a day that is no calendar date. */
export const DAY_MS = 86_400_000;

/** Reads a date field of a request: `undefined` if absent, `null` if empty. Throws for an invalid date. */
export function parseDayField(
  text: string | null | undefined,
  field: string,
): Day | null | undefined {
  if (text === undefined) return undefined;
  if (text === null || text.trim() === '') return null;
  const day = parseDay(text.trim());
  if (!day || day < '1900-01-01') {
    throw invalidField(
      field,
      `'${text.slice(0, 40)}' is not a valid date. Use the form YYYY-MM-DD.`,
    );
  }
  return day;
}

/** Work that is up to a week ahead is due (DUE-2). Letters are early or late by more days than this (LET-98). */
export const USUAL_DAYS = 7;

/** Due work is listed for the week that begins today (DUE-2). */
export const dueBefore = (today: Day) => addDays(today, USUAL_DAYS);

/** The calendar days from one day to another. */
export const daysBetween = (from: Day, to: Day): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

export function addDays(day: Day, days: number): Day {
  return parseDate(day).add({ days }).toString() as Day;
}
