import { type Static, type TProperties, type TSchema, Type } from 'typebox';
import { type SortDirection, SortDirections } from './enums.ts';
import { LargestId } from './ids.ts';
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

/**
 * The schema of a field with its text, which the OpenAPI document and editors show. The text of a plain type, such as a
 * date, follows it.
 */
export const described = <T extends TSchema>(text: string, schema: T) => {
  const { title, description }: { title?: string; description?: string } = schema;
  const ofType = description && !title ? ` ${description}.` : '';
  return Type.Unsafe<Static<T>>({ ...schema, description: `${text}${ofType}` });
};

/** The number of a record. */
export const Id = Type.Integer({ minimum: 1, maximum: LargestId });
export type Id = number;

/** The path of one record. */
export const ById = Type.Object({ id: described('The number of the record.', Id) });

export const PageQuery = Type.Object(
  {
    page: Type.Optional(
      described(
        'The number of the page, from 1. A page beyond the last one is empty.',
        Type.Integer({ minimum: 1, maximum: 2_147_483_647 }),
      ),
    ),
    per_page: Type.Optional(
      described(
        'The number of rows of a page, at most 100; by default that of the screen.',
        Type.Integer({ minimum: 1, maximum: 100 }),
      ),
    ),
  },
  { title: 'PageQuery', description: 'The page parameters of every list. Pages start at 1.' },
);
export type PageQuery = Static<typeof PageQuery>;

/** The schema of a named type. Declarations then name it instead of repeating its fields without their comments. */
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
    sort_by: Type.Optional(OneOf(keys, 'The field to sort by.')),
    sort_dir: Type.Optional(OneOf(SortDirections, 'The order, ascending by default.')),
  });

/** The query of a list: filter, sort and page. */
export const ListQuery = <const Filter extends TProperties, const Keys extends readonly string[]>(
  title: string,
  description: string,
  filter: { properties: Filter },
  keys: Keys,
) =>
  Type.Object(
    { ...filter.properties, ...SortBy(keys).properties, ...PageQuery.properties },
    { title, description },
  );

/** A text of a query or form, at most 200 characters. */
export const OptionalText = (text: string) =>
  Type.Optional(described(text, Type.String({ maxLength: 200 })));

/** A yes or no of a query or form. */
export const OptionalFlag = (text: string) => Type.Optional(described(text, Type.Boolean()));

/** A date of a query or form, which may have a time. */
export const OptionalDate = (text: string) =>
  Type.Optional(described(text, Type.String({ maxLength: 40 })));

/** The empty response of a successful write. */
export const Empty = Type.Object(
  {},
  { title: 'Empty', description: 'The empty response of a successful write.' },
);
export interface Empty extends Static<typeof Empty> {}

/** The response of a write that can be undone. */
export const Undoable = Type.Object(
  {
    undo: Type.Optional(
      described('The number for `POST /api/undo/{id}`; missing if nothing has changed.', Id),
    ),
  },
  { title: 'Undoable', description: 'The response of a write that can be undone for 30 days.' },
);
export interface Undoable extends Static<typeof Undoable> {}

export const FieldFailure = Type.Object(
  {
    message: described('The message, fit to be shown.', Type.String()),
    fields: Type.Optional(
      described('One message per field.', Type.Record(Type.String(), Type.String())),
    ),
  },
  { title: 'FieldFailure', description: 'The message of a failure with one message per field.' },
);
export interface FieldFailure extends Static<typeof FieldFailure> {}

export const Failure = Type.Object(
  {
    data: described(
      'The message, or the message with one per field.',
      Type.Union([Type.String(), Ref<FieldFailure>(FieldFailure)]),
    ),
  },
  {
    title: 'Failure',
    description: 'The body of every failure: a message, or a message with one message per field.',
  },
);
export interface Failure extends Static<typeof Failure> {}
