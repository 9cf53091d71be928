import { sql } from 'kysely';
import type { Context } from '../context.ts';
import type { Db } from '../database/engine.ts';
import { memoryMs } from '../session/signIn/throttle.ts';
import { removeExpiredSessions } from '../session/store.ts';
import { binStart } from '../tenants/index.ts';

const day = 24 * 3_600_000;
const everyMs = 600_000;
/** Rows per statement: a first sweep of old rows must not hold its locks for long. */
const batch = 5_000;

/** Deletes what is no longer kept: now and every ten minutes. Returns the function that stops it. */
export function keepRetention(context: Context, onFailure: (error: unknown) => void): () => void {
  const run = () => removeOldRows(context).catch(onFailure);
  const timer = setInterval(run, everyMs).unref();
  return () => clearInterval(timer);
}

/** Deletes audit entries, reports of unknown paths and deleted tenants by age, and counts and sessions that have expired. */
export async function removeOldRows({ db, clock, config }: Context): Promise<void> {
  const now = clock.now();
  const before = (ms: number) => new Date(now.getTime() - ms);
  await removeBefore(db, 'audit_log', 'at', before(config.auditDays * day));
  await removeBefore(db, 'page_404s', 'created_at', before(config.notFoundDays * day));
  await removeBefore(db, 'deleted_tenants', 'deleted_at', binStart(now));
  await db.deleteFrom('sign_in_failures').where('last_at', '<', before(memoryMs)).execute();
  await db.deleteFrom('call_counts').where('since', '<', before(memoryMs)).execute();
  await removeExpiredSessions(db, now, config);
}

/** Deletes in batches, each in a transaction of its own. Replicas skip the rows that another one deletes. */
async function removeBefore(
  db: Db,
  table: 'audit_log' | 'page_404s' | 'deleted_tenants',
  at: string,
  moment: Date,
) {
  for (let deleted = batch; deleted === batch; ) {
    const result = await sql`
      delete from ${sql.table(table)} where id in (
        select id from ${sql.table(table)} where ${sql.ref(at)} < ${moment}
        order by ${sql.ref(at)} limit ${batch} for update skip locked
      )
    `.execute(db);
    deleted = Number(result.numAffectedRows ?? 0);
  }
}
