import type { Undoable } from '../values/schema.ts';
import { type Day, type Moment, parseDay, parseMoment } from '../values/time.ts';

/**
 * Converts a JSON value to its type, or throws a `DecodeError`. Accepts harmless differences (a number as text, a
 * missing note), but no missing value that a screen needs.
 */
export interface Decoder<T> {
  (value: unknown): T;
  /** The names of the fields of an object. `unwrap` uses them to find the payload. */
  readonly keys?: readonly string[];
  /** The decoders or words of which it is made. `schemaOf` derives the JSON Schema from them. */
  readonly made?: Made;
}

type Made =
  | { fields: FieldDecoders }
  | { items: Decoder<unknown> }
  | { orNull: Decoder<unknown> }
  | { ifGiven: Decoder<unknown> }
  | { unlessOmitted: Decoder<unknown> }
  | { words: readonly string[] };

/** One decoder per field of an object. */
export type FieldDecoders = Readonly<Record<string, Decoder<unknown>>>;

/** A response with an unexpected shape. The message contains the path and the expected type, but never data. */
export class DecodeError extends Error {
  override name = 'DecodeError';
}

const isMissing = (value: unknown): value is null | undefined =>
  value === undefined || value === null;

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A required text. */
export const requiredText: Decoder<string> = (value) => {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  throw new DecodeError('expected a text');
};

/** A text; a missing one is empty. */
export const text: Decoder<string> = (value) => (isMissing(value) ? '' : requiredText(value));

/** A text or `null`. */
export const optionalText: Decoder<string | null> = (value) =>
  isMissing(value) ? null : requiredText(value);

/** A value of an enum. Unknown values pass unchanged; screens show them as they are. */
export const word = <const T extends string>(words: readonly T[]): Decoder<T> =>
  madeOf({ words }, (value) => requiredText(value) as T);

/** A value of an enum; other values are refused. */
export const knownWord = <const T extends string>(words: readonly T[]): Decoder<T> =>
  madeOf({ words }, (value) => {
    const known = words.find((name) => name === value);
    if (known !== undefined) return known;
    throw new DecodeError(`expected one of ${words.join(', ')}`);
  });

export const number: Decoder<number> = (value) => {
  const read = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (typeof read === 'number' && Number.isFinite(read)) return read;
  throw new DecodeError('expected a number');
};

/** A whole number, such as the number of tenants. */
export const count: Decoder<number> = (value) => number(value);

export const id: Decoder<number> = (value) => {
  const read = number(value);
  if (Number.isSafeInteger(read) && read > 0) return read;
  throw new DecodeError('expected an id');
};

/** A boolean, also as 0, 1 and as text; a missing one is `false`. */
export const flag: Decoder<boolean> = (value) => {
  if (isMissing(value)) return false;
  const said = String(value);
  if (said === 'true' || said === '1') return true;
  if (said === 'false' || said === '0' || said === '') return false;
  throw new DecodeError('expected true or false');
};

/** A calendar date, or `null` for none and for one that does not exist. */
export const day: Decoder<Day | null> = parseDay;

export const requiredDay: Decoder<Day> = (value) => {
  const read = parseDay(value);
  if (read) return read;
  throw new DecodeError('expected a day');
};

/** A moment, or `null` for none and for one that does not exist. */
export const moment: Decoder<Moment | null> = parseMoment;

export const requiredMoment: Decoder<Moment> = (value) => {
  const read = parseMoment(value);
  if (read) return read;
  throw new DecodeError('expected a moment');
};

/** The decoded value, or `null` for a missing or empty value. */
export const nullable = <T>(read: Decoder<T>): Decoder<T | null> =>
  madeOf({ orNull: read }, (value) => (isMissing(value) || value === '' ? null : read(value)));

/** A value that the server always sends, with a fallback for another server that omits it. */
export const unlessOmitted = <T, F>(read: Decoder<T>, fallback: F): Decoder<T | F> =>
  madeOf({ unlessOmitted: read }, (value) => nullable(read)(value) ?? fallback);

/** A field that an object can lack. */
export const ifGiven = <T>(read: Decoder<T>): Decoder<T | undefined> =>
  madeOf({ ifGiven: read }, (value) => (value === undefined ? undefined : read(value)));

export const list = <T>(read: Decoder<T>): Decoder<T[]> =>
  madeOf({ items: read }, (value) => {
    if (!Array.isArray(value)) throw new DecodeError('expected a list');
    return value.map((item: unknown, index) => at(`[${index}]`, () => read(item)));
  });

/** A list; a missing one is empty. */
export const optionalList = <T>(read: Decoder<T>): Decoder<T[]> =>
  madeOf({ items: read }, (value) => (isMissing(value) ? [] : list(read)(value)));

const madeOf = <T>(made: Made, read: Decoder<T>): Decoder<T> => {
  const decoder = (value: unknown) => read(value);
  return Object.assign(decoder, { made });
};

type Decoded<D> = D extends (value: unknown) => infer T ? T : never;

/** The type of an object with these fields. A field of `ifGiven` may be missing. */
export type Values<F> = {
  [K in keyof F as undefined extends Decoded<F[K]> ? never : K]: Decoded<F[K]>;
} & {
  [K in keyof F as undefined extends Decoded<F[K]> ? K : never]?: Decoded<F[K]>;
};

/** The decoder of an object. */
export interface RecordDecoder<T> extends Decoder<T> {
  readonly keys: readonly string[];
  readonly made: { readonly fields: FieldDecoders };
}

/** One decoder per field of `T`. */
export type Fields<T> = { readonly [K in keyof T]-?: Decoder<T[K]> };

/** An object with these fields. Unknown fields are kept. */
export function record<T extends object>(fields: Fields<T>): RecordDecoder<T> {
  const keys = Object.keys(fields) as (keyof T & string)[];
  const read = (value: unknown): T => {
    if (!isRecord(value)) throw new DecodeError('expected an object');
    const known: Partial<T> = {};
    for (const key of keys) known[key] = at(`.${key}`, () => fields[key](value[key]));
    return { ...value, ...known } as T;
  };
  return Object.assign(read, { keys, made: { fields } });
}

/**
 * The `{}` with which the server confirms a write (WIR-10). Anything else may come from a proxy or the sign-in page of
 * a public network, and the write is not stored.
 */
export const nothing: Decoder<void> = (value) => {
  if (typeof value !== 'object' || value === null) throw new DecodeError('expected an object');
};

/** The confirmation of a write that can be undone. Another server may omit the number of the undo. */
export const undoable: Decoder<Undoable> = (value) => {
  nothing(value);
  const { undo } = Object(isRecord(value) && isRecord(value.data) ? value.data : value);
  return typeof undo === 'number' ? { undo } : {};
};

function at<T>(place: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof DecodeError)) throw error;
    const separator = /^[.[]/.test(error.message) ? '' : ': ';
    throw new DecodeError(`${place}${separator}${error.message}`);
  }
}
