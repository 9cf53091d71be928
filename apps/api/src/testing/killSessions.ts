import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { withDatabase } from './postgres.ts';

/**
 * Kills the processes of PostgreSQL that serve a database, so that PostgreSQL ends all sessions and recovers from its
 * log. Resolves when it accepts connections again.
 */
export async function killSessions(url: string): Promise<void> {
  const before = await processes(url);
  for (const pid of before.sessions) kill(pid);
  // The recovery starts a new checkpointer.
  while (before.sessions.length > 0) {
    const now = await processes(url).catch(() => before);
    if (now.checkpointer !== before.checkpointer) return;
    await sleep(50);
  }
}

/** The first kill ends the other sessions, too. */
function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

async function processes(url: string): Promise<{ sessions: number[]; checkpointer: number }> {
  let rows: { pid: number; checkpointer: boolean }[] = [];
  await withDatabase(url, async (client: pg.Client) => {
    // The recovery may end this session, too.
    client.on('error', () => {});
    ({ rows } = await client.query(`
      select pid, backend_type = 'checkpointer' as checkpointer from pg_stat_activity
      where (datname = current_database() and pid <> pg_backend_pid()) or backend_type = 'checkpointer'
    `));
  });
  return {
    sessions: rows.flatMap(({ pid, checkpointer }) => (checkpointer ? [] : [pid])),
    checkpointer: rows.find(({ checkpointer }) => checkpointer)?.pid ?? 0,
  };
}
