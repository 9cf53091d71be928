/** A filter of a list: a text, or a choice as a text. */
export interface ListFilter {
  /** The minimum length of a trimmed value; shorter ones are not sent. @default 1 */
  minLength?: number | undefined;
  /** Whether it is personal data, which an address must not hold. @default false */
  personal?: boolean | undefined;
  /** The value without an input. @default '' */
  initial?: string | undefined;
  /** The texts of a choice. Another one, in an old address, is ignored. @default every text */
  choices?: readonly string[] | undefined;
  /** The filter that this one narrows: another text there empties this one. */
  narrows?: string | undefined;
}

/** The filters of a list, by name. */
export type ListFilters<Name extends string> = Readonly<Record<Name, ListFilter>>;

/** The text of each filter. */
export type FilterTexts<Name extends string> = Readonly<Record<Name, string>>;

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

/** The values to send: trimmed, without those that are too short. */
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
