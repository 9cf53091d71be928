import type { FastifyInstance } from 'fastify';
import { isStaff } from '../session/authenticate.ts';
import { auditOften } from './audit.ts';

/**
 * Records refused calls of signed-in users: a missing permission, and a manager's call for a record that is unknown or of
 * another facility.
 */
export function auditRefusals(app: FastifyInstance) {
  const auditRefusal = auditOften(app.db);
  app.addHook('onSend', async ({ session, method, routeOptions, log }, { statusCode: status }) => {
    if (!session || !(status === 403 || (status === 404 && !isStaff(session)))) return;
    await auditRefusal({
      ...{ at: app.clock.now(), userId: session.userId, action: 'refused', objectType: 'call' },
      details: { method, route: routeOptions.url, status },
    }).catch((err: unknown) => log.error({ err }, 'a refusal could not be recorded'));
  });
}
