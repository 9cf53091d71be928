import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { App } from '../context.ts';
import { NotFound } from './errors.ts';

/** Serves the built portal. Hashed assets are cached for a year; every page gets a fresh `index.html`. */
export async function servePortal(app: App) {
  const { portalDir } = app.config;
  const built = portalDir !== null && existsSync(join(portalDir, 'index.html'));
  if (built) {
    await app.register(fastifyStatic, {
      root: portalDir,
      wildcard: true,
      preCompressed: true,
      cacheControl: false,
      setHeaders(reply, path) {
        const immutable = path.startsWith(join(portalDir, 'assets'));
        reply.header(
          'cache-control',
          immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
        );
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' || request.method === 'HEAD';
    // A missing asset gets 404: a cache would otherwise store HTML in its place.
    if (!built || !isPage || request.url.startsWith('/assets/')) throw new NotFound();
    reply.sendFile('index.html');
  });
}
