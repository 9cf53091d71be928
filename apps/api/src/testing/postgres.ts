import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import pg from 'pg';
import type { Db } from '../database/engine.ts';

/** Runs `work` on a new connection. */
export async function withDatabase(url: string, work: (client: pg.Client) => Promise<unknown>) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

/** The CPU time of all connections to a database on this machine, in milliseconds. Linux only. */
export async function cpuOfConnections(db: Db): Promise<number> {
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity where datname = current_database()
  `.execute(db);
  const times = rows.map(({ pid }) => {
    const [running] = readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ');
    return Number(running) / 1e6;
  });
  return times.reduce((sum, time) => sum + time, 0);
}
