/**
 * A calendar date without time or zone, `YYYY-MM-DD`. The brand keeps an unchecked string, and a
 * JavaScript `Date`, from being taken for one.
 */
export type Day = string & { readonly __day: true };

/** A moment, ISO 8601 with an offset. */
export type Moment = string & { readonly __moment: true };

const dayFirst = /^(\d{4})-(\d{2})-(\d{2})(?=$|[T ])/;
const momentParts =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)\s?(Z|[+-]\d{2}:?\d{2})?)?$/;

/**
 * The calendar date that a text of the wire begins with, or `null` when there is none that exists.
 * No `Date` and no zone take part: the first ten characters are the day, wherever it is read.
 */
export function dayOf(text: unknown): Day | null {
  const [day, year, month, date] = (typeof text === 'string' && dayFirst.exec(text)) || [];
  if (!day || !exists(Number(year), Number(month), Number(date))) return null;
  return day as Day;
}

/** The moment that a text of the wire names, or `null`. One without an offset is UTC. */
export function momentOf(text: unknown): Moment | null {
  const [, day, time = '00:00:00', offset = 'Z'] =
    (typeof text === 'string' && momentParts.exec(text)) || [];
  if (!dayOf(day)) return null;
  const moment = `${day}T${time}${offset.replace(/(\d{2})(\d{2})$/, '$1:$2')}`;
  return Number.isNaN(Date.parse(moment)) ? null : (moment as Moment);
}

function exists(year: number, month: number, date: number) {
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const lengths = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  return year > 0 && date > 0 && date <= (lengths[month - 1] ?? 0);
}
