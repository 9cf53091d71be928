import type { Socket } from 'node:net';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../context.ts';
import { DatabaseUnavailable } from '../database/postgresql/pool.ts';
import { databaseCode } from '../database/transaction.ts';
import { HttpError, ServiceUnavailable, StorageFull } from './errors.ts';
import { refusalOfTaken } from './uniqueViolations.ts';
import { validationError } from './validation.ts';

const brokenHttp = new Map([
  [
    'HPE_HEADER_OVERFLOW',
    ['413 Content Too Large', 'The address or the headers of the request are too long.'],
  ],
  ['ERR_HTTP_REQUEST_TIMEOUT', ['408 Request Timeout', 'The request took too long to arrive.']],
]);

/** Answers malformed HTTP in the usual failure body and closes the connection. */
export function answerBrokenHttp({ code }: { code?: string | undefined }, socket: Socket) {
  if (code === 'ECONNRESET' || !socket.writable) return;
  const [status, data] = brokenHttp.get(code ?? '') ?? [
    '400 Bad Request',
    'The request could not be understood.',
  ];
  const body = JSON.stringify({ data });
  socket.write(
    `HTTP/1.1 ${status}\r\nContent-Type: application/json; charset=utf-8\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\nCache-Control: no-store\r\nConnection: close\r\n\r\n${body}`,
  );
  // `end` would keep the connection open as long as the client sends.
  socket.destroySoon();
}

/** Sends every error as a failure body (WIR-4). The caller never sees messages of libraries. */
export function handleError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  if (error instanceof HttpError) return sendError(error, reply);
  if (error.validation) return sendError(validationError(error), reply);
  const refusal = refusalOfTaken(error);
  if (refusal) return sendError(refusal, reply);
  if (error.statusCode && error.statusCode < 500) {
    return reply.status(error.statusCode).send({ data: sentence(error) });
  }
  // PostgreSQL cannot store the value: a NUL in a text, a number out of range.
  if (['22021', '22003', '22P05'].includes(databaseCode(error) ?? '')) {
    return reply.status(422).send({ data: 'The request holds a value that cannot be stored.' });
  }
  // The parent of the new record was deleted after it was read.
  if (databaseCode(error) === '23503') {
    return reply.status(409).send({
      data: 'Nothing was saved: the facility or the account was deleted at the same moment.',
    });
  }
  request.log.error({ err: error, req: request }, 'request failed');
  if (error instanceof DatabaseUnavailable) {
    // Letters are made by a GET with a key.
    const isChange = request.method !== 'GET' || 'idempotency-key' in request.headers;
    return sendError(new ServiceUnavailable(error.failure, isChange), reply);
  }
  if (databaseCode(error) === '53100') return sendError(new StorageFull(), reply);
  return reply.status(500).send({ data: unexpectedText(request) });
}

const unexpectedText = ({ id }: FastifyRequest) =>
  `Something went wrong on the server. Please try again; if it stays, report number ${id}.`;

/** The sentence about a failure of some of the work, for an answer that has the rest. Logs an unexpected one. */
export function failureText(error: unknown, request: FastifyRequest): string {
  if (error instanceof HttpError) return error.message;
  request.log.error({ err: error, req: request }, 'a part of a request failed');
  return unexpectedText(request);
}

/** Sends a tab that opens a file the sentence of a refusal as text, not as JSON (WIR-48). */
export function sendTextToTabs(app: App) {
  app.addHook('onSend', async (request, reply, payload) => {
    const isTab = request.headers['sec-fetch-dest'] === 'document';
    const isJson = String(reply.getHeader('content-type')).startsWith('application/json');
    if (!isTab || !isJson || reply.statusCode < 400) return payload;
    const { data } = JSON.parse(String(payload));
    reply.type('text/plain; charset=utf-8');
    return typeof data === 'string' ? data : data.message;
  });
}

function sendError({ status, message, fields, details, headers }: HttpError, reply: FastifyReply) {
  return reply
    .headers(headers)
    .status(status)
    .send({
      data: fields || details ? { message, ...(fields && { fields }), ...details } : message,
    });
}

function sentence(error: FastifyError): string {
  switch (error.statusCode) {
    case 413:
      return 'The request is too large.';
    case 415:
      return 'The server does not understand this kind of content.';
    default:
      return 'The request could not be understood.';
  }
}
