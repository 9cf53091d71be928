/** A filter of a list. Controls and addresses have its text; its value is the text, too, or what `parse` makes of it. */
export interface ListFilter<Value = unknown> {
  /**
   * Makes a value of a trimmed text: a number, a day, one of some keys, a list. `undefined` for a text that is no value, for
   * example in an old address: it is not sent.
   */
  parse?: ((text: string) => Value | undefined) | undefined;
  /** The minimum length of a trimmed text; shorter ones are not sent. @default 1 */
  minLength?: number | undefined;
  /** Whether it is personal data, which an address must not hold. @default false */
  personal?: boolean | undefined;
  /** The text without an input. @default '' */
  initial?: string | undefined;
  /** The filter that this one narrows: another text there empties this one. */
  narrows?: string | undefined;
}

/** The filters of a list, by name. */
export type ListFilters<Name extends string> = Readonly<Record<Name, ListFilter>>;

/** The text of each filter. */
export type FilterTexts<Name extends string> = Readonly<Record<Name, string>>;

/** The values of filters, of which some may be missing. */
export type FilterValues<Fields extends ListFilters<string>> = {
  readonly [Name in keyof Fields]?: Fields[Name] extends { parse: (text: string) => infer Value }
    ? Exclude<Value, undefined>
    : string;
};

/** The names of the filters. */
export const filterNames = <Name extends string>(fields: Readonly<Record<Name, unknown>>) =>
  // The type of `Object.keys` loses them.
  Object.keys(fields) as Name[];

/** Maps each value to another one under the same name. */
export function mapFilters<Name extends string, Value, Result>(
  values: Readonly<Record<Name, Value>>,
  make: (value: Value, name: Name) => Result,
): Record<Name, Result> {
  const entries = filterNames(values).map((name) => [name, make(values[name], name)]);
  // The type of `Object.fromEntries` loses the names.
  return Object.fromEntries(entries) as Record<Name, Result>;
}

/** Every filter with its initial text. */
export const initialFilters = <Name extends string>(fields: ListFilters<Name>) =>
  mapFilters(fields, ({ initial = '' }) => initial);

/** The texts to send: trimmed, without those that are too short. */
export function sentFilters<Name extends string>(
  fields: ListFilters<Name>,
  values: FilterTexts<Name>,
): Partial<Record<Name, string>> {
  const sent: Partial<Record<Name, string>> = {};
  for (const name of filterNames(fields)) {
    const value = values[name].trim();
    if (value.length >= (fields[name].minLength ?? 1)) sent[name] = value;
  }
  return sent;
}

/** The values of the texts to send. */
export function filterValues<Fields extends ListFilters<string>>(
  fields: Fields,
  texts: Readonly<Partial<Record<keyof Fields & string, string>>>,
): FilterValues<Fields> {
  const values: Record<string, unknown> = {};
  for (const name of filterNames(fields)) {
    const text = texts[name];
    const parse = fields[name]?.parse;
    if (text !== undefined) values[name] = parse ? parse(text) : text;
  }
  // Each value is what the `parse` of its filter returned.
  return values as FilterValues<Fields>;
}

/** Whether a trimmed text has a value, or is none. */
export const isValid = ({ parse }: ListFilter, text: string): boolean =>
  text === '' || !parse || parse(text) !== undefined;

/** The texts after one has changed, which empties those that narrow it. */
export const withText = <Name extends string>(
  fields: ListFilters<Name>,
  texts: FilterTexts<Name>,
  { name: changed, value }: { name: Name; value: string },
) =>
  mapFilters(texts, (text, name) => {
    if (name === changed) return value;
    return fields[name].narrows === changed ? '' : text;
  });
