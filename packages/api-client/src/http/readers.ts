import { type Day, dayOf, type Moment, momentOf } from './time.ts';

/**
 * Takes a value of the wire and gives it its type, or throws a `Mismatch`. Lenient in what does no
 * harm (a number given as text, a missing note), strict in what a screen cannot do without.
 */
export interface Reader<T> {
  (value: unknown): T;
  /** The fields of an object, by which `unwrap` finds it in its envelope. */
  readonly keys?: readonly string[];
}

/** The answer has another shape. Names the place and what was expected, never what stood there. */
export class Mismatch extends Error {
  override name = 'Mismatch';
}

const isMissing = (value: unknown): value is null | undefined =>
  value === undefined || value === null;

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A text that must be there. */
export const requiredText: Reader<string> = (value) => {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  throw new Mismatch('expected a text');
};

/** A text; a missing one is empty. */
export const text: Reader<string> = (value) => (isMissing(value) ? '' : requiredText(value));

/** A text or `null`. */
export const optionalText: Reader<string | null> = (value) =>
  isMissing(value) ? null : requiredText(value);

/** A word of a closed list. A newer server's word passes as it came: screens show it as it is. */
export const word =
  <T extends string>(): Reader<T> =>
  (value) =>
    requiredText(value) as T;

export const number: Reader<number> = (value) => {
  const read = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (typeof read === 'number' && Number.isFinite(read)) return read;
  throw new Mismatch('expected a number');
};

export const id: Reader<number> = (value) => {
  const read = number(value);
  if (Number.isSafeInteger(read) && read > 0) return read;
  throw new Mismatch('expected an id');
};

/** A boolean, also as 0, 1 and as text; a missing one is `false`. */
export const flag: Reader<boolean> = (value) => {
  if (isMissing(value)) return false;
  const said = String(value);
  if (said === 'true' || said === '1') return true;
  if (said === 'false' || said === '0' || said === '') return false;
  throw new Mismatch('expected true or false');
};

/** A calendar date, or `null` for none and for one that does not exist. */
export const day: Reader<Day | null> = dayOf;

/** A moment, or `null` for none and for one that does not exist. */
export const moment: Reader<Moment | null> = momentOf;

export const requiredMoment: Reader<Moment> = (value) => {
  const read = momentOf(value);
  if (read) return read;
  throw new Mismatch('expected a moment');
};

/** What is read, or `null` for a missing or empty value. */
export const nullable =
  <T>(read: Reader<T>): Reader<T | null> =>
  (value) =>
    isMissing(value) || value === '' ? null : read(value);

export const list =
  <T>(read: Reader<T>): Reader<T[]> =>
  (value) => {
    if (!Array.isArray(value)) throw new Mismatch('expected a list');
    return value.map((item: unknown, index) => at(`[${index}]`, () => read(item)));
  };

/** A list; a missing one is empty. */
export const optionalList =
  <T>(read: Reader<T>): Reader<T[]> =>
  (value) =>
    isMissing(value) ? [] : list(read)(value);

/** One reader for every field of `T`: a field added to the contract does not compile until it is read. */
export type Fields<T> = { readonly [K in keyof T]-?: Reader<T[K]> };

/** An object with these fields. Fields that nobody knows are kept. */
export function record<T extends object>(fields: Fields<T>): Reader<T> {
  const keys = Object.keys(fields) as (keyof T & string)[];
  const read = (value: unknown): T => {
    if (!isRecord(value)) throw new Mismatch('expected an object');
    const known: Partial<T> = {};
    for (const key of keys) known[key] = at(`.${key}`, () => fields[key](value[key]));
    return { ...value, ...known } as T;
  };
  return Object.assign(read, { keys });
}

/** For calls whose answer nobody reads: it may be empty, or any JSON. */
export const nothing: Reader<void> = () => undefined;

function at<T>(place: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof Mismatch)) throw error;
    const separator = /^[.[]/.test(error.message) ? '' : ': ';
    throw new Mismatch(`${place}${separator}${error.message}`);
  }
}
