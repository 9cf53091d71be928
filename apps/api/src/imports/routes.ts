import { ById, Empty, ImportErrors, ImportResult } from '@audit-letters/api-client/contract';
import type { FastifyReply } from 'fastify';
import type { App, Routes } from '../context.ts';
import { call } from '../http/call.ts';
import { HttpError } from '../http/errors.ts';
import { longestReceiveMs } from '../http/limits/timeLimits.ts';
import { abortOnStop } from '../http/stop.ts';
import { type Metrics, reportQueue } from '../observe/metrics.ts';
import { signedIn } from '../session/authenticate.ts';
import { documentedForm, readForm } from './form.ts';
import { importTenants } from './importTenants.ts';
import { importQueue } from './queue.ts';
import { dismissErrors, findErrors } from './store/errors.ts';

/** Tenants from the storage-management software. */
export const importRoutes: Routes = (app) => {
  const queue = importQueue(reportQueue(app.metrics, 'import'));
  const stopping = abortOnStop(
    app,
    'Nothing of this file was imported: please upload it again in a minute.',
  );
  app.post(
    '/api/tenants/import',
    call('monitor', 'imports.upload', 'Import or preview a rent roll', {
      response: { 200: ImportResult },
      receiveMs: longestReceiveMs,
      documented: { consumes: ['multipart/form-data'], body: documentedForm },
    }),
    async (request, reply) => {
      const session = signedIn(request);
      const { userId } = session;
      const signal = AbortSignal.any([abortOnDisconnect(reply), stopping]);
      return queue.admit(userId, async () => {
        const form = await readForm(request, signal);
        try {
          const work = () => importTenants(app, { form, session, signal });
          const result = await queue.inTurn(userId, work, signal);
          if (!form.preview) countRows(app.metrics, result);
          return result;
        } finally {
          await form.close();
        }
      });
    },
  );

  errorRoutes(app);
};

function errorRoutes(app: App): void {
  // IMP-47
  app.get(
    '/api/imports/:id/errors',
    call('monitor', 'imports.errors', 'The rows that an import refused', {
      params: ById,
      response: { 200: ImportErrors },
    }),
    async (request) => findErrors(app.db, request.params.id),
  );
  // IMP-47
  app.post(
    '/api/imports/:id/dismiss-errors',
    call('monitor', 'imports.dismissErrors', 'Forget the refused rows', {
      params: ById,
      response: { 200: Empty },
    }),
    async (request) => {
      await dismissErrors(app, signedIn(request), request.params.id);
      return {};
    },
  );
}

function countRows({ importedRows }: Metrics, result: ImportResult): void {
  importedRows.inc({ result: 'imported' }, result.insert_count);
  importedRows.inc({ result: 'already active' }, result.active_tenants_count);
  importedRows.inc({ result: 'duplicate' }, result.duplicate_tenant_count);
  importedRows.inc({ result: 'error' }, result.error_count);
}

/** The answer to a client that has disconnected, which reaches nobody. */
const cancelled = () => new HttpError(400, 'The import was cancelled.');

/** Aborts if the connection closes before the answer. `request.signal` does not: the request is already read. */
function abortOnDisconnect(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  // The client may have gone while its session was looked up.
  if (reply.raw.req.socket.destroyed) controller.abort(cancelled());
  reply.raw.once('close', () => controller.abort(cancelled()));
  return controller.signal;
}
