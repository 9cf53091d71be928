import type { EventEmitter } from 'node:events';
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import pg from 'pg';

/** The database did not do its work, and the transaction is undone. The call may be repeated later. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable';
  /**
   * `lost`: it cannot be reached, ended the connection, or did not answer in time; `busy`: another change holds what
   * the call needs; `slow`: a statement took too long, or all connections were in use.
   */
  readonly failure: 'lost' | 'busy' | 'slow';

  constructor(failure: DatabaseUnavailable['failure'], cause: unknown) {
    super(`The database is not available (${failure}).`, { cause });
    this.failure = failure;
  }
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
        throw new DatabaseUnavailable(isQueued(error) ? 'slow' : 'lost', error);
      }
    },
  };
}

function guardedClient(client: PostgresPoolClient & EventEmitter): PostgresPoolClient {
  let lostConnection: DatabaseUnavailable | undefined;
  // The pool listens to idle clients only. Without a listener, the error would end the process.
  const onError = (error: unknown) => {
    lostConnection ??= new DatabaseUnavailable('lost', error);
  };
  client.on('error', onError);

  async function run<R>(
    sql: string,
    parameters: readonly unknown[],
  ): Promise<PostgresQueryResult<R>> {
    if (lostConnection) throw lostConnection;
    try {
      return await client.query<R>(sql, parameters);
    } catch (error) {
      if (isLostConnection(error)) onError(error);
      if (lostConnection) throw lostConnection;
      // The connection stays usable.
      const failure = timeouts.get(codeOf(error));
      throw failure ? new DatabaseUnavailable(failure, error) : error;
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
      client.release(destroy || lostConnection !== undefined);
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
  if (!(error instanceof Error)) return false;
  if (error instanceof pg.DatabaseError) return lostCodes.test(codeOf(error));
  return 'syscall' in error || lostMessages.test(error.message);
}

/** The message of `pg` for a call that no connection became free for has no code. */
const isQueued = (error: unknown) =>
  error instanceof Error && error.message === 'timeout exceeded when trying to connect';

const codeOf = (error: unknown) => (error instanceof pg.DatabaseError && error.code) || '';

/** The codes of a statement and of a lock that took too long. */
const timeouts = new Map<string, DatabaseUnavailable['failure']>([
  ['57014', 'slow'],
  ['55P03', 'busy'],
]);
