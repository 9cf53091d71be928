import { type Database, openDatabase } from '../database/engine.ts';
import { FolderLocked } from '../database/lock.ts';
import { migrate } from '../database/migrate.ts';
import { type Clock, systemClock } from '../time/clock.ts';
import { AdminRefused } from './admin.ts';
import { BadVariable, readEnvironment, type Start } from './config.ts';

/** A reason not to start; the message is one sentence for the person at the terminal. */
export class CannotStart extends Error {
  override name = 'CannotStart';
}

export interface Opened {
  start: Start;
  database: Database;
  clock: Clock;
}

/** Reads the environment and opens the migrated database: what every command begins with. */
export async function open(env: NodeJS.ProcessEnv): Promise<Opened> {
  const start = readEnvironment(env);
  const database = await openDatabase({ url: start.databaseUrl, dataDir: start.dataDir }).catch(
    (error: unknown) => {
      if (error instanceof FolderLocked) throw error;
      const where = start.databaseUrl
        ? `The database at ${withoutSecrets(start.databaseUrl)}`
        : `The embedded database in ${start.dataDir}`;
      throw new CannotStart(`${where} cannot be opened: ${reason(error)}.`);
    },
  );
  try {
    await migrate(database.db);
  } catch (error) {
    await database.close();
    throw new CannotStart(`The database could not be brought up to date: ${reason(error)}.`);
  }
  return { start, database, clock: systemClock(start.config.timeZone) };
}

/** What to print when a command ends early: one sentence, and a stack only for what nobody foresaw. */
export function lastWords(error: unknown): string {
  const foreseen = [CannotStart, FolderLocked, BadVariable, AdminRefused];
  if (foreseen.some((kind) => error instanceof kind)) return (error as Error).message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** Host, port and name of a database address, which may hold a password. */
function withoutSecrets(url: string): string {
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
