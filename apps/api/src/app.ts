import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import fastify, { type FastifyRequest } from 'fastify';
import type { App } from './context.ts';
import type { Database } from './database/engine.ts';
import { answerBrokenHttp, handleError } from './http/errorHandler.ts';
import { Forbidden, NotFound } from './http/errors.ts';
import { servePortal } from './http/staticPortal.ts';
import { readTextValues } from './http/validation.ts';
import { routes } from './routes.ts';
import { authenticate } from './session/authenticate.ts';
import { passwords } from './session/password.ts';
import type { Config } from './startup/config.ts';
import type { Clock } from './time/clock.ts';

export interface Parts {
  database: Pick<Database, 'db'>;
  clock: Clock;
  config: Config;
}

/** Builds the server: no port, no process. It closes nothing that it was given. */
export async function buildApp({ database, clock, config }: Parts): Promise<App> {
  const app: App = fastify({
    logger: { level: config.logLevel, serializers: { req: loggedRequest } },
    trustProxy: config.trustProxy,
    exposeHeadRoutes: false,
    // The ids of a bulk deletion travel in its address: ten thousand of them, with their commas encoded.
    http: { maxHeaderSize: 160 * 1024 },
    // What is refused before there is a route: an address that cannot be decoded, broken HTTP.
    frameworkErrors: handleError,
    clientErrorHandler: answerBrokenHttp,
    routerOptions: { maxParamLength: 200 },
    // Whatever a schema does not name never reaches a handler, and no value changes its type.
    ajv: { customOptions: { removeAdditional: 'all', coerceTypes: false, allErrors: true } },
  }).withTypeProvider<TypeBoxTypeProvider>();
  app.decorate('db', database.db);
  app.decorate('clock', clock);
  app.decorate('config', config);
  app.decorate('passwords', passwords(config.passwordCost));
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
    // The default, 11, takes longer than the transfer that it saves.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    // A compressed request body could unpack to any size.
    globalDecompression: false,
  });
  await app.register(cookie);
  await app.register(formbody);
  // A file over the limit is told of by its part, and refused once the whole form was read.
  await app.register(multipart, { throwFileSizeLimit: false });
  await app.register(rateLimit, { global: false });
  protectApi(app);
  authenticate(app);
  readTextValues(app);
  for (const register of routes) register(app);
  app.all('/api/*', { config: { permission: 'public' } }, async () => {
    throw new NotFound();
  });
  await servePortal(app);
  return app;
}

/** A request as the log keeps it: without its query, where names of people are searched for. */
const loggedRequest = ({ method, url, ip }: FastifyRequest) => ({
  method,
  path: url.split('?', 1)[0],
  remoteAddress: ip,
});

/** No `upgrade-insecure-requests`: the first trial runs on plain http. */
const contentSecurityPolicy = {
  useDefaults: false,
  directives: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'"],
    // Widgets place themselves by style attributes; no style sheet comes from elsewhere.
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:'],
    // The help videos' address is the office's choice.
    frameSrc: ["'self'", 'https:'],
    frameAncestors: ["'none'"],
    baseUri: ["'none'"],
    objectSrc: ["'none'"],
    formAction: ["'self'"],
  },
};

/** Answers of the API are for the caller alone, and another site may not make the browser write. */
function protectApi(app: App) {
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/api/')) return;
    reply.header('cache-control', 'no-store, private');
    const fromElsewhere = request.headers['sec-fetch-site'] === 'cross-site';
    if (fromElsewhere && request.method !== 'GET') throw new Forbidden();
  });
}

/** Clients label a call without a body as JSON too; that is no malformed body. */
function acceptEmptyJson(app: App) {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body);
    if (text.trim() === '') done(null, undefined);
    else parse(request, text, done);
  });
}
