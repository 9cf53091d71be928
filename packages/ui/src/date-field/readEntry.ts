import {
  type Day,
  type DayEntryFormat,
  formatDay,
  type LocalDayFormat,
  parseDay,
  plainDate,
} from '../day/day.ts';
import { dateTexts } from './texts.ts';

/** The result of parsing typed text. */
export type Entry =
  | { kind: 'empty' }
  | { kind: 'day'; day: Day }
  | { kind: 'refused'; reason: string };

interface EntryOptions {
  format: DayEntryFormat | LocalDayFormat;
  min: Day;
  max: Day;
  /** The reasons. @default in English */
  texts?: Pick<typeof dateTexts, 'notADate' | 'before' | 'after'>;
}

/** Parses typed text, with the reason if it is rejected. */
export function readEntry(
  text: string,
  { format, min, max, texts = dateTexts }: EntryOptions,
): Entry {
  if (text.trim() === '') return { kind: 'empty' };
  const locale = typeof format === 'object' ? format.locale : undefined;
  const day = parseDay(text, { minYear: 1, maxYear: 9999, locale });
  if (!day) return { kind: 'refused', reason: texts.notADate };
  if (day < min) return { kind: 'refused', reason: texts.before(formatDay(min, format)) };
  if (day > max) return { kind: 'refused', reason: texts.after(formatDay(max, format)) };
  return { kind: 'day', day };
}

/** Whether a two-digit year may be the start of a four-digit one: `12/10/20` of `12/10/2026`. */
export const isUnfinished = (text: string): boolean =>
  /^\d\d?\D\d\d?\D(19|20)$/.test(plainDate(text));
