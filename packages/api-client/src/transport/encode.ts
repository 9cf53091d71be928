/** The values of a query or a form. `undefined` is omitted. */
export type RequestValues = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** A path with encoded segments. */
export const path = (segments: TemplateStringsArray, ...parts: readonly (string | number)[]) =>
  String.raw({ raw: segments }, ...parts.map(encodePart));

/** Half of a surrogate pair cannot be encoded. `..` would leave the path, also when it is encoded only once. */
function encodePart(part: string | number): string {
  const text = String(part).replace(/\p{Surrogate}/gu, '\ufffd');
  return encodeURIComponent(/^\.\.?$/.test(text) ? text.replaceAll('.', '%2E') : text);
}

/** `?a=1&b=2`, or an empty text. Omits empty values; encodes a space as `%20`, which all servers accept. */
export function queryString(values: RequestValues = {}): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values))
    if (value !== undefined && value !== null && value !== '') query.set(name, String(value));
  return query.size === 0 ? '' : `?${query.toString().replaceAll('+', '%20')}`;
}

/** A form body. `null` becomes an empty value, which clears the field (WIR-13). */
export function formBody(values: RequestValues): URLSearchParams {
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries(values))
    if (value !== undefined) form.set(name, String(value ?? ''));
  return form;
}
