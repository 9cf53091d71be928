import {
  context,
  propagation,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** The span of the call; without tracing, it records nothing. */
    span: Span | null;
  }
}

const tracer = trace.getTracer('audit-letters');

/**
 * A span for each call, named by its route. Ready-made instrumentation puts the whole URL and the messages of errors into
 * its spans: search terms and rows.
 */
export function traceCalls(app: FastifyInstance): void {
  app.decorateRequest('span', null);
  app.addHook('onRequest', (request, _reply, done) => {
    const { method, headers, routeOptions } = request;
    const route = routeOptions.url ?? 'unknown';
    const attributes = { 'http.request.method': method, 'http.route': route };
    const caller = propagation.extract(context.active(), headers);
    const span = tracer.startSpan(
      `${method} ${route}`,
      { kind: SpanKind.SERVER, attributes },
      caller,
    );
    request.span = span;
    context.with(trace.setSpan(caller, span), done);
  });
  // The events of the body begin outside the context.
  app.addHook('preValidation', ({ span }, _reply, done) => {
    if (span) context.with(trace.setSpan(context.active(), span), done);
    else done();
  });
  app.addHook('onResponse', async ({ span }, { statusCode }) => {
    span?.setAttribute('http.response.status_code', statusCode);
    if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
  });
}

/** A span around a statement. Its text has placeholders for all values. */
export function traceStatement<R>(sql: string, run: () => Promise<R>): Promise<R> {
  const attributes = { 'db.system.name': 'postgresql', 'db.query.text': sql };
  const name = /^\s*(\w+)/.exec(sql)?.[1]?.toUpperCase() ?? 'SQL';
  return tracer.startActiveSpan(name, { kind: SpanKind.CLIENT, attributes }, async (span) => {
    try {
      return await run();
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  });
}
