/** The text of a named control, without spaces at both ends. */
export const enteredText = (data: FormData, name: string): string =>
  String(data.get(name) ?? '').trim();
