/** What a query or a form can say. `undefined` says nothing. */
export type Values = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** A path whose inserted parts cannot break out of their segment. */
export const path = (segments: TemplateStringsArray, ...parts: readonly (string | number)[]) =>
  String.raw({ raw: segments }, ...parts.map(encodeURIComponent));

/** `?a=1&b=2`, or nothing. Empty values are dropped; a space travels as `%20`, which all servers read. */
export function queryString(values: Values = {}): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values))
    if (value !== undefined && value !== null && value !== '') query.set(name, String(value));
  return query.size === 0 ? '' : `?${query.toString().replaceAll('+', '%20')}`;
}

/** A form body. Here `null` is an empty value: it empties the field (WIR-13). */
export function formBody(values: Values): URLSearchParams {
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries(values))
    if (value !== undefined) form.set(name, String(value ?? ''));
  return form;
}
