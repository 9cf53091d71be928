/** The messages of the server per field. */
export type FieldMessages = Readonly<Record<string, string>>;

/** The kind of an error, for code that cannot use `instanceof`. */
export type ErrorCode =
  | 'refused'
  | 'unreadable'
  | 'no-connection'
  | 'timeout'
  | 'aborted'
  | 'file-changed';

interface Details extends ErrorOptions {
  /** The HTTP status, if there was a response. */
  status?: number;
  fields?: FieldMessages;
  /** The seconds of the header `Retry-After`, if the response has one. */
  retryAfter?: number | null;
}

/** The base class of all errors of calls. `message` can be shown to users. */
export abstract class ApiError extends Error {
  override name = 'ApiError';
  /** The kind of the error. */
  abstract readonly code: ErrorCode;
  /** The HTTP method of the call, or `null` for an error that no call has thrown. */
  method: string | null = null;
  /** The address of the call, without its query, which may contain names. */
  address: string | null = null;
  /** The HTTP status, or `null` without a response. */
  readonly status: number | null;
  readonly fields: FieldMessages;
  /** Seconds until the call may be repeated, or `null` if the server did not say. */
  readonly retryAfter: number | null;

  constructor(message: string, { status, fields, retryAfter, ...options }: Details = {}) {
    super(message, options);
    this.status = status ?? null;
    this.fields = fields ?? {};
    this.retryAfter = retryAfter ?? null;
  }

  /** Adds the call. */
  of(method: string, address: string): this {
    this.method = method;
    this.address = address;
    return this;
  }
}

/** The server refused the call with a message. */
export class ResponseError extends ApiError {
  override name = 'ResponseError';
  readonly code = 'refused';
  declare readonly status: number;
  /** The whole `data` of the response, such as the stored record of a conflict (409). */
  readonly data: unknown;

  constructor(
    status: number,
    message: string,
    fields?: FieldMessages,
    data?: unknown,
    retryAfter?: number | null,
  ) {
    super(message, { status, fields, retryAfter });
    this.data = data;
  }
}

/**
 * The response does not match the contract: HTML of a proxy, an empty body, incomplete JSON, or another shape.
 * The message is the fallback of the screen; `cause` has the path of the mismatch.
 */
export class UnexpectedResponseError extends ApiError {
  override name = 'UnexpectedResponseError';
  readonly code = 'unreadable';
}

/** No response: no network, no server, or a broken connection. */
export class ConnectionError extends ApiError {
  override name = 'ConnectionError';
  readonly code = 'no-connection';

  constructor(options?: ErrorOptions) {
    super('Network Error', options);
  }
}

/** A file of the call cannot be read: it was changed, moved or deleted after it was chosen. */
export class FileChangedError extends ApiError {
  override name = 'FileChangedError';
  readonly code = 'file-changed';

  constructor(file: string, options?: ErrorOptions) {
    super(`'${file}' has changed since it was chosen. Choose it again.`, options);
  }
}

/** The time limit of the client ended the call. There is none by default. */
export class TimeoutError extends ApiError {
  override name = 'TimeoutError';
  readonly code = 'timeout';

  constructor(milliseconds: number, options?: ErrorOptions) {
    super(`timeout of ${milliseconds}ms exceeded`, options);
  }
}

/** The caller aborted the call through its `AbortSignal`. Ignore it. */
export class AbortedError extends ApiError {
  override name = 'AbortedError';
  readonly code = 'aborted';

  constructor(options?: ErrorOptions) {
    super('The call was aborted', options);
  }
}

/** The message of an error for display. A string is its own message. */
export function errorText(error: unknown, fallback = 'An unknown error occurred!'): string {
  const text = error instanceof Error ? error.message : error;
  return typeof text === 'string' && text !== '' ? text : fallback;
}

/**
 * Whether the server has no record of this id. The page of a proxy, which is no JSON and is the `cause` of its error,
 * does not report it.
 */
export const isNotFound = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 404 && error.cause === undefined;

/** Whether the server refused the call, so that it certainly changed nothing. */
export const isRefused = (error: unknown): boolean =>
  error instanceof ResponseError && error.status < 500;

/** Whether the same call may succeed later: after connection errors, timeouts and 5xx responses. */
export function isWorthRetrying(error: unknown): boolean {
  if (error instanceof ConnectionError || error instanceof TimeoutError) return true;
  return error instanceof ApiError && error.status !== null && error.status >= 500;
}
