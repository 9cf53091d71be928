/** The way to a field: names of fields and places in lists. */
export type FieldPath = readonly (string | number)[];

/** The ways to all fields of a JSON value, also in its objects and lists. */
export function fieldPaths(value: unknown, way: FieldPath = []): FieldPath[] {
  if (typeof value !== 'object' || value === null) return [];
  const isList = Array.isArray(value);
  return Object.entries(value).flatMap(([name, inner]) => {
    const path = [...way, isList ? Number(name) : name];
    const deeper = fieldPaths(inner, path);
    return isList ? deeper : [path, ...deeper];
  });
}

/** A copy of the JSON value without the field. */
export function without(value: unknown, path: FieldPath): unknown {
  const copy: unknown = structuredClone(value);
  const owner = valueAt(copy, path.slice(0, -1));
  if (typeof owner === 'object' && owner !== null) Reflect.deleteProperty(owner, path.at(-1) ?? '');
  return copy;
}

/** The value of the field. */
export const valueAt = (value: unknown, path: FieldPath): unknown =>
  path.reduce<unknown>(
    (owner, name) =>
      typeof owner === 'object' && owner !== null ? Reflect.get(owner, name) : undefined,
    value,
  );
