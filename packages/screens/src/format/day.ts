import type { Day } from '@audit-letters/api-client';

/** Formats a calendar date as M/D/YYYY. */
export function displayDay(day: Day): string {
  const [year, month, date] = day.split('-');
  return `${Number(month)}/${Number(date)}/${year}`;
}

/** The calendar date in the local time zone. */
export function localDay(now: Date): Day {
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-') as Day;
}
