import { hash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Db } from '../database/engine.ts';
import type { Transaction } from '../database/transaction.ts';
import { networkOf } from '../http/limits/network.ts';
import { isStaff } from '../session/authenticate.ts';
import { assertOpen, type CurrentSession } from '../session/store.ts';
import type { Clock } from '../time/clock.ts';

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

/** Adds an entry to the audit log, in the transaction of the change. */
export async function audit(db: Db, entry: AuditEntry): Promise<void> {
  await db.insertInto('audit_log').values(rowOf(entry)).execute();
}

/** The user of a change, with the session if one is needed. */
export type Actor = Pick<CurrentSession, 'userId'> & Partial<Pick<CurrentSession, 'tokenHash'>>;

/**
 * Adds an entry for a change that a user makes now, in its transaction. Throws if the session has ended meanwhile, so
 * that nothing is stored (WIR-47).
 */
export async function auditChange(
  trx: Transaction,
  { clock }: { clock: Pick<Clock, 'now'> },
  { userId, tokenHash }: Actor,
  change: Omit<AuditEntry, 'at' | 'userId'>,
): Promise<void> {
  if (tokenHash) await assertOpen(trx, { tokenHash });
  await audit(trx, { ...change, at: clock.now(), userId });
}

/**
 * Adds an entry for something that callers can repeat without end. Equal entries of an hour and network share a row,
 * with their number and the time of the last one.
 */
export async function auditCounted(db: Db, entry: AuditEntry): Promise<void> {
  const { at, userId, action, objectType, objectIds, details } = entry;
  const alike = JSON.stringify(
    [at.toISOString().slice(0, 13), userId, action, objectType, objectIds, details],
    (name, value) => (name === 'address' && value ? networkOf(value) : value),
  );
  await db
    .insertInto('audit_log')
    .values({ ...rowOf(entry), counted_as: hash('sha256', alike) })
    .onConflict((conflict) =>
      conflict.column('counted_as').doUpdateSet({ at, times: sql`audit_log.times + 1` }),
    )
    .execute();
}

const rowOf = ({ at, userId, action, objectType, objectIds = [], details }: AuditEntry) => ({
  at,
  user_id: userId,
  action,
  object_type: objectType,
  object_ids: objectIds,
  details: details ? JSON.stringify(details) : null,
});

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
  app.addHook('onSend', async ({ session, method, routeOptions, ip, log }, reply) => {
    const { statusCode: status } = reply;
    const action = session && refusals.get(status);
    if (!action || (status === 404 && isStaff(session))) return;
    await auditCounted(app.db, {
      ...{ at: app.clock.now(), userId: session.userId, action },
      objectType: 'call',
      details: { method, route: routeOptions.url, status, address: ip },
    }).catch((err: unknown) => log.error({ err }, 'a refusal could not be recorded'));
  });
}
