import { existsSync } from 'node:fs';
import { readFile, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { startEmbedded } from '../database/embedded/embedded.ts';
import { lockFolder } from '../database/embedded/lock.ts';
import { openDatabase } from '../database/engine.ts';
import { migrate } from '../database/migrate.ts';
import { restore as restorePostgres } from '../database/postgresql/dump.ts';
import { readEnvironment, type StartOptions } from '../startup/config.ts';
import { StartupError } from '../startup/errors.ts';
import { formatFatalError } from '../startup/startup.ts';
import { backupName } from './daily.ts';
import { move } from './move.ts';

/** `npm run data -- backup`, `restore` and `move`; docs/operations.md describes them. */
const commands: Record<string, (start: StartOptions, arg?: string) => Promise<void>> = {
  backup,
  restore,
  move: moveTo,
};

try {
  const [name = '', arg] = process.argv.slice(2);
  await commands[name]?.(readEnvironment(process.env), arg);
} catch (error) {
  process.stderr.write(`${formatFatalError(error)}\n`);
  process.exit(1);
}

function inCaller(name: string): string {
  return resolve(process.env.INIT_CWD ?? '.', name);
}

async function backup({ databaseUrl, dataDir }: StartOptions, name = backupName(new Date())) {
  const file = inCaller(name);
  if (existsSync(file)) throw new StartupError(`${file} exists already; choose another name.`);
  const database = await openDatabase({ url: databaseUrl, dataDir });
  await asSentence(database.backup(file).finally(() => database.close()));
  print(`The database is in ${file}.`);
  const key = process.env.SECRET_KEY ? 'SECRET_KEY' : join(dataDir, 'secret.key');
  process.stderr.write(
    `WARNING: the backup does not contain the secret key (${key}). Keep the key in a second safe place: without it, generated passwords that were never changed can no longer be shown.\n`,
  );
}

async function restore({ databaseUrl, dataDir }: StartOptions, name?: string) {
  if (!name) throw new StartupError('Name the backup: npm run data -- restore FILE.');
  const file = inCaller(name);
  if (!existsSync(file)) throw new StartupError(`${file} does not exist.`);
  if (databaseUrl) await asSentence(restorePostgres(databaseUrl, file));
  else await restoreEmbedded(dataDir, file);
  print(`The database of ${file} is restored.`);
  process.stderr.write(
    `WARNING: a backup does not contain the secret key: put the secret.key of its server into ${dataDir} before the start.\n`,
  );
}

/** A file that was cut off leaves nothing. */
async function restoreEmbedded(dataDir: string, file: string) {
  const folder = join(dataDir, 'pg');
  const unlock = lockFolder(dataDir);
  const draft = `${folder}.new`;
  try {
    if (existsSync(folder)) {
      throw new StartupError(`${folder} is not empty; choose an empty DATA_DIR.`);
    }
    await rm(draft, { recursive: true, force: true });
    const loadDataDir = new Blob([gunzipSync(await readFile(file))]);
    const database = await PGlite.create(draft, { loadDataDir, extensions: { pg_trgm } });
    await database.query('select count(*) from kysely_migration');
    await database.close();
    await rename(draft, folder);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    if (error instanceof StartupError) throw error;
    throw new StartupError(`${file} is not a complete backup: it was cut off or changed.`);
  } finally {
    unlock();
  }
}

async function moveTo({ databaseUrl, dataDir }: StartOptions, url?: string) {
  if (databaseUrl) {
    throw new StartupError('A move reads the embedded database of DATA_DIR; unset DATABASE_URL.');
  }
  if (!url || !URL.canParse(url)) {
    throw new StartupError('Name the new database: npm run data -- move postgresql://…');
  }
  for (const target of [undefined, url]) {
    const database = await openDatabase({ url: target, dataDir, timeLimitMs: 0 });
    await migrate(database.db).finally(() => database.close());
  }
  const embedded = await startEmbedded(dataDir);
  const { host, port } = embedded;
  const rows = await move({ host, port, user: 'postgres' }, { connectionString: url }).finally(() =>
    embedded.stop(),
  );
  print(`${rows} rows were moved; counts and sums of both sides are equal.`);
  print(
    'Start the server with DATABASE_URL set to the new database, and with the same DATA_DIR or',
  );
  print(`SECRET_KEY: the key in ${join(dataDir, 'secret.key')} reads the generated passwords.`);
}

/** The messages of `pg_dump`, `pg_restore` and the disk are for the terminal. */
async function asSentence(work: Promise<void>): Promise<void> {
  await work.catch((error: Error) => {
    throw new StartupError(error.message);
  });
}

function print(line: string) {
  process.stdout.write(`${line}\n`);
}
