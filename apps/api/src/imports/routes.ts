import { Id, ImportResult, UndoneImport } from '@audit-letters/api-client/contract';
import type { FastifyReply } from 'fastify';
import { Type } from 'typebox';
import type { Routes } from '../context.ts';
import { longestReceiveMs } from '../http/limits/timeLimits.ts';
import { type Metrics, reportQueue } from '../observe/metrics.ts';
import { signedIn } from '../session/authenticate.ts';
import { importTenants } from './importTenants.ts';
import { importCancelled, importLine } from './line/line.ts';
import { undoImport } from './undo/undoImport.ts';
import { readForm } from './upload/form.ts';

/** Tenants from the storage-management software (IMP-29). */
export const importRoutes: Routes = (app) => {
  const line = importLine(reportQueue(app.metrics, 'import'));
  app.post(
    '/api/tenants/import',
    {
      config: { permission: 'monitor', receiveMs: longestReceiveMs },
      schema: { response: { 200: ImportResult } },
    },
    async (request, reply) => {
      const { userId } = signedIn(request);
      const signal = abortOnDisconnect(reply);
      return line.admit(userId, async () => {
        const form = await readForm(request, signal);
        try {
          const work = () => importTenants(app, { form, userId, signal });
          const result = await line.inTurn(userId, work, signal);
          if (!form.preview) countRows(app.metrics, result);
          return result;
        } finally {
          await form.close();
        }
      });
    },
  );

  // IMP-37
  app.post(
    '/api/imports/:id/undo',
    {
      config: { permission: 'monitor' },
      schema: { params: Type.Object({ id: Id }), response: { 200: UndoneImport } },
    },
    async (request) => ({
      removed_count: await undoImport(app, signedIn(request), request.params.id),
    }),
  );
};

function countRows({ importedRows }: Metrics, result: ImportResult): void {
  importedRows.inc({ result: 'imported' }, result.insert_count);
  importedRows.inc({ result: 'already active' }, result.active_tenants_count);
  importedRows.inc({ result: 'duplicate' }, result.duplicate_tenant_count);
  importedRows.inc({ result: 'error' }, result.error_count);
}

/** Aborts if the connection closes before the answer. `request.signal` does not: the request is already read. */
function abortOnDisconnect(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  // The client may have gone while its session was looked up.
  if (reply.raw.req.socket.destroyed) controller.abort(importCancelled());
  reply.raw.once('close', () => controller.abort(importCancelled()));
  return controller.signal;
}
