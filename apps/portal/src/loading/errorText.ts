/** The message of an error for display. A string is its own message. */
export function errorText(error: unknown, fallback = 'An unknown error occurred!'): string {
  const text = error instanceof Error ? error.message : error;
  return typeof text === 'string' && text !== '' ? text : fallback;
}
