import type { Day } from '@audit-letters/api-client';

/** A calendar date as tables show it: M/D/YYYY. No clock and no time zone take part. */
export function displayDay(day: Day): string {
  const [year, month, date] = day.split('-');
  return `${Number(month)}/${Number(date)}/${year}`;
}

/** So many days later, or earlier. */
export function addDays(day: Day, days: number): Day {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  // Only to count in: a moment of UTC has no zone that could move the day.
  return new Date(Date.UTC(year, month - 1, date + days)).toISOString().slice(0, 10) as Day;
}

/** The calendar date that a clock on the wall shows at this moment. */
export function localDay(now: Date): Day {
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-') as Day;
}
