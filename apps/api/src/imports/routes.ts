import { ImportResult } from '@audit-letters/api-client/contract';
import type { FastifyReply } from 'fastify';
import type { App } from '../context.ts';
import { signedIn } from '../session/authenticate.ts';
import { importTenants } from './importTenants.ts';
import { readForm } from './upload/form.ts';

/** Tenants from the storage-management software (IMP-29). */
export function importRoutes(app: App): void {
  app.post(
    '/api/tenants/import',
    { config: { permission: 'monitor' }, schema: { response: { 200: ImportResult } } },
    async (request, reply) =>
      importTenants(app, {
        signal: signalOfLeaving(reply),
        form: await readForm(request),
        userId: signedIn(request).userId,
      }),
  );
}

/** Aborts when the connection closes before the answer. (`request.signal` listens to a request that was read by then.) */
function signalOfLeaving(reply: FastifyReply): AbortSignal {
  const leaving = new AbortController();
  reply.raw.once('close', () => leaving.abort());
  return leaving.signal;
}
