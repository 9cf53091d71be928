import type { Day } from '@audit-letters/api-client';

/** A calendar date as tables show it: M/D/YYYY. No clock and no time zone take part. */
export function displayDay(day: Day): string {
  const [year, month, date] = day.split('-');
  return `${Number(month)}/${Number(date)}/${year}`;
}
