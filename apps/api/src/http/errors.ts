/** An error that the caller receives: a status, a message, and a message per field. */
export class HttpError extends Error {
  override name = 'HttpError';
  readonly status: number;
  readonly fields: Record<string, string> | undefined;
  /** Further fields of the answer, beside the messages. */
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

/** The request has an invalid value. */
export class Invalid extends HttpError {
  constructor(message: string, fields?: Record<string, string>) {
    super(422, message, { ...(fields && { fields }) });
  }
}

/** The refusal of one field: its message is also that of the whole request. */
export const invalidField = (field: string, message: string) =>
  new Invalid(message, { [field]: message });

/** The record does not exist, or belongs to another facility: both get the same answer. */
export class NotFound extends HttpError {
  constructor(message = 'Not found. It may have been deleted.') {
    super(404, message);
  }
}

/** The call has no valid session. The header makes clients drop their token. */
export class SessionEnded extends HttpError {
  constructor() {
    super(401, 'Your session has ended. Please sign in again.', {
      headers: { 'x-token-gone': '1' },
    });
  }
}

export class Forbidden extends HttpError {
  constructor(message = 'You do not have the permission to do this.') {
    super(403, message);
  }
}

/** The caller must wait: after failed attempts, or after too many calls of one kind. */
export class TooMany extends HttpError {
  constructor(seconds: number) {
    const wait = seconds === 1 ? '1 second' : `${seconds} seconds`;
    super(429, `Too many attempts. Please wait ${wait} and try again.`, {
      headers: { 'retry-after': String(seconds) },
    });
  }
}

const failures = {
  /** The database cannot be reached (OPS-1). */
  lost: (isWrite: boolean) =>
    `The database cannot be reached at the moment. Please try again in a few seconds.${isWrite ? ' Check first whether your change was saved.' : ''}`,
  /** Another change holds the record for longer than the call may wait (OPS-20). */
  busy: () =>
    'Another change of the same records is not finished yet, so nothing was saved. Please try again in a few seconds.',
  /** The database has too much to do for the call (OPS-26). */
  slow: (isWrite: boolean) =>
    `The server is busy${isWrite ? ', so nothing was saved' : ''}. Please try again in a few seconds.`,
};

/** The database did not do its work. The call may be repeated after a few seconds. */
export class ServiceUnavailable extends HttpError {
  constructor(failure: keyof typeof failures, isWrite = false) {
    super(503, failures[failure](isWrite), { headers: { 'retry-after': '5' } });
  }
}

/** The disk has no room for the change; nothing is stored (OPS-3). */
export class StorageFull extends HttpError {
  constructor() {
    super(
      507,
      'The disk of the server is almost full, so nothing can be saved. Please tell your administrator.',
    );
  }
}
