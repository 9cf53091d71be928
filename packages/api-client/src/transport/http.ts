import { timerDelay } from '../values/time.ts';
import { formBody, queryString, type RequestValues } from './encode.ts';
import { AbortedError, ConnectionError, FileChangedError, TimeoutError } from './errors.ts';
import { sendByFetch, type UploadProgress, type WireResponse } from './send.ts';

/** The server address, the session token and the limits of a client. */
export interface HttpOptions {
  /** The address of the server, with or without a slash at its end; by default the host of the page. */
  baseUrl?: string;
  /** Returns the current session token. Called before every call. */
  getToken?: () => string | null | undefined;
  /**
   * Called when a response of any status has the header `x-token-gone`, which reports an ended session, with the token
   * of the call; `null` for a call without one. It is not called if `getToken` returns another token by then: a late
   * response to an old session does not end a new one.
   */
  onTokenGone?: (token: string | null) => void;
  /**
   * Asks the user for the current password when the server refuses a change without it (USR-44); `problem` is its
   * sentence. The call is sent again with the answer. `null` sends nothing: the call then rejects with the refusal.
   */
  askPassword?: (question: { problem: string }) => Promise<string | null>;
  /** Replaces the global `fetch`. Uploads then report no progress. */
  fetch?: typeof globalThis.fetch;
  /** The time limit of every call in milliseconds; 0, the default, sets none. */
  timeout?: number;
}

export type Method = 'GET' | 'POST' | 'DELETE';

/** The last argument of every function of the client. */
export interface CallOptions {
  /** Ends the call with an `AbortedError`. */
  signal?: AbortSignal;
  /** The time limit of this call in milliseconds, instead of that of the client. */
  timeout?: number;
}

/** One request. At most one of `json`, `form` and `multipart` is its body. */
export interface HttpRequest extends CallOptions {
  method: Method;
  path: string;
  query?: RequestValues;
  json?: unknown;
  form?: RequestValues;
  multipart?: FormData;
  /** Overrides the token of the session. */
  token?: string | null;
  /** Sent as `Idempotency-Key`: the server does the work of equal keys once. */
  idempotencyKey?: string | undefined;
  /** Sent as `X-Current-Password`, percent-encoded. */
  currentPassword?: string | undefined;
  /**
   * Sent bytes of the body. Not called without XMLHttpRequest: in Node, in service workers and with your own `fetch`.
   */
  onProgress?: (progress: UploadProgress) => void;
}

/**
 * Sends one request and resolves with a response of any status. Rejects with `ConnectionError`,
 * `FileChangedError`, `TimeoutError` or `AbortedError`.
 */
export type Http = (request: HttpRequest) => Promise<WireResponse>;

/** A thin layer over `fetch`: address, token, body encoding and time limit. */
export function createHttp(options: HttpOptions = {}): Http {
  const currentToken = () => options.getToken?.() || null;

  return async ({ method, path, query, token, signal, onProgress, ...request }) => {
    const sentToken = token === undefined ? currentToken() : token;
    const timeout = request.timeout ?? options.timeout ?? 0;
    const timer = timeout > 0 ? AbortSignal.timeout(timerDelay(timeout)) : undefined;
    const { type, body } = encodeBody(request);
    const { idempotencyKey, currentPassword } = request;
    const wire = {
      method,
      url: `${baseUrlOf(options)}${path}${queryString(query)}`,
      headers: {
        Accept: 'application/json',
        ...(type && { 'Content-Type': type }),
        ...(sentToken && { 'X-Authorization': sentToken }),
        ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
        ...(currentPassword && { 'X-Current-Password': encodeURIComponent(currentPassword) }),
      },
      body,
      signal: signal && timer ? AbortSignal.any([signal, timer]) : (signal ?? timer),
    };
    const byXhr = onProgress && !options.fetch && typeof XMLHttpRequest !== 'undefined';

    let response: WireResponse;
    try {
      response = await (byXhr
        ? (await import('./sendByXhr.ts')).sendByXhr(wire, onProgress)
        : sendByFetch(wire, options.fetch));
    } catch (cause) {
      if (signal?.aborted) throw new AbortedError({ cause });
      if (timer?.aborted) throw new TimeoutError(timeout, { cause });
      const changed = await unreadableFile(request.multipart);
      throw changed ? new FileChangedError(changed, { cause }) : new ConnectionError({ cause });
    }
    if (response.tokenGone && sentToken === currentToken()) options.onTokenGone?.(sentToken);
    return response;
  };
}

/** The base address without slashes at its end. */
export const baseUrlOf = ({ baseUrl = '' }: Pick<HttpOptions, 'baseUrl'>) =>
  baseUrl.replace(/\/+$/, '');

/** The name of the first file that cannot be read, if there is one. */
async function unreadableFile(multipart?: FormData): Promise<string | undefined> {
  for (const value of multipart?.values() ?? []) {
    if (!(value instanceof File)) continue;
    try {
      await value.slice(0, 1).arrayBuffer();
    } catch {
      return value.name;
    }
  }
  return undefined;
}

/** The browser sets the content type of form and multipart bodies, including the boundary. */
function encodeBody({ json, form, multipart }: Pick<HttpRequest, 'json' | 'form' | 'multipart'>) {
  if (json !== undefined) return { type: 'application/json', body: JSON.stringify(json) };
  return { body: form ? formBody(form) : multipart };
}
