import { type Decoder, isRecord } from '../decode/fields.ts';
import { unwrap } from '../decode/unwrap.ts';
import { ApiError, errorText, ResponseError, UnexpectedResponseError } from './errors.ts';
import type { Http, HttpOptions, HttpRequest, Method } from './http.ts';
import type { WireResponse } from './send.ts';

type CallRequest<T> = Omit<HttpRequest, 'method' | 'path'> & {
  read: Decoder<T>;
  /** The message for an unreadable response. */
  fallback?: string;
};

/** Sends a request and resolves with the decoded payload. Rejects only with an `ApiError`. */
export type Call = <T>(method: Method, path: string, request: CallRequest<T>) => Promise<T>;

export const createCall =
  (http: Http, baseUrl: string, askPassword: HttpOptions['askPassword']): Call =>
  async (method, path, { read, fallback, ...request }) => {
    let currentPassword: string | undefined;
    for (;;) {
      try {
        const response = await http({ method, path, ...request, currentPassword });
        return readResponse(response, read, fallback);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        const problem = error.fields.current_password;
        const answer = problem && (await askPassword?.({ problem }));
        if (!answer) throw error.of(method, baseUrl + path);
        currentPassword = answer;
      }
    }
  };

function readResponse<T>(
  { status, text, retryAfter }: WireResponse,
  read: Decoder<T>,
  fallback: string | undefined,
) {
  const unexpected = (cause?: unknown) =>
    new UnexpectedResponseError(errorText(fallback), { status, retryAfter, cause });
  const body = status === 204 ? {} : parse(text, unexpected);
  if (status < 200 || status > 299) throw refusal(status, body, retryAfter) ?? unexpected();
  try {
    return unwrap(body, read);
  } catch (cause) {
    throw unexpected(cause);
  }
}

function parse(text: string, unexpected: (cause: unknown) => Error): unknown {
  if (text.trim() === '') return undefined;
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw unexpected(cause);
  }
}

/** `{"data": "message"}` or `{"data": {"message", "fields"}}`, and both without the `data`. */
function refusal(
  status: number,
  body: unknown,
  retryAfter: number | null,
): ResponseError | undefined {
  const data = isRecord(body) && body.data !== undefined && body.data !== null ? body.data : body;
  const message = isRecord(data) ? (data.message ?? data.error) : data;
  if (typeof message !== 'string' || message === '') return undefined;
  return new ResponseError(status, message, fieldMessages(data), data, retryAfter);
}

const fieldMessages = (data: unknown) =>
  isRecord(data) && isRecord(data.fields)
    ? Object.fromEntries(Object.entries(data.fields).filter(isFieldMessage))
    : {};

const isFieldMessage = (entry: [string, unknown]): entry is [string, string] =>
  typeof entry[1] === 'string';
