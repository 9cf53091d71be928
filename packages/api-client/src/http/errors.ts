/** What is wrong with each field, in the server's words. */
export type FieldMessages = Readonly<Record<string, string>>;

interface Details extends ErrorOptions {
  /** The HTTP status, when there was an answer. */
  status?: number;
  fields?: FieldMessages;
}

/** Every way in which a call can fail. `message` is fit to be shown. */
export class ApiError extends Error {
  override name = 'ApiError';
  /** The HTTP status, or `null` when no answer came. */
  readonly status: number | null;
  readonly fields: FieldMessages;

  constructor(message: string, { status, fields, ...options }: Details = {}) {
    super(message, options);
    this.status = status ?? null;
    this.fields = fields ?? {};
  }
}

/** The server answered, and refused in its own words. */
export class ResponseError extends ApiError {
  override name = 'ResponseError';
  declare readonly status: number;
  /** The whole `data` of the refusal; a conflict (409) says here what it collided with. */
  readonly data: unknown;

  constructor(status: number, message: string, fields?: FieldMessages, data?: unknown) {
    super(message, { status, fields });
    this.data = data;
  }
}

/**
 * An answer came that is not the contract's: a proxy's HTML, nothing, cut JSON, another shape.
 * Its message is the sentence of the screen that asked; `cause` says what was missing where.
 */
export class UnexpectedAnswerError extends ApiError {
  override name = 'UnexpectedAnswerError';
}

/** No answer at all: no network, no server, or a connection that broke before the answer. */
export class ConnectionError extends ApiError {
  override name = 'ConnectionError';

  constructor(options?: ErrorOptions) {
    super('Network Error', options);
  }
}

/** The client's own time limit, which is off unless set, ended the call. */
export class TimeoutError extends ApiError {
  override name = 'TimeoutError';

  constructor(milliseconds: number, options?: ErrorOptions) {
    super(`timeout of ${milliseconds}ms exceeded`, options);
  }
}

/** The caller itself ended the call through its `AbortSignal`. Nothing to show: ignore it. */
export class AbortedError extends ApiError {
  override name = 'AbortedError';

  constructor(options?: ErrorOptions) {
    super('The call was aborted', options);
  }
}
