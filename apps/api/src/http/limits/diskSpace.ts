import type { FastifyInstance } from 'fastify';
import { reserveBytes } from '../../database/embedded/freeSpace.ts';
import { StorageFull } from '../errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the call stores more than a few bytes; by default, all but GET do. */
    stores?: boolean;
  }
}

/** The rows and the log of an upload take this many times its size. */
const growth = 10;

/** Refuses calls that store something on an almost full disk (OPS-3): a full one stops the embedded database. */
export function refuseWhenFull(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ method, headers, routeOptions }) => {
    const { permission, stores = method !== 'GET' } = routeOptions.config;
    if (!permission || !stores) return;
    const body = Number(headers['content-length'] ?? 0);
    if ((await app.freeBytes()) < reserveBytes + growth * body) throw new StorageFull();
  });
}
