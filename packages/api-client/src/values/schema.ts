import { type Static, type TSchema, Type } from 'typebox';
import { type SortDirection, SortDirections } from './enums.ts';
import type { Day, Moment } from './time.ts';

export * from './enums.ts';
export type { Day, Moment };

/** A calendar date on the wire. */
export const DaySchema = Type.Unsafe<Day>({
  type: 'string',
  pattern: '^\\d{4}-\\d{2}-\\d{2}$',
  description: 'A calendar date, YYYY-MM-DD',
});

/** A point in time on the wire. */
export const MomentSchema = Type.Unsafe<Moment>({
  type: 'string',
  description: 'A moment, ISO 8601 with an offset',
});

/** The value or `null`. For scalars the schema stays one type list, which serialises fastest. */
export const Nullable = <T extends TSchema>(schema: T) => {
  const json: { type?: unknown; enum?: unknown } = schema;
  const isScalar = typeof json.type === 'string' && json.type !== 'object';
  if (!isScalar) return Type.Unsafe<Static<T> | null>({ anyOf: [schema, { type: 'null' }] });
  return Type.Unsafe<Static<T> | null>({
    ...schema,
    type: [json.type, 'null'],
    ...(Array.isArray(json.enum) && { enum: [...json.enum, null] }),
  });
};

/** An enum of strings. */
export const OneOf = <const T extends readonly string[]>(words: T, description?: string) =>
  Type.Unsafe<T[number]>({ type: 'string', enum: [...words], ...(description && { description }) });

/** The number of a record. */
export const Id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });
export type Id = Static<typeof Id>;

/** The pagination of a list. `from` and `to` are the numbers of the first and last row, `null` when empty. */
export const Pagination = Type.Object({
  /** The number of the page, from 1. */
  current_page: Type.Integer(),
  /** The number of the last page, 1 for an empty list. */
  last_page: Type.Integer(),
  /** The number of rows of the whole list. */
  total: Type.Integer(),
  /** The number of the first row of the page, from 1; `null` when empty. */
  from: Nullable(Type.Integer()),
  /** The number of the last row of the page; `null` when empty. */
  to: Nullable(Type.Integer()),
});
export interface Pagination extends Static<typeof Pagination> {}

/** The page parameters of every list. Pages start at 1. */
export const PageQuery = Type.Object({
  /** The number of the page, from 1. A page beyond the last one is empty. */
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_147_483_647 })),
  /** The number of rows of a page, at most 100; by default that of the screen. */
  per_page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
});
export type PageQuery = Static<typeof PageQuery>;

/** The schema of a named type. Declarations then name the type instead of repeating its fields without their comments. */
export const Ref = <T>(schema: TSchema) => Type.Unsafe<T>(schema);

/** The sort parameters of a list. */
export type Sort<Key extends string> = {
  /** The field to sort by. */
  sort_by?: Key;
  /** The order, ascending by default. */
  sort_dir?: SortDirection;
};

/** The sort parameters of a list: the field name of a column, ascending by default. */
export const SortBy = <const T extends readonly string[]>(keys: T) =>
  Type.Object({
    sort_by: Type.Optional(OneOf(keys)),
    sort_dir: Type.Optional(OneOf(SortDirections)),
  });

/** The empty response of a successful write. */
export const Empty = Type.Object({});
export interface Empty extends Static<typeof Empty> {}

/** The message of a failure with one message per field. */
export const FieldFailure = Type.Object({
  /** The message, fit to be shown. */
  message: Type.String(),
  /** One message per field. */
  fields: Type.Optional(Type.Record(Type.String(), Type.String())),
});
export interface FieldFailure extends Static<typeof FieldFailure> {}

/** The body of every failure: a message, or a message with one message per field. */
export const Failure = Type.Object({
  /** The message, or the message with one per field. */
  data: Type.Union([Type.String(), Ref<FieldFailure>(FieldFailure)]),
});
export interface Failure extends Static<typeof Failure> {}

/** The name of an exported file. Pass it to the download call as `file_key`. */
export const ExportFile = Type.Object({
  /** The name of the file, the `file_key` of the download. */
  filename: Type.String(),
});
export interface ExportFile extends Static<typeof ExportFile> {}
