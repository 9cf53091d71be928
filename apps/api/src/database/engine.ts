import { isAbsolute, resolve } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { startEmbedded } from './embedded.ts';
import type { Tables } from './schema.ts';

export type Db = Kysely<Tables>;

/** An open database: the query builder over it, and its end. */
export interface Database {
  db: Db;
  engine: 'embedded' | 'postgresql';
  /** Fulfilled only when an embedded database ends without having been asked to. */
  lost: Promise<Error>;
  /** Copies an embedded database into a file. PostgreSQL has its own ways, and this is `null`. */
  backUp: ((file: string) => Promise<void>) | null;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** A `postgresql://` address; without one the embedded database in `dataDir` is used. */
  url?: string | undefined;
  dataDir: string;
}

const never = new Promise<never>(() => {});

/** Opens PostgreSQL by its address, or the embedded one. Both are spoken to by the same driver. */
export async function openDatabase({ url, dataDir }: DatabaseOptions): Promise<Database> {
  if (url) {
    const pool = openPool({ connectionString: url, max: 10 });
    await pool.query('select 1').catch(async (error: unknown) => {
      await pool.end();
      throw error;
    });
    return { ...overPool(pool), engine: 'postgresql', lost: never, backUp: null };
  }
  const embedded = await startEmbedded(isAbsolute(dataDir) ? dataDir : resolve(dataDir));
  // PGlite has one session. A second connection would share it, and a query outside the running
  // transaction would wait for ever; with one connection it fails after the time limit below.
  const pool = openPool({ host: embedded.host, port: embedded.port, user: 'postgres', max: 1 });
  const { db, close } = overPool(pool);
  return {
    db,
    engine: 'embedded',
    lost: embedded.lost,
    backUp: embedded.backUp,
    async close() {
      await close();
      await embedded.stop();
    },
  };
}

function openPool(options: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ connectionTimeoutMillis: 30_000, types, ...options });
  // An idle connection that breaks is replaced by the pool; without a listener it ends the process.
  pool.on('error', () => {});
  return pool;
}

function overPool(pool: pg.Pool): Pick<Database, 'db' | 'close'> {
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return { db, close: () => db.destroy() };
}

const { INT8, DATE, NUMERIC } = pg.types.builtins;

/** Counts are numbers, and a calendar date stays the text `YYYY-MM-DD`: never a local midnight. */
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
