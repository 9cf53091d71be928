/** The sentence of an error, fit to be shown. A text is its own sentence. */
export function errorText(error: unknown, fallback = 'An unknown error occurred!'): string {
  const text = error instanceof Error ? error.message : error;
  return typeof text === 'string' && text !== '' ? text : fallback;
}
