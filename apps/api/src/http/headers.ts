import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import type { FastifyRequest } from 'fastify';
import type { App } from '../context.ts';
import { passwordHeader } from '../session/freshly.ts';
import { Forbidden } from './errors.ts';

/** The headers that protect every answer (ASVS 3.4), and the refusal of writes from another site (ASVS 3.5). */
export async function protectAnswers(app: App) {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    strictTransportSecurity: false,
    xFrameOptions: { action: 'deny' },
  });
  const policy = contentSecurityPolicy(app.config.portalDir);
  const isAllowedOrigin = ({ headers }: FastifyRequest) =>
    headers.origin !== undefined && app.config.corsOrigins.includes(headers.origin);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('content-security-policy', policy);
    if (request.protocol === 'https') {
      reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
    }
    if (!isApiRoute(request)) return;
    reply.header('cache-control', 'no-store, private');
    if (!isOpenToSites(request) && !isOwnSite(request) && !isAllowedOrigin(request)) {
      throw new Forbidden();
    }
  });
}

/** The matched route decides: the same route answers `/%61pi/login` and `/api/login`. */
function isApiRoute(request: FastifyRequest): boolean {
  return request.routeOptions.url?.startsWith('/api/') ?? false;
}

/** Other sites may link to what is public and to downloads, without the cookie. Other GETs make files (ASVS 3.5.3). */
function isOpenToSites({ method, routeOptions }: FastifyRequest): boolean {
  const { permission } = routeOptions.config;
  return method === 'GET' && (permission === 'public' || permission === 'download');
}

/**
 * Whether the portal itself sent the request, or a program outside of browsers. Browsers send `Sec-Fetch-Site` over
 * HTTPS and to this machine only; otherwise `Origin` is compared with the host that was asked.
 */
function isOwnSite(request: FastifyRequest): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  return origin === undefined || URL.parse(origin)?.host === request.host;
}

/**
 * The policy without `upgrade-insecure-requests`, so that an office can try the server over plain HTTP. Style
 * attributes that scripts set are allowed without 'unsafe-inline'; style elements need the nonce of the page.
 */
function contentSecurityPolicy(portalDir: string | null): string {
  return [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    `frame-src 'self'${portalDir ? helpVideosOrigin(portalDir) : ''}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

/** The headers of a file beside the portal, such as a help video: pages of the portal may show it in a frame. */
export function framedByPortal(policy: string): Record<string, string> {
  return {
    'content-security-policy': policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"),
    'x-frame-options': 'SAMEORIGIN',
  };
}

/** The policy of a page whose style elements carry the nonce. */
export function withStyleNonce(policy: string, nonce: string): string {
  return policy.replace("style-src 'self'", `style-src 'self' 'nonce-${nonce}'`);
}

/** The only origin that the portal embeds: of the help videos in the office's `config.json`. */
function helpVideosOrigin(portalDir: string): string {
  const file = join(portalDir, 'config.json');
  if (!existsSync(file)) return '';
  const url = URL.parse(String(helpVideosAddress(readFileSync(file, 'utf8'))));
  return url && /^https?:/.test(url.protocol) ? ` ${url.origin}` : '';
}

/** The portal runs on its defaults, without videos, when the file is not valid JSON. */
function helpVideosAddress(json: string): unknown {
  try {
    // Editors of Windows put a byte order mark in front, which browsers skip.
    return JSON.parse(json.replace(/^\uFEFF/, ''))?.helpVideosAddress;
  } catch {
    return undefined;
  }
}

/** Lets pages of the origins in CORS_ORIGIN call the API. Register it before the hooks that refuse calls (WIR-44). */
export async function allowOrigins(app: App) {
  const { corsOrigins } = app.config;
  if (corsOrigins.length === 0) return;
  await app.register(cors, {
    origin: [...corsOrigins],
    methods: ['GET', 'HEAD', 'POST', 'DELETE'],
    allowedHeaders: ['content-type', 'x-authorization', 'idempotency-key', passwordHeader],
    exposedHeaders: ['content-disposition', 'retry-after', 'x-token-gone'],
    maxAge: 86_400,
  });
}
