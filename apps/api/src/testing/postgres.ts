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

/** The address of another database on the same server. */
export function databaseUrl(url: string, name: string): string {
  const other = new URL(url);
  other.pathname = `/${name}`;
  return other.href;
}

/** Runs a statement on a connection of the pool. */
export const runSql = (db: Db, statement: string) => sql.raw(statement).execute(db);
