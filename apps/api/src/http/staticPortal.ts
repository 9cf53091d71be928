import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyReply } from 'fastify';
import type { App } from '../context.ts';
import { NotFound } from './errors.ts';
import { framedByPortal, withStyleNonce } from './headers.ts';

/** Stands in `index.html` for the nonce of style elements. */
const noncePlaceholder = 'CSP_NONCE';

const unknownPage = '/page-not-found';

/**
 * Replaces the address of a page for which the static files answer a failure body: one that cannot be decoded, holds a
 * NUL or a backslash, or has empty or dot segments. The browser then gets the portal's page for unknown addresses.
 */
export function rewriteUrl({ url = '/' }: { url?: string | undefined }): string {
  const [path = ''] = url.split('?', 1);
  const isPage = path.startsWith('/') && !/^\/+(api|assets)(\/|$)/.test(path);
  return isPage && !isCanonical(path) ? unknownPage : url;
}

function isCanonical(path: string) {
  try {
    const decoded = decodeURIComponent(path);
    return posix.normalize(decoded) === decoded && !/[\0\\]/.test(decoded);
  } catch {
    return false;
  }
}

/** Serves the built portal. Hashed assets are cached for a year; every page gets a fresh `index.html`. */
export async function servePortal(app: App) {
  const { portalDir } = app.config;
  const isBuilt = portalDir !== null && existsSync(join(portalDir, 'index.html'));
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root: portalDir,
      wildcard: true,
      index: false,
      dotfiles: 'ignore',
      preCompressed: true,
      cacheControl: false,
      setHeaders(reply, path) {
        const immutable = path.startsWith(join(portalDir, 'assets'));
        reply.headers({
          ...framedByPortal(String(reply.getHeader('content-security-policy'))),
          'cache-control': immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
        });
      },
    });
    for (const url of ['/', '/index.html'])
      app.route({
        method: ['GET', 'HEAD'],
        url,
        handler: (_request, reply) => sendPage(reply, portalDir),
      });
  }
  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' || request.method === 'HEAD';
    const [path = ''] = request.url.split('?', 1);
    // A missing asset gets 404: a cache would otherwise store HTML in its place.
    if (!isBuilt || !isPage || /^\/assets\/|\/(\.|%2e)/i.test(path)) throw new NotFound();
    return sendPage(reply, portalDir);
  });
}

async function sendPage(reply: FastifyReply, portalDir: string) {
  const html = await readFile(join(portalDir, 'index.html'), 'utf8');
  const nonce = randomBytes(16).toString('base64');
  const policy = String(reply.getHeader('content-security-policy'));
  return reply
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': withStyleNonce(policy, nonce),
    })
    .send(html.replace(noncePlaceholder, nonce));
}
