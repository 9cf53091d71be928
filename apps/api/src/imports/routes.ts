import { ImportResult } from '@audit-letters/api-client/contract';
import type { FastifyReply } from 'fastify';
import type { App } from '../context.ts';
import { longestReceiveMs } from '../http/timeLimits.ts';
import { signedIn } from '../session/authenticate.ts';
import { importTenants } from './importTenants.ts';
import { readForm } from './upload/form.ts';

/** Tenants from the storage-management software (IMP-29). */
export function importRoutes(app: App): void {
  app.post(
    '/api/tenants/import',
    {
      config: { permission: 'monitor', receiveMs: longestReceiveMs },
      schema: { response: { 200: ImportResult } },
    },
    async (request, reply) =>
      importTenants(app, {
        signal: abortOnDisconnect(reply),
        form: await readForm(request),
        userId: signedIn(request).userId,
      }),
  );
}

/** Aborts if the connection closes before the answer. `request.signal` does not: the request is already read. */
function abortOnDisconnect(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once('close', () => controller.abort());
  return controller.signal;
}
