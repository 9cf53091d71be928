import { type Day, type DayEntryFormat, formatDay, parseDay } from '../day/day.ts';

/** What typed text amounts to. */
export type Entry =
  | { kind: 'empty' }
  | { kind: 'day'; day: Day }
  | { kind: 'refused'; reason: string };

/** Reads typed text, and says why it is refused. */
export function readEntry(
  text: string,
  { format, min, max }: { format: DayEntryFormat; min: Day; max: Day },
): Entry {
  if (text.trim() === '') return { kind: 'empty' };
  const day = parseDay(text, { minYear: 1, maxYear: 9999 });
  if (!day) return { kind: 'refused', reason: 'is not a date' };
  if (day < min) return { kind: 'refused', reason: `is before ${formatDay(min, format)}` };
  if (day > max) return { kind: 'refused', reason: `is after ${formatDay(max, format)}` };
  return { kind: 'day', day };
}

/** Whether a year of two digits may go on to four: `12/10/20` to `12/10/2026`. */
export const isUnfinished = (text: string): boolean => /^\d\d?\D\d\d?\D(19|20)$/.test(text.trim());
