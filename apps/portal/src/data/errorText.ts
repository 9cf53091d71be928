/** The sentence of an error, fit to be shown. */
export const errorText = (error: unknown, fallback = 'An unknown error occurred!'): string =>
  error instanceof Error && error.message ? error.message : fallback;
