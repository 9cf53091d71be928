import { type Context, createContext } from '../context.ts';
import { FolderLocked } from '../database/embedded/lock.ts';
import { type Database, openDatabase } from '../database/engine.ts';
import { migrate } from '../database/migrate.ts';
import { systemClock } from '../time/clock.ts';
import { readEnvironment, type StartOptions } from './config.ts';
import { StartupError } from './errors.ts';

/** The first step of every command: reads the environment, opens the database and migrates it. */
export async function open(
  env: NodeJS.ProcessEnv,
): Promise<{ start: StartOptions; database: Database; context: Context }> {
  const start = readEnvironment(env);
  const database = await openDatabase({ url: start.databaseUrl, dataDir: start.dataDir }).catch(
    (error: unknown) => {
      if (error instanceof FolderLocked) throw error;
      const where = start.databaseUrl
        ? `The database at ${withoutPassword(start.databaseUrl)}`
        : `The embedded database in ${start.dataDir}`;
      throw new StartupError(`${where} cannot be opened: ${reason(error)}.`);
    },
  );
  try {
    await migrate(database.db);
  } catch (error) {
    await database.close();
    throw new StartupError(`The database could not be brought up to date: ${reason(error)}.`);
  }
  const { config } = start;
  const clock = systemClock(config.timeZone);
  return { start, database, context: createContext({ db: database.db, clock, config }) };
}

/** The text to print when a command fails: one sentence for an expected error, else the stack. */
export function formatFatalError(error: unknown): string {
  if (error instanceof StartupError || error instanceof FolderLocked) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** Host, port and database name, without the password that the URL may contain. */
function withoutPassword(url: string): string {
  try {
    const { host, pathname } = new URL(url);
    return `${host}${pathname}`;
  } catch {
    return 'DATABASE_URL';
  }
}

function reason(error: unknown): string {
  if (error instanceof AggregateError) return reason(error.errors[0]);
  return error instanceof Error ? error.message.replace(/\.$/, '') : String(error);
}
