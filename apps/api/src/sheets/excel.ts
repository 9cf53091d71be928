import type { Day } from '@audit-letters/api-client/contract';
import { DAY_MS } from '../time/day.ts';

/** The longest text that a cell of Excel holds. */
export const LONGEST_CELL_TEXT = 32_767;

/** Day 0 of the 1900 date system, placed so that every day after Excel's invented 1900-02-29 is right. */
const DAY_ZERO_1900 = Date.UTC(1899, 11, 30);
const DAY_ZERO_1904 = Date.UTC(1904, 0, 1);
const LAST_SERIAL = 2_958_465; // 9999-12-31

/** The serial number of a calendar day in the 1900 date system, or `undefined` when it has none. */
export function serialOfDay(day: string): number | undefined {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day);
  if (!match) return undefined;
  const [year, month, dayOfMonth] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const moment = new Date(Date.UTC(year, month - 1, dayOfMonth));
  if (moment.getUTCMonth() !== month - 1 || moment.getUTCFullYear() !== year) return undefined;
  const serial = (moment.getTime() - DAY_ZERO_1900) / DAY_MS;
  // Excel's invented leap day shifts days before 1900-03-01, so they stay text.
  return serial > 60 && serial <= LAST_SERIAL ? serial : undefined;
}

/** The calendar day of a serial number; the time of day is dropped. */
export function dayOfSerial(serial: number, since1904 = false): Day | undefined {
  if (!Number.isFinite(serial) || serial < 0 || serial > LAST_SERIAL) return undefined;
  const whole = Math.floor(serial);
  const dayZero = since1904 ? DAY_ZERO_1904 : DAY_ZERO_1900 + (whole < 60 ? DAY_MS : 0);
  return new Date(dayZero + whole * DAY_MS).toISOString().slice(0, 10) as Day;
}
