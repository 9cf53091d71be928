/**
 * A calendar date without time or zone, `YYYY-MM-DD`. The brand prevents the use of an unchecked string or a `Date` as
 * a `Day`.
 */
export type Day = string & { readonly __day: true };

/** A moment, ISO 8601 with an offset. */
export type Moment = string & { readonly __moment: true };

/** A delay that timers accept: whole milliseconds up to 24 days. They end at once after a longer one. */
export const timerDelay = (milliseconds: number): number =>
  Math.min(Math.ceil(milliseconds), 2 ** 31 - 1);

const dayFirst = /^(\d{4})-(\d{2})-(\d{2})(?=$|[T ])/;
const momentParts =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)\s?(Z|[+-]\d{2}:?\d{2})?)?$/;

/**
 * Parses the calendar date at the start of a text, or returns `null` if there is no valid one. The first ten characters
 * are the day, independent of the time zone.
 */
export function parseDay(text: unknown): Day | null {
  const [day, year, month, date] = (typeof text === 'string' && dayFirst.exec(text)) || [];
  if (!day || !exists(Number(year), Number(month), Number(date))) return null;
  return day as Day;
}

/** Parses a moment, or returns `null`. A text without an offset is UTC. */
export function parseMoment(text: unknown): Moment | null {
  const [, day, time = '00:00:00', offset = 'Z'] =
    (typeof text === 'string' && momentParts.exec(text)) || [];
  if (!parseDay(day)) return null;
  const moment = `${day}T${time}${offset.replace(/(\d{2})(\d{2})$/, '$1:$2')}`;
  return Number.isNaN(Date.parse(moment)) ? null : (moment as Moment);
}

function exists(year: number, month: number, date: number) {
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const lengths = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  return year > 0 && date > 0 && date <= (lengths[month - 1] ?? 0);
}

/** The same day in another month, or the last day of a shorter month. */
export function addMonths(day: Day, months: number): Day {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  const moved = new Date(Date.UTC(year, month - 1 + months, Math.min(date, last)));
  return moved.toISOString().slice(0, 10) as Day;
}
