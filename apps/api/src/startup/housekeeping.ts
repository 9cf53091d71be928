import { sql } from 'kysely';
import { backupDaily } from '../backup/daily.ts';
import type { Context } from '../context.ts';
import type { Database, Db } from '../database/engine.ts';
import { emptyFiles, sweepFiles } from '../files/index.ts';
import { deleteExpiredPasswords, removeExpiredSessions } from '../session/store.ts';
import { DAY_MS } from '../time/day.ts';
import { undoStart } from '../undo/record.ts';
import { deleteOldUndos } from '../undo/store.ts';

const everyMs = 600_000;
/** Rows per statement: a first sweep of old rows must not hold its locks for long. */
const batch = 5_000;

/**
 * Deletes what is no longer kept, and copies the database once a day: now and every ten minutes. Returns the function
 * that stops it and resolves at the end of the current task.
 */
export function startHousekeeping(
  context: Context,
  database: Pick<Database, 'backup'>,
  backupDir: string | null,
  onFailure: (task: string, error: unknown) => void,
): () => Promise<void> {
  const tasks: Record<string, () => Promise<unknown>> = {
    'Old records could not be deleted': () => removeOldRows(context),
    'Expired files could not be deleted': () => removeOldFiles(context),
    'Deleted rows still take space': () => freeSpace(context),
    'The daily backup could not be made': () => backupDaily(database, backupDir),
  };
  let isStopped = false;
  async function run() {
    for (const [failure, work] of Object.entries(tasks)) {
      if (isStopped) return;
      // The database is closed under a task that is cut off.
      await work().catch((error: unknown) => isStopped || onFailure(failure, error));
    }
  }
  let round = run();
  const timer = setInterval(() => {
    round = round.then(run);
  }, everyMs).unref();
  return () => {
    isStopped = true;
    clearInterval(timer);
    return round;
  };
}

export async function removeOldFiles({ db, clock, config }: Context): Promise<void> {
  const now = clock.now();
  const { fileDays } = config;
  if (fileDays !== null) await emptyFiles(db, new Date(now.getTime() - fileDays * DAY_MS), now);
  await sweepFiles(db, now);
}

/** PostgreSQL has a process for this; the embedded database would only grow. */
async function freeSpace({ db, engine }: Context): Promise<void> {
  if (engine === 'embedded') await sql`vacuum (analyze)`.execute(db);
}

/** Deletes audit entries and undos by age, and counts, sessions and generated passwords that have expired. */
export async function removeOldRows({ db, clock, config }: Context): Promise<void> {
  const now = clock.now();
  const before = (ms: number) => new Date(now.getTime() - ms);
  await removeEntries(db, before(config.auditDays * DAY_MS));
  await deleteOldUndos(db, undoStart(now));
  // By the clock of the limits.
  await db.deleteFrom('rate_limits').where('expire', '<', Date.now()).execute();
  await removeExpiredSessions(db, now);
  await deleteExpiredPasswords(db, now, config);
}

/** Deletes audit entries in batches, each in its own transaction. Replicas skip the rows that another one deletes. */
async function removeEntries(db: Db, before: Date) {
  for (let deleted = batch; deleted === batch; ) {
    const result = await sql`
      delete from audit_log where id in (
        select id from audit_log where at < ${before} order by at limit ${batch} for update skip locked
      )
    `.execute(db);
    deleted = Number(result.numAffectedRows ?? 0);
  }
}
