import { StartupError } from './errors.ts';

/** Reads CORS_ORIGIN: the origins of other sites whose pages may call this server, joined by commas. */
export function readOrigins(text: string | undefined): string[] {
  const origins = (text ?? '').split(',').flatMap((origin) => origin.trim() || []);
  const unknown = origins.find((origin) => !isOrigin(origin));
  if (unknown === undefined) return origins;
  throw new StartupError(
    `CORS_ORIGIN must be origins such as https://office.example, joined by commas, and has '${unknown}'.`,
  );
}

function isOrigin(text: string): boolean {
  return /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;
}
