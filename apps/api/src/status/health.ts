import { setTimeout } from 'node:timers/promises';
import { Empty } from '@audit-letters/api-client/contract';
import { sql } from 'kysely';
import type { Routes } from '../context.ts';
import { call } from '../http/call.ts';
import { ServiceUnavailable } from '../http/errors.ts';

/** A database that takes longer than this to answer is not ready. */
const deadlineMs = 2_000;
/** One answer serves all callers of this time, so that the public call cannot load the database. */
const cachedMs = 1_000;

/** The probes of a load balancer: whether the process runs, and whether it can serve (OPS-4). */
export const healthRoutes: Routes = (app) => {
  const probe = (operationId: string, summary: string) => ({
    ...call('public', operationId, summary, { response: { 200: Empty } }),
    // Some balancers ask with HEAD.
    exposeHeadRoute: true,
  });
  let checked = { at: -Infinity, ready: Promise.resolve(false) };

  app.get('/api/health/live', probe('server.live', 'Whether the server runs'), async () => ({}));

  app.get(
    '/api/health/ready',
    probe('server.ready', 'Whether the server can answer calls'),
    async () => {
      const at = performance.now();
      if (at - checked.at > cachedMs) checked = { at, ready: answers() };
      if (!(await checked.ready)) throw new ServiceUnavailable('lost');
      return {};
    },
  );

  async function answers(): Promise<boolean> {
    const query = sql`select 1`.execute(app.db).then(
      () => true,
      () => false,
    );
    return Promise.race([query, setTimeout(deadlineMs, false, { ref: false })]);
  }
};
