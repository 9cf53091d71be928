/** The messages of the server per field. */
export type FieldMessages = Readonly<Record<string, string>>;

interface Details extends ErrorOptions {
  /** The HTTP status, if there was a response. */
  status?: number;
  fields?: FieldMessages;
}

/** The base class of all errors of calls. `message` can be shown to users. */
export class ApiError extends Error {
  override name = 'ApiError';
  /** The HTTP status, or `null` without a response. */
  readonly status: number | null;
  readonly fields: FieldMessages;

  constructor(message: string, { status, fields, ...options }: Details = {}) {
    super(message, options);
    this.status = status ?? null;
    this.fields = fields ?? {};
  }
}

/** The server refused the call with a message. */
export class ResponseError extends ApiError {
  override name = 'ResponseError';
  declare readonly status: number;
  /** The whole `data` of the response, such as the stored record of a conflict (409). */
  readonly data: unknown;

  constructor(status: number, message: string, fields?: FieldMessages, data?: unknown) {
    super(message, { status, fields });
    this.data = data;
  }
}

/**
 * The response does not match the contract: HTML of a proxy, an empty body, incomplete JSON, or another shape.
 * The message is the fallback of the screen; `cause` has the path of the mismatch.
 */
export class UnexpectedAnswerError extends ApiError {
  override name = 'UnexpectedAnswerError';
}

/** No response: no network, no server, or a broken connection. */
export class ConnectionError extends ApiError {
  override name = 'ConnectionError';

  constructor(options?: ErrorOptions) {
    super('Network Error', options);
  }
}

/** The time limit of the client ended the call. There is none by default. */
export class TimeoutError extends ApiError {
  override name = 'TimeoutError';

  constructor(milliseconds: number, options?: ErrorOptions) {
    super(`timeout of ${milliseconds}ms exceeded`, options);
  }
}

/** The caller aborted the call through its `AbortSignal`. Ignore it. */
export class AbortedError extends ApiError {
  override name = 'AbortedError';

  constructor(options?: ErrorOptions) {
    super('The call was aborted', options);
  }
}
