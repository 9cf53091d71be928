import { formBody, queryString, type Values } from './encode.ts';
import { AbortedError, ConnectionError, TimeoutError } from './errors.ts';
import { sendByFetch, sendByXhr, type UploadProgress, type WireAnswer } from './transport.ts';

/** How a client reaches its server, and as whom. */
export interface HttpOptions {
  /** Where the server is; by default the page's own host. */
  baseUrl?: string;
  /** The token of the session there is now, asked before every call. */
  getToken?: () => string | null | undefined;
  /**
   * The server no longer knows the session. Called with the token that was sent, and only while
   * that is still the one `getToken` gives: a late answer to an old session does not end a new one.
   */
  onTokenGone?: (token: string | null) => void;
  fetch?: typeof globalThis.fetch;
  /** Milliseconds after which every call gives up; 0, the default, is never. */
  timeout?: number;
}

export type Method = 'GET' | 'POST' | 'DELETE';

/** One request. At most one of `json`, `form` and `multipart` is its body. */
export interface HttpRequest {
  method: Method;
  path: string;
  query?: Values;
  json?: unknown;
  form?: Values;
  multipart?: FormData;
  /** Instead of the session's own token. */
  token?: string | null;
  signal?: AbortSignal;
  /** Instead of the client's own time limit. */
  timeout?: number;
  onProgress?: (progress: UploadProgress) => void;
}

/**
 * Sends one request and resolves with an answer of any status. Rejects with `ConnectionError`,
 * `TimeoutError` or `AbortedError`.
 */
export type Http = (request: HttpRequest) => Promise<WireAnswer>;

/** A thin layer over `fetch`: address, token, body encodings, time limit, and nothing else. */
export function createHttp(options: HttpOptions = {}): Http {
  const currentToken = () => options.getToken?.() || null;

  return async ({ method, path, query, token, signal, onProgress, ...request }) => {
    const sentToken = token === undefined ? currentToken() : token;
    const timeout = request.timeout ?? options.timeout ?? 0;
    const timer = timeout > 0 ? AbortSignal.timeout(timeout) : undefined;
    const { type, body } = encodeBody(request);
    const wire = {
      method,
      url: `${options.baseUrl ?? ''}${path}${queryString(query)}`,
      headers: {
        Accept: 'application/json',
        ...(type && { 'Content-Type': type }),
        ...(sentToken && { 'X-Authorization': sentToken }),
      },
      body,
      signal: signal && timer ? AbortSignal.any([signal, timer]) : (signal ?? timer),
    };
    const byXhr = onProgress && !options.fetch && typeof XMLHttpRequest !== 'undefined';

    let answer: WireAnswer;
    try {
      answer = await (byXhr ? sendByXhr(wire, onProgress) : sendByFetch(wire, options.fetch));
    } catch (cause) {
      if (signal?.aborted) throw new AbortedError({ cause });
      if (timer?.aborted) throw new TimeoutError(timeout, { cause });
      throw new ConnectionError({ cause });
    }
    if (answer.tokenGone && sentToken === currentToken()) options.onTokenGone?.(sentToken);
    return answer;
  };
}

/** Form and multipart bodies name their own type, a boundary included. */
function encodeBody({ json, form, multipart }: Pick<HttpRequest, 'json' | 'form' | 'multipart'>) {
  if (json !== undefined) return { type: 'application/json', body: JSON.stringify(json) };
  return { body: form ? formBody(form) : multipart };
}
