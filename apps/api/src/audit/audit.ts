import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import type { Db } from '../database/engine.ts';
import type { Transaction } from '../database/transaction.ts';
import { callLimit } from '../http/limits/callLimit.ts';
import { isStaff } from '../session/authenticate.ts';

/** One change. It holds ids and field names only: never personal names, addresses or secrets. */
export interface AuditEntry {
  at: Date;
  /** `null`: the change was made without a session, by a command. */
  userId: number | null;
  /** A verb: `create`, `update`, `delete`, `import`, `archive`, `download`, `sign-in` … */
  action: string;
  objectType: string;
  objectIds?: number[];
  details?: object;
}

/** Adds an entry to the audit log, in the transaction of the change. Entries are never updated. */
export async function audit(db: Db, entry: AuditEntry): Promise<void> {
  await db
    .insertInto('audit_log')
    .values({
      at: entry.at,
      user_id: entry.userId,
      action: entry.action,
      object_type: entry.objectType,
      object_ids: entry.objectIds ?? [],
      details: entry.details ? JSON.stringify(entry.details) : null,
    })
    .execute();
}

/** Adds an entry for a change that the user of a session makes now. */
export function auditChange(
  trx: Transaction,
  { clock }: Pick<Context, 'clock'>,
  { userId }: { userId: number },
  change: Omit<AuditEntry, 'at' | 'userId'>,
): Promise<void> {
  return audit(trx, { ...change, at: clock.now(), userId });
}

/**
 * Adds entries for what callers can repeat without end: of one action and user the first ten in an hour, then the
 * 100th, the 1,000th and so on, with their number.
 */
export function auditOften(db: Db) {
  const counted = callLimit(db, { name: 'audit', calls: 1e9, seconds: 3_600 });
  return async (entry: AuditEntry): Promise<void> => {
    const times = await counted.count(`${entry.action} ${entry.userId}`);
    if (times <= 10) return audit(db, entry);
    if (!Number.isInteger(Math.log10(times))) return;
    await audit(db, { ...entry, details: { ...entry.details, times } });
  };
}

const refusals = new Map([
  ...[403, 404].map((status) => [status, 'refused'] as const),
  ...[400, 413, 415, 422].map((status) => [status, 'refused-input'] as const),
  [429, 'throttled'] as const,
]);

/**
 * Records refused calls of signed-in users: a missing permission, a manager's call for a record that is unknown or of
 * another facility, input that breaks a rule, and too many calls.
 */
export function auditRefusals(app: FastifyInstance) {
  const auditRefusal = auditOften(app.db);
  app.addHook('onSend', async ({ session, method, routeOptions, log }, { statusCode: status }) => {
    const action = session && refusals.get(status);
    if (!action || (status === 404 && isStaff(session))) return;
    await auditRefusal({
      ...{ at: app.clock.now(), userId: session.userId, action },
      objectType: 'call',
      details: { method, route: routeOptions.url, status },
    }).catch((err: unknown) => log.error({ err }, 'a refusal could not be recorded'));
  });
}
