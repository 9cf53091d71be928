import type { PostgresPool } from 'kysely';
import type pg from 'pg';

/**
 * The URLs of the servers in a `postgresql://` URL with several hosts, which `pg` does not read:
 * `postgresql://user:password@one:5432,two:5432/name`.
 */
export function hostsOf(url: string): string[] {
  const [, before, hosts = '', after] = /^(\w+:\/\/(?:[^@/?]*@)?)([^/?]*)(.*)$/s.exec(url) ?? [];
  return hosts.includes(',') ? hosts.split(',').map((host) => `${before}${host}${after}`) : [url];
}

/** Refuses a standby, and a primary that was made read-only. */
export async function assertWritable(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query('show transaction_read_only');
  if (rows[0]?.transaction_read_only === 'on') throw new Error('the database is read-only');
}

/** One pool over the pools of several servers. It uses the server that accepted the last connection as long as it does. */
export function firstWorking(pools: readonly PostgresPool[]): PostgresPool {
  const [first] = pools;
  if (!first) throw new Error('A pool needs a server.');
  let order = [...pools];
  return {
    ...first,
    async end() {
      await Promise.all(pools.map((pool) => pool.end()));
    },
    async connect() {
      let failure: unknown;
      for (const pool of order) {
        try {
          const client = await pool.connect();
          order = [pool, ...pools.filter((other) => other !== pool)];
          return client;
        } catch (error) {
          failure ??= error;
        }
      }
      throw failure;
    },
  };
}
