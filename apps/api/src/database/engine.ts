import { resolve } from 'node:path';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { startEmbedded } from './embedded/embedded.ts';
import { watch } from './embedded/watchdog.ts';
import { dump } from './postgresql/dump.ts';
import { DatabaseUnavailable, guardedPool } from './postgresql/pool.ts';
import type { Tables } from './schema.ts';

/** The query builder; a `Transaction` is one, too. */
export type Db = Kysely<Tables>;

/** An open database and its query builder. */
export interface Database {
  db: Db;
  engine: 'embedded' | 'postgresql';
  /** Resolves only if an embedded database stops unexpectedly. */
  lost: Promise<Error>;
  /** The free space on the disk of an embedded database; unlimited for PostgreSQL, which has a disk of its own. */
  freeBytes(): Promise<number>;
  /** The connections of the pool, and the calls that wait for one. */
  connections(): { open: number; idle: number; waiting: number };
  /** Copies the whole database into a file. */
  backup(file: string): Promise<void>;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** A `postgresql://` URL; without one, the embedded database in `dataDir` is used. */
  url?: string | undefined;
  dataDir: string;
  /** The time limit for one statement of PostgreSQL; 0 sets none. */
  timeLimitMs?: number;
}

/** The default of `DATABASE_TIMEOUT`. */
export const defaultTimeLimitMs = 30_000;

/** A change gives up after it has waited this long for another one (OPS-20). */
const mostLockMs = 3_000;

const never = new Promise<never>(() => {});

/** Opens PostgreSQL by its URL, or the embedded database. Both use the same driver. */
export async function openDatabase({
  url,
  dataDir,
  timeLimitMs = defaultTimeLimitMs,
}: DatabaseOptions): Promise<Database> {
  if (url) {
    const opened = overPool({ connectionString: url, max: 10, ...limits(timeLimitMs) });
    await sql`select 1`.execute(opened.db).catch(async (error: unknown) => {
      await opened.close();
      throw error instanceof DatabaseUnavailable ? error.cause : error;
    });
    return {
      ...opened,
      engine: 'postgresql',
      lost: never,
      freeBytes: async () => Number.POSITIVE_INFINITY,
      backup: (file) => dump(url, file),
    };
  }
  const embedded = await startEmbedded(resolve(dataDir));
  // PGlite has one session. On a second connection, a query outside the running transaction would wait for ever; with
  // one connection it fails after connectionTimeoutMillis.
  const { host, port } = embedded;
  const { db, close, connections } = overPool({ host, port, user: 'postgres', max: 1 });
  // On the connection of the pool: a query of another one, between the messages of a statement, would end the
  // statement.
  const watchdog = watch(() => sql`select 1`.execute(db), embedded.isDiskFull);
  return {
    db,
    connections,
    engine: 'embedded',
    lost: Promise.race([embedded.lost, watchdog.lost]),
    freeBytes: embedded.freeBytes,
    backup: embedded.backup,
    async close() {
      watchdog.stop();
      await close();
      await embedded.stop();
    },
  };
}

/**
 * The limits of the server, and one of the driver for a server that is frozen or cut off. The driver waits longer, so
 * that a server that still works cancels the statement itself.
 */
function limits(milliseconds: number): pg.PoolConfig {
  if (milliseconds === 0) return {};
  return {
    connectionTimeoutMillis: Math.min(milliseconds, 10_000),
    statement_timeout: milliseconds,
    lock_timeout: Math.min(mostLockMs, Math.ceil(milliseconds / 2)),
    idle_in_transaction_session_timeout: milliseconds,
    query_timeout: milliseconds + 2_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  };
}

function overPool(options: pg.PoolConfig): Pick<Database, 'db' | 'close' | 'connections'> {
  // Idle connections stay: PostgreSQL may refuse a new one while its disk is full (OPS-3).
  const limits = { connectionTimeoutMillis: 30_000, idleTimeoutMillis: 0 };
  const pool = new pg.Pool({ ...limits, types, ...options });
  const db = new Kysely<Tables>({ dialect: new Dialect({ pool: guardedPool(pool) }) });
  return {
    db,
    close: () => db.destroy(),
    connections: () => ({
      open: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
  };
}

/** Without the lock of Kysely, which belongs to a session: `migrate` takes one that ends with its transaction. */
class Dialect extends PostgresDialect {
  override createAdapter() {
    const noLock = { acquireMigrationLock: async () => {}, releaseMigrationLock: async () => {} };
    return Object.assign(super.createAdapter(), noLock);
  }
}

const { INT8, DATE, NUMERIC } = pg.types.builtins;

/** Reads counts as numbers, and a calendar date as the text `YYYY-MM-DD` instead of a local midnight. */
const parsers = new Map<number, (text: string) => unknown>([
  [INT8, safeNumber],
  [NUMERIC, Number],
  [DATE, (text) => text],
]);

const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => parsers.get(oid) ?? pg.types.getTypeParser(oid, format),
};

function safeNumber(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is beyond exact numbers`);
  return value;
}
