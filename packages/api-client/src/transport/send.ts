/** A request for the transport. */
export interface WireRequest {
  method: string;
  url: string;
  headers: Readonly<Record<string, string>>;
  body?: string | URLSearchParams | FormData;
  signal?: AbortSignal;
}

/** A response of any status. `text` is empty if the connection broke during the body. */
export interface WireResponse {
  status: number;
  tokenGone: boolean;
  /** The seconds of the header `Retry-After`. */
  retryAfter: number | null;
  text: string;
}

/** The sent bytes of a request body. `total` is `null` while unknown. */
export interface UploadProgress {
  /** The bytes sent so far. */
  loaded: number;
  /** The bytes of the whole body. */
  total: number | null;
}

/** The header of an ended session. */
export const TOKEN_GONE = 'x-token-gone';

/** The header is a number of seconds or a date. */
export function secondsUntil(header: string | null): number | null {
  if (header === null) return null;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : null;
}

/** Sends with `fetch`. Rejects only without a response or after an abort. */
export async function sendByFetch(
  { url, ...init }: WireRequest,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): Promise<WireResponse> {
  const response = await fetch(url, init);
  const text = await response.text().catch((error: unknown) => {
    if (init.signal?.aborted) throw error;
    return '';
  });
  return {
    status: response.status,
    tokenGone: response.headers.has(TOKEN_GONE),
    retryAfter: secondsUntil(response.headers.get('retry-after')),
    text,
  };
}
