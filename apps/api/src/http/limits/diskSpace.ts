import type { FastifyInstance, FastifyRequest } from 'fastify';
import { reserveBytes } from '../../database/embedded/freeSpace.ts';
import { StorageFull } from '../errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the call stores more than a few bytes; by default, all but GET do. */
    stores?: boolean;
  }
}

/** Whether a call stores something. */
export const isWrite = ({ method, routeOptions }: FastifyRequest): boolean =>
  routeOptions.config.stores ?? method !== 'GET';

/** The rows and the log of an upload take this many times its size. */
const growth = 10;

/** Refuses calls that store something on an almost full disk (OPS-3): a full one stops the embedded database. */
export function refuseWhenFull(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    if (!request.routeOptions.config.permission || !isWrite(request)) return;
    const body = Number(request.headers['content-length'] ?? 0);
    if ((await app.freeBytes()) < reserveBytes + growth * body) throw new StorageFull();
  });
}
