import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerBrokenHttp } from '../errorHandler.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The time limit for the request to arrive; the configuration's `receiveMs` by default. */
    receiveMs?: number;
  }
  interface FastifyRequest {
    /** Runs while the body of the request arrives. */
    receiveTimer: NodeJS.Timeout | undefined;
  }
}

/** The longest time of any route, for large uploads over slow lines. */
export const longestReceiveMs = 10 * 60_000;
/** The server closes further connections at once. */
const mostConnections = 1_000;

/**
 * Answers 408 and closes the connection when a body does not arrive in time. Node has one limit for the whole server,
 * `requestTimeout`, which is that of the slowest route; this is the limit of each route.
 */
export function limitReceiveTime(app: FastifyInstance): void {
  app.server.maxConnections = mostConnections;
  app.decorateRequest('receiveTimer');
  app.addHook('onRequest', async (request, reply) => {
    if (!hasBody(request)) return;
    startTimer(request, reply, app.config.receiveMs);
    const stop = () => clearTimeout(request.receiveTimer);
    request.raw.once('end', stop).once('close', stop);
  });
  // After the caller is authorised: a refused call gets no more time.
  app.addHook('preParsing', async (request, reply) => {
    const { receiveMs } = request.routeOptions.config;
    if (receiveMs && request.receiveTimer) startTimer(request, reply, receiveMs);
  });
}

function startTimer(request: FastifyRequest, reply: FastifyReply, milliseconds: number): void {
  clearTimeout(request.receiveTimer);
  request.receiveTimer = setTimeout(() => {
    // The answer is already sent, for example 401, and the body still arrives.
    if (reply.raw.headersSent) request.raw.destroy();
    else answerBrokenHttp({ code: 'ERR_HTTP_REQUEST_TIMEOUT' }, request.raw.socket);
  }, milliseconds);
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
