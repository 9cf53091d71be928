import { type TObject, type TProperties, type TSchema, type TUnsafe, Type } from 'typebox';
import { DaySchema, described, Id, MomentSchema, Nullable, OneOf } from '../values/schema.ts';
import {
  count,
  type Decoder,
  day,
  type FieldDecoders,
  flag,
  id,
  moment,
  number,
  optionalText,
  type RecordDecoder,
  requiredDay,
  requiredMoment,
  requiredText,
  text,
} from './fields.ts';

const schemas = new Map<Decoder<unknown>, TSchema>([
  [requiredText, Type.String()],
  [text, Type.String()],
  [optionalText, Nullable(Type.String())],
  [number, Type.Number()],
  [count, Type.Integer()],
  [id, Id],
  [flag, Type.Boolean()],
  [requiredDay, DaySchema],
  [day, Nullable(DaySchema)],
  [requiredMoment, MomentSchema],
  [moment, Nullable(MomentSchema)],
]);

/** The JSON Schema of an entity. */
export type EntitySchema<T> = TUnsafe<T> & { properties: Record<string, TSchema> };

const typed = <T>(object: TObject): EntitySchema<T> =>
  Object.assign(Type.Unsafe<T>(object), { properties: object.properties });

/**
 * The JSON Schema of an entity: its title, its description, and a text for each field whose name does not say what it
 * is. Schemas that contain the entity refer to this one.
 */
export function schemaOf<T extends object>(
  entity: RecordDecoder<T>,
  title: string,
  description: string,
  texts: { readonly [K in keyof T]?: string } = {},
): EntitySchema<T> {
  const properties = propertiesOf(entity.made.fields, texts);
  const schema = typed<T>(Type.Object(properties, { title, description }));
  schemas.set(entity, schema);
  return schema;
}

/** Any fields of an entity: the values that the sender of a change started from. */
export const seenSchemaOf = <T>({ properties }: EntitySchema<T>): EntitySchema<Partial<T>> =>
  typed(
    Type.Object(
      Object.fromEntries(
        Object.entries(properties).map(([name, field]) => [name, Type.Optional(field)]),
      ),
    ),
  );

/** The fields of a change with the values that its sender started from. */
export const withSeen = <Changes extends TProperties, T>(
  title: string,
  { properties }: TObject<Changes>,
  seen: EntitySchema<Partial<T>>,
) =>
  Type.Object(
    {
      ...properties,
      seen: Type.Optional(
        described(
          'The values that the sender started from. If the stored record differs, the call fails with 409 (WIR-40).',
          Type.Unsafe<Partial<T>>(seen),
        ),
      ),
    },
    { title, description: 'A change, with the values that the sender started from.' },
  );

/** Fields of an entity as a call writes them: with another schema, and the description of the entity. */
export const writtenAs = <T, const Names extends readonly (keyof T & string)[], S extends TSchema>(
  { properties }: EntitySchema<T>,
  names: Names,
  schema: S,
) =>
  Object.fromEntries(
    names.map((name) => {
      const { description }: { description?: string } = properties[name] ?? {};
      return [name, { ...schema, ...(description && { description }) }];
    }),
  ) as Record<Names[number], S>;

const propertiesOf = (
  fields: FieldDecoders,
  texts: Readonly<Record<string, string | undefined>> = {},
) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const schema = fieldSchema(field);
      const text = texts[name];
      const documented = text === undefined ? schema : described(text, schema);
      return [name, isOptional(field) ? Type.Optional(documented) : documented];
    }),
  );

const isOptional = ({ made }: Decoder<unknown>) => made !== undefined && 'ifGiven' in made;

function fieldSchema(field: Decoder<unknown>): TSchema {
  const known = schemas.get(field);
  if (known) return known;
  const { made } = field;
  if (!made) throw new Error(`The decoder ${field.name} has no JSON Schema.`);
  if ('fields' in made) return Type.Object(propertiesOf(made.fields));
  if ('items' in made) return Type.Array(fieldSchema(made.items));
  if ('orNull' in made) return Nullable(fieldSchema(made.orNull));
  if ('ifGiven' in made) return fieldSchema(made.ifGiven);
  if ('unlessOmitted' in made) return fieldSchema(made.unlessOmitted);
  return OneOf(made.words);
}
