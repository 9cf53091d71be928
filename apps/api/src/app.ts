import { randomBytes } from 'node:crypto';
import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import fastify from 'fastify';
import { auditRefusals } from './audit/audit.ts';
import type { App, Context } from './context.ts';
import { answerBrokenHttp, handleError, sendTextToTabs } from './http/errorHandler.ts';
import { NotFound } from './http/errors.ts';
import { allowOrigins, protectAnswers } from './http/headers.ts';
import { compressAnswers } from './http/limits/compression.ts';
import { refuseWhenFull } from './http/limits/diskSpace.ts';
import { limitReceiveTime, longestReceiveMs } from './http/limits/timeLimits.ts';
import { describeRoutes } from './http/openapi.ts';
import { rewriteUrl, servePortal } from './http/staticPortal.ts';
import { readTextValues } from './http/validation.ts';
import { measureCalls } from './observe/metrics.ts';
import { routes } from './routes.ts';
import { authenticate } from './session/authenticate.ts';
import { requireCurrentPassword } from './session/freshly.ts';

/** Builds the server without listening on a port. Closing it leaves the database open. */
export async function buildApp(context: Context): Promise<App> {
  const { config } = context;
  const app: App = fastify({
    loggerInstance: context.log,
    genReqId: () => randomBytes(8).toString('hex'),
    requestTimeout: longestReceiveMs,
    trustProxy: config.trustProxy,
    exposeHeadRoutes: false,
    // The URL of a bulk deletion holds up to 10,000 ids, with encoded commas.
    http: {
      maxHeaderSize: 160 * 1024,
      headersTimeout: config.receiveMs,
      connectionsCheckingInterval: 5_000,
    },
    rewriteUrl,
    // Errors before routing: a URL that cannot be decoded, malformed HTTP.
    frameworkErrors: handleError,
    clientErrorHandler: answerBrokenHttp,
    routerOptions: { maxParamLength: 200 },
    // Handlers get only the fields of the schema, in their original types.
    ajv: { customOptions: { removeAdditional: 'all', coerceTypes: false, allErrors: true } },
  }).withTypeProvider<TypeBoxTypeProvider>();
  app.decorate('db', context.db);
  app.decorate('engine', context.engine);
  app.decorate('clock', context.clock);
  app.decorate('config', config);
  app.decorate('passwords', context.passwords);
  app.decorate('printer', context.printer);
  app.addHook('onClose', () => context.printer.close());
  app.decorate('freeBytes', context.freeBytes);
  app.decorate('metrics', context.metrics);
  app.setErrorHandler(handleError);
  sendTextToTabs(app);
  acceptEmptyJson(app);
  app.removeContentTypeParser('text/plain');
  await allowOrigins(app);
  await protectAnswers(app);
  await compressAnswers(app);
  await app.register(cookie);
  await app.register(formbody);
  // The import route reads the whole form before it rejects a file that is too large.
  await app.register(multipart, { throwFileSizeLimit: false });
  await describeRoutes(app);
  measureCalls(app);
  limitReceiveTime(app);
  authenticate(app);
  requireCurrentPassword(app);
  auditRefusals(app);
  refuseWhenFull(app);
  readTextValues(app);
  for (const register of routes) register(app);
  app.all('/api/*', { config: { permission: 'public' } }, async () => {
    throw new NotFound();
  });
  await servePortal(app);
  return app;
}

/** Accepts an empty body labelled as JSON: clients set the content type on every call. */
function acceptEmptyJson(app: App) {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body);
    if (text.trim() === '') done(null, undefined);
    else parse(request, text, done);
  });
}
