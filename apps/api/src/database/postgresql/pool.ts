import type { EventEmitter } from 'node:events';
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import pg from 'pg';

/** The database cannot be reached, ended the connection, or did not answer in time. The call may be repeated later. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable';
}

/** Another change holds what the call needs, for longer than the call may wait. */
export class DatabaseBusy extends DatabaseUnavailable {
  override name = 'DatabaseBusy';
}

/** A statement took too long, or all connections were in use for too long. The transaction is undone. */
export class DatabaseSlow extends DatabaseUnavailable {
  override name = 'DatabaseSlow';
}

/**
 * A pool for Kysely that reports lost connections and exceeded time limits as `DatabaseUnavailable`. It closes such a
 * connection instead of reusing it.
 */
export function guardedPool(pool: pg.Pool): PostgresPool {
  // The pool replaces a broken idle connection. Without a listener, the error would end the process.
  pool.on('error', () => {});
  // PostgreSQL may end a session with the packet that opens it, before `connect` returns its client.
  pool.on('connect', (client) => client.on('error', () => {}));
  return {
    options: pool.options,
    Client: pg.Client,
    end: () => pool.end(),
    async connect() {
      try {
        return guardedClient(await pool.connect());
      } catch (error) {
        throw isQueued(error) ? slow(error) : unavailable(error);
      }
    },
  };
}

function guardedClient(client: PostgresPoolClient & EventEmitter): PostgresPoolClient {
  let lost: DatabaseUnavailable | undefined;
  // The pool listens to idle clients only. Without a listener, the error would end the process.
  const onError = (error: unknown) => {
    lost ??= unavailable(error);
  };
  client.on('error', onError);

  async function run<R>(
    sql: string,
    parameters: readonly unknown[],
  ): Promise<PostgresQueryResult<R>> {
    if (lost) throw lost;
    try {
      return await client.query<R>(sql, parameters);
    } catch (error) {
      if (isLostConnection(error)) lost ??= unavailable(error);
      if (lost) throw lost;
      if (codeOf(error) === LOCK_TIMEOUT) throw new DatabaseBusy('Locked.', { cause: error });
      // The connection stays usable.
      throw codeOf(error) === STATEMENT_TIMEOUT ? slow(error) : error;
    }
  }

  function query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  function query<R>(query: string | PostgresCursor<R>, parameters: readonly unknown[] = []) {
    return typeof query === 'string' ? run<R>(query, parameters) : client.query(query);
  }

  return {
    query,
    release(destroy) {
      // The pool adds its own listener here.
      client.release(destroy || lost !== undefined);
      client.off('error', onError);
    },
  };
}

/** The server was shut down or restarts, has too many connections, ended an idle transaction, or became a standby. */
const lostCodes = /^(?:08...|53300|57P0.|25P03|25006)$/;
/** The messages of `pg` for lost connections have no code. */
const lostMessages =
  /^(?:Connection terminated|Query read timeout|Client has encountered|Client was closed)/;

function isLostConnection(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return lostCodes.test(error.code ?? '');
  if (!(error instanceof Error)) return false;
  return 'syscall' in error || lostMessages.test(error.message);
}

/** The message of `pg` for a call that no connection became free for has no code. */
const isQueued = (error: unknown) =>
  error instanceof Error && error.message === 'timeout exceeded when trying to connect';

const STATEMENT_TIMEOUT = '57014';
const LOCK_TIMEOUT = '55P03';

const codeOf = (error: unknown) => (error instanceof pg.DatabaseError ? error.code : undefined);

function unavailable(cause: unknown): DatabaseUnavailable {
  return new DatabaseUnavailable('The database is not available.', { cause });
}

function slow(cause: unknown): DatabaseSlow {
  return new DatabaseSlow('The database is busy.', { cause });
}
