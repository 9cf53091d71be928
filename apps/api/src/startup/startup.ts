import { type Context, createContext } from '../context.ts';
import { megabytes, reserveBytes } from '../database/embedded/freeSpace.ts';
import { FolderLocked } from '../database/embedded/lock.ts';
import { type Database, openDatabase } from '../database/engine.ts';
import { migrate, NewerDatabase } from '../database/migrate.ts';
import { systemClock } from '../time/clock.ts';
import { readEnvironment, type StartOptions } from './config.ts';
import { StartupError } from './errors.ts';
import { changeSecretKey, checkSecretKey } from './secretKey.ts';

/** The first step of every command: reads the environment, opens the database and migrates it. */
export async function open(
  env: NodeJS.ProcessEnv,
): Promise<{ start: StartOptions; database: Database; context: Context }> {
  const start = readEnvironment(env);
  const { config } = start;
  if (start.databaseUrl && isPlain(start.databaseUrl)) {
    process.stderr.write(
      'WARNING: the connection to the database is not encrypted. Add ?sslmode=verify-full to DATABASE_URL.\n',
    );
  }
  // A migration may take longer than the calls of the server.
  if (start.databaseUrl) {
    const database = await openAt(start, 0);
    await bringUpToDate(database).finally(database.close);
  }
  const database = await openAt(start, start.databaseTimeLimitMs);
  void database.lost.then((error) => exitWithoutDatabase(error, database, start.dataDir));
  try {
    if (!start.databaseUrl) await bringUpToDate(database);
    if (start.oldSecretKey) {
      await changeSecretKey(database.db, start.oldSecretKey, config.secretKey);
    }
    await checkSecretKey(database.db, config.secretKey, start.newSecretKey);
  } catch (error) {
    await database.close();
    throw error;
  }
  const clock = systemClock(config.timeZone);
  const { db, engine, freeBytes } = database;
  const context = createContext({ db, engine, freeBytes, clock, config });
  return { start, database, context };
}

/** Opens the database; a failure is one sentence. */
export async function openAt(
  { databaseUrl, dataDir }: Pick<StartOptions, 'databaseUrl' | 'dataDir'>,
  timeLimitMs: number,
): Promise<Database> {
  try {
    return await openDatabase({ url: databaseUrl, dataDir, timeLimitMs });
  } catch (error) {
    if (error instanceof FolderLocked) throw error;
    const where = databaseUrl
      ? `The database at ${withoutPassword(databaseUrl)}`
      : `The embedded database in ${dataDir}`;
    throw new StartupError(`${where} cannot be opened: ${reason(error)}.`);
  }
}

/** Ends the process: without its engine, every call would wait for ever. The next start recovers what was committed. */
async function exitWithoutDatabase(error: Error, { freeBytes }: Database, dataDir: string) {
  const free = await freeBytes();
  const advice =
    free < reserveBytes
      ? `The disk of ${dataDir} is almost full (${megabytes(free)} free); free at least ${megabytes(2 * reserveBytes)} and start the server again.`
      : 'Start the server again; no confirmed change is lost.';
  process.stderr.write(`The embedded database has stopped: ${reason(error)}. ${advice}\n`);
  process.exit(1);
}

async function bringUpToDate({ db }: Database): Promise<void> {
  try {
    await migrate(db);
  } catch (error) {
    if (error instanceof NewerDatabase) throw new StartupError(error.message);
    throw new StartupError(`The database could not be brought up to date: ${reason(error)}.`);
  }
}

/** The text to print when a command fails: one sentence for an expected error, else the stack. */
export function formatFatalError(error: unknown): string {
  if (error instanceof StartupError || error instanceof FolderLocked) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** Whether a URL names another machine, and no TLS (OPS-23). */
export function isPlain(url: string): boolean {
  const { hostname = '', searchParams } = URL.parse(url) ?? {};
  if (searchParams?.has('ssl') || (searchParams?.get('sslmode') ?? 'disable') !== 'disable') {
    return false;
  }
  return !/^(\/.*|localhost|127\..*|\[::1\])?$/.test(searchParams?.get('host') ?? hostname);
}

/** Host, port and database name, without the password that the URL may contain. */
function withoutPassword(url: string): string {
  const parsed = URL.parse(url);
  return parsed ? `${parsed.host}${parsed.pathname}` : 'DATABASE_URL';
}

function reason(error: unknown): string {
  if (error instanceof AggregateError) return reason(error.errors[0]);
  return error instanceof Error ? error.message.replace(/\.$/, '') : String(error);
}
