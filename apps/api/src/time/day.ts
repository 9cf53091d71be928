import type { Day } from '@audit-letters/api-client/contract';
import { type CalendarDate, parseDate } from '@internationalized/date';
import { Invalid } from '../http/errors.ts';

/** The length of a day that is no calendar date. */
export const DAY_MS = 86_400_000;

const dayAtStart = /^(\d{4}-\d{2}-\d{2})(?:[T ]\d{2}:\d{2}.*)?$/;

/** Reads `YYYY-MM-DD`, with or without a time after it; `null` for any other text. */
function parseDay(text: string): Day | null {
  const day = dayAtStart.exec(text.trim())?.[1];
  if (!day || day < '1900-01-01') return null;
  try {
    return toDay(parseDate(day));
  } catch {
    return null;
  }
}

/** '2026-01-05' as '1/5/2026' (SHL-48). */
export function formatDay(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${month}/${date}/${year}`;
}

/** Reads a date field of a request: `undefined` if absent, `null` if empty. Throws for an invalid date. */
export function parseDayField(
  text: string | null | undefined,
  field: string,
): Day | null | undefined {
  if (text === undefined) return undefined;
  if (text === null || text.trim() === '') return null;
  const day = parseDay(text);
  if (!day) {
    const message = `'${text.slice(0, 40)}' is not a valid date. Use the form YYYY-MM-DD.`;
    throw new Invalid(message, { [field]: message });
  }
  return day;
}

/** Due work is listed for the week that begins today (DUE-3). */
export const dueBefore = (today: Day) => addDays(today, 7);

export function addDays(day: Day, days: number): Day {
  return toDay(parseDate(day).add({ days }));
}

/** Calendar months; 31 January plus one is the last of February. */
export function addMonths(day: Day, months: number): Day {
  return toDay(parseDate(day).add({ months }));
}

function toDay(date: CalendarDate): Day {
  return date.toString() as Day;
}
