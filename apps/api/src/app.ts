import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import fastify from 'fastify';
import type { App, Context } from './context.ts';
import { answerBrokenHttp, handleError } from './http/errorHandler.ts';
import { Forbidden, NotFound } from './http/errors.ts';
import { servePortal } from './http/staticPortal.ts';
import { limitReceiveTime, longestReceiveMs } from './http/timeLimits.ts';
import { readTextValues } from './http/validation.ts';
import { requestIds } from './observe/requestIds.ts';
import { routes } from './routes.ts';
import { authenticate } from './session/authenticate.ts';

/** Builds the server without listening on a port. Closing it leaves the database open. */
export async function buildApp(context: Context): Promise<App> {
  const { config } = context;
  const app: App = fastify({
    loggerInstance: context.log,
    genReqId: requestIds(),
    requestTimeout: longestReceiveMs,
    trustProxy: config.trustProxy,
    exposeHeadRoutes: false,
    // The URL of a bulk deletion holds up to 10,000 ids, with encoded commas.
    http: { maxHeaderSize: 160 * 1024, headersTimeout: config.receiveMs },
    // Errors before routing: a URL that cannot be decoded, malformed HTTP.
    frameworkErrors: handleError,
    clientErrorHandler: answerBrokenHttp,
    routerOptions: { maxParamLength: 200 },
    // Handlers get only the fields of the schema, in their original types.
    ajv: { customOptions: { removeAdditional: 'all', coerceTypes: false, allErrors: true } },
  }).withTypeProvider<TypeBoxTypeProvider>();
  app.decorate('db', context.db);
  app.decorate('clock', context.clock);
  app.decorate('config', config);
  app.decorate('passwords', context.passwords);
  app.setErrorHandler(handleError);
  acceptEmptyJson(app);
  app.removeContentTypeParser('text/plain');
  await app.register(helmet, {
    contentSecurityPolicy,
    strictTransportSecurity: false,
    xFrameOptions: { action: 'deny' },
  });
  await app.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    // The default level, 11, costs more time than it saves in transfer.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    // A small compressed request body could expand to any size.
    globalDecompression: false,
  });
  await app.register(cookie);
  await app.register(formbody);
  // The import route reads the whole form before it rejects a file that is too large.
  await app.register(multipart, { throwFileSizeLimit: false });
  await app.register(rateLimit, { global: false });
  limitReceiveTime(app);
  restrictApi(app);
  authenticate(app);
  readTextValues(app);
  for (const register of routes) register(app);
  app.all('/api/*', { config: { permission: 'public' } }, async () => {
    throw new NotFound();
  });
  await servePortal(app);
  return app;
}

/** Without `upgrade-insecure-requests`, so that an office can try the server over plain HTTP. */
const contentSecurityPolicy = {
  useDefaults: false,
  directives: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'"],
    // Widgets set their position in style attributes.
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:'],
    // Each office configures the address of its help videos.
    frameSrc: ["'self'", 'https:'],
    frameAncestors: ["'none'"],
    baseUri: ["'none'"],
    objectSrc: ["'none'"],
    formAction: ["'self'"],
  },
};

/** Keeps API answers out of caches and rejects writes that another site triggers. */
function restrictApi(app: App) {
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/api/')) return;
    reply.header('cache-control', 'no-store, private');
    const isCrossSite = request.headers['sec-fetch-site'] === 'cross-site';
    if (isCrossSite && request.method !== 'GET') throw new Forbidden();
  });
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
