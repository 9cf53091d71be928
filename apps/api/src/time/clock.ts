import type { Day } from '@audit-letters/api-client/contract';

/** The only source of the current time; tests set it. */
export interface Clock {
  now(): Date;
  /** The calendar day in the office's time zone. */
  today(): Day;
}

/** The clock of the machine, with days in the given time zone. */
export function systemClock(timeZone: string): Clock {
  return { now: () => new Date(), today: () => dayInZone(new Date(), timeZone) };
}

/** The calendar day of a moment in a time zone. */
export function dayInZone(moment: Date, timeZone: string): Day {
  // en-CA is the locale whose short date is YYYY-MM-DD.
  return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(moment) as Day;
}
