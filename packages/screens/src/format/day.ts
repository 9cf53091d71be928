import type { Day } from '@audit-letters/api-client';

/** A calendar date as tables show it: M/D/YYYY. No clock and no time zone take part. */
export function displayDay(day: Day): string {
  const [year, month, date] = day.split('-');
  return `${Number(month)}/${Number(date)}/${year}`;
}

/** The calendar date that a clock on the wall shows at this moment. */
export function localDay(now: Date): Day {
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-') as Day;
}
