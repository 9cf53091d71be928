import * as contract from '@audit-letters/api-client/contract';
import descriptions from './descriptions.json' with { type: 'json' };

/** A JSON value of the document. */
export type Json = Record<string, unknown>;

export const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An entity of the contract: its JSON, the JSON of its fields, and what is said about it. */
interface Entity {
  name: string;
  json: string;
  fields: Map<string, string>;
  description: string;
  texts: Map<string, string>;
}

const jsonOfFields = ({ properties }: Json) =>
  new Map(
    Object.entries(isJson(properties) ? properties : {}).map(([field, schema]) => [
      field,
      JSON.stringify(schema),
    ]),
  );

const described = new Map(Object.entries(descriptions));

/** The fields of paths and envelopes, which no entity has. */
const commonTexts = {
  id: 'The number of the record.',
  state: 'The two-letter code of the state.',
  data: 'The rows or the record.',
  info: 'Counts beside the list.',
  pagination: 'The position of the page in the list.',
};

/** The entities of the contract, the largest last. */
const entities = Object.entries(contract)
  .flatMap(([name, schema]): Entity[] => {
    const value: unknown = schema;
    if (!isJson(value) || value.type !== 'object') return [];
    const { description = '', properties = {} } = described.get(name) ?? {};
    const texts = new Map<string, string>(Object.entries(properties));
    const json = JSON.stringify(value);
    return [{ name, json, fields: jsonOfFields(value), description, texts }];
  })
  .sort((one, other) => one.fields.size - other.fields.size);

/** The entities by their JSON, the most general name first. */
const byJson = new Map(
  entities.map((entity): [string, Entity] => [entity.json, entity]).toReversed(),
);

export const namedSchemas = Object.fromEntries(
  [...byJson].map(([json, { name, description }]) => [
    name,
    { ...asDocumented(JSON.parse(json), json), description },
  ]),
);

/** Replaces each entity of the contract by a reference to its name, and describes the fields of other objects. */
export function asDocumented<T>(value: T, except?: string): T;
export function asDocumented(value: unknown, except?: string): unknown {
  if (Array.isArray(value)) return value.map((item) => asDocumented(item));
  if (!isJson(value)) return value;
  const json = JSON.stringify(value);
  const entity = json === except ? undefined : byJson.get(json);
  if (entity) return { $ref: `#/components/schemas/${entity.name}` };
  const parts = Object.entries(value).map(([key, inner]) => [key, asDocumented(inner)]);
  const schema: Json = Object.fromEntries(parts);
  return isJson(schema.properties)
    ? { ...schema, properties: describedFields(value, schema) }
    : schema;
}

/** The fields of an object with their descriptions. The object can be put together from several entities. */
function describedFields(value: Json, { properties }: Json): Json {
  const fields = jsonOfFields(value);
  const contains = (entity: Entity) =>
    [...entity.fields].every(([field, json]) => fields.get(field) === json);
  const own = byJson.get(JSON.stringify(value));
  const found = own ? [own] : entities.filter(contains);
  const texts = new Map([
    ...Object.entries(commonTexts),
    ...found.flatMap(({ texts }) => [...texts]),
  ]);
  return Object.fromEntries(
    Object.entries(isJson(properties) ? properties : {}).map(([field, schema]) => [
      field,
      withText(schema, texts.get(field)),
    ]),
  );
}

/** A field with its description, followed by that of its type. */
function withText(schema: unknown, text: string | undefined): unknown {
  if (!isJson(schema) || !text) return schema;
  const ofType = typeof schema.description === 'string' ? ` ${schema.description}.` : '';
  return { ...schema, description: `${text}${ofType}` };
}
