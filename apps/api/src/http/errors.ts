/** A refusal that the caller is told about: its status, a sentence, and a sentence per field. */
export class HttpError extends Error {
  override name = 'HttpError';
  readonly status: number;
  readonly fields: Record<string, string> | undefined;
  /** What else the caller is told, beside the sentences. */
  readonly details: Record<string, unknown> | undefined;
  readonly headers: Record<string, string>;

  constructor(
    status: number,
    message: string,
    extras: {
      fields?: Record<string, string>;
      details?: Record<string, unknown>;
      headers?: Record<string, string>;
    } = {},
  ) {
    super(message);
    this.status = status;
    this.fields = extras.fields;
    this.details = extras.details;
    this.headers = extras.headers ?? {};
  }
}

/** What was asked for cannot be done as it was said. */
export class Invalid extends HttpError {
  constructor(message: string, fields?: Record<string, string>) {
    super(422, message, { ...(fields && { fields }) });
  }
}

/** Unknown, or another facility's: both get the same answer. */
export class NotFound extends HttpError {
  constructor() {
    super(404, 'Not found.');
  }
}

/** Nobody, or someone whose session has ended; the header makes every client forget it. */
export class SessionEnded extends HttpError {
  constructor() {
    super(401, 'Your session has ended. Please log in again.', {
      headers: { 'x-token-gone': '1' },
    });
  }
}

export class Forbidden extends HttpError {
  constructor(message = 'You do not have the permission to do this.') {
    super(403, message);
  }
}

/** Too soon after the last attempts. */
export class TooManyAttempts extends HttpError {
  constructor(seconds: number) {
    const wait = seconds === 1 ? '1 second' : `${seconds} seconds`;
    super(429, `Too many attempts. Please wait ${wait} and try again.`, {
      headers: { 'retry-after': String(seconds) },
    });
  }
}
