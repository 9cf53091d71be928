import { type Static, type TSchema, Type } from 'typebox';
import { SortDirections } from './enums.ts';
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
  current_page: Type.Integer(),
  last_page: Type.Integer(),
  total: Type.Integer(),
  from: Nullable(Type.Integer()),
  to: Nullable(Type.Integer()),
});
export type Pagination = Static<typeof Pagination>;

/** The page parameters of every list. Pages start at 1. */
export const PageQuery = Type.Object({
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_147_483_647 })),
  per_page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
});
export type PageQuery = Static<typeof PageQuery>;

/** The sort parameters of a list: the field name of a column, ascending by default. */
export const SortBy = <const T extends readonly string[]>(keys: T) =>
  Type.Object({
    sort_by: Type.Optional(OneOf(keys)),
    sort_dir: Type.Optional(OneOf(SortDirections)),
  });

/** The empty response of a successful write. */
export const Empty = Type.Object({});
export type Empty = Static<typeof Empty>;

/** The body of every failure: a message, or a message with one message per field. */
export const Failure = Type.Object({
  data: Type.Union([
    Type.String(),
    Type.Object({
      message: Type.String(),
      fields: Type.Optional(Type.Record(Type.String(), Type.String())),
    }),
  ]),
});
export type Failure = Static<typeof Failure>;

/** The name of an exported file. Pass it to the download call as `file_key`. */
export const ExportFile = Type.Object({ filename: Type.String() });
export type ExportFile = Static<typeof ExportFile>;
