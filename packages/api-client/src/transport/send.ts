/** A request for the transport. */
interface WireRequest {
  method: string;
  url: string;
  headers: Readonly<Record<string, string>>;
  body?: string | URLSearchParams | FormData;
  credentials?: RequestCredentials;
  signal?: AbortSignal;
}

/** A response of any status. `text` is empty if the connection broke during the body. */
export interface WireAnswer {
  status: number;
  tokenGone: boolean;
  /** The seconds of the header `Retry-After`. */
  retryAfter: number | null;
  text: string;
}

/** The sent bytes of a request body. `total` is `null` while unknown. */
export interface UploadProgress {
  loaded: number;
  total: number | null;
}

const TOKEN_GONE = 'x-token-gone';

/** The header is a number of seconds or a date. */
function secondsUntil(header: string | null): number | null {
  if (header === null) return null;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : null;
}

/** Sends with `fetch`. Rejects only without a response or after an abort. */
export async function sendByFetch(
  { url, ...init }: WireRequest,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): Promise<WireAnswer> {
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

/** Sends with XMLHttpRequest, because `fetch` has no upload progress. */
export function sendByXhr(
  { method, url, headers, body, credentials, signal }: WireRequest,
  onProgress: (progress: UploadProgress) => void,
): Promise<WireAnswer> {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    xhr.open(method, url);
    xhr.withCredentials = credentials === 'include';
    for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value);

    // A broken connection resets `status` and the headers, so store them early.
    let head: Omit<WireAnswer, 'text'> | undefined;
    xhr.onreadystatechange = () => {
      if (xhr.readyState !== XMLHttpRequest.HEADERS_RECEIVED) return;
      head = {
        status: xhr.status,
        tokenGone: xhr.getResponseHeader(TOKEN_GONE) !== null,
        retryAfter: secondsUntil(xhr.getResponseHeader('retry-after')),
      };
    };
    xhr.upload.onprogress = ({ loaded, total, lengthComputable }) =>
      onProgress({ loaded, total: lengthComputable ? total : null });
    const finish = (text: string) =>
      head ? resolve({ ...head, text }) : reject(new TypeError('No answer'));
    xhr.onload = () => finish(xhr.responseText);
    xhr.onerror = () => finish('');
    xhr.onabort = () => reject(signal?.reason);

    if (signal?.aborted) return reject(signal.reason);
    const abort = () => xhr.abort();
    signal?.addEventListener('abort', abort, { once: true });
    xhr.onloadend = () => signal?.removeEventListener('abort', abort);
    xhr.send(body);
  });
}
