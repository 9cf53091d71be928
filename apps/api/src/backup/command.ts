import { existsSync } from 'node:fs';
import { readFile, rename, rm } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { startEmbedded } from '../database/embedded/embedded.ts';
import { lockFolder } from '../database/embedded/lock.ts';
import type { Db } from '../database/engine.ts';
import { doneMigrations, migrate } from '../database/migrate.ts';
import { restore as restoreDump } from '../database/postgresql/dump.ts';
import { nameKey } from '../database/searchColumns.ts';
import { readEnvironment, type StartOptions } from '../startup/config.ts';
import { StartupError } from '../startup/errors.ts';
import { formatFatalError, openAt } from '../startup/startup.ts';
import { backupName } from './daily.ts';
import { move } from './move.ts';
import { erasePerson, findPerson, type PersonalData } from './person.ts';

/** `npm run data -- backup` and the others; docs/operations.md describes them. */
const commands: Record<string, (start: StartOptions, ...args: string[]) => Promise<void>> = {
  backup,
  restore,
  move: moveTo,
  person: (start, ...args) => printPerson(start, findPerson, ...args),
  erase: (start, ...args) =>
    printPerson(
      start,
      (db, ...names) => erasePerson(db, { now: new Date(), by: userInfo().username }, ...names),
      ...args,
    ),
};

try {
  const [name = '', ...args] = process.argv.slice(2);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command)
    throw new StartupError(
      'Name a command: npm run data -- backup, restore, move, person or erase.',
    );
  await command(readEnvironment(process.env), ...args);
} catch (error) {
  process.stderr.write(`${formatFatalError(error)}\n`);
  process.exit(1);
}

function inCaller(name: string): string {
  return resolve(process.env.INIT_CWD ?? '.', name);
}

async function backup(start: StartOptions, name = backupName(new Date())) {
  const { databaseUrl, dataDir } = start;
  const file = inCaller(name);
  if (existsSync(file)) throw new StartupError(`${file} exists already; choose another name.`);
  if (!databaseUrl) assertDatabase(dataDir);
  const database = await openAt(start, 0);
  await asSentence(database.backup(file).finally(() => database.close()));
  print(`The database is in ${file}.`);
  const key = process.env.SECRET_KEY ? 'SECRET_KEY' : join(dataDir, 'secret.key');
  process.stderr.write(
    `WARNING: the backup does not contain the secret key (${key}). Keep the key in a second safe place: without it, generated passwords that were never changed can no longer be shown.\n`,
  );
}

async function restore(start: StartOptions, name?: string) {
  const { databaseUrl, dataDir } = start;
  if (!name) throw new StartupError('Name the backup: npm run data -- restore FILE.');
  const file = inCaller(name);
  if (!existsSync(file)) throw new StartupError(`${file} does not exist.`);
  if (databaseUrl) await restorePostgres(start, databaseUrl, file);
  else await restoreEmbedded(dataDir, file);
  print(`The database of ${file} is restored.`);
  process.stderr.write(
    `WARNING: a backup does not contain the secret key: put the secret.key of its server into ${dataDir} before the start.\n`,
  );
}

async function restorePostgres(start: StartOptions, url: string, file: string) {
  const { db, close } = await openAt(start, 0);
  const migrations = await doneMigrations(db).finally(close);
  if (migrations.length > 0) {
    throw new StartupError('The database of DATABASE_URL is not empty; choose an empty one.');
  }
  await asSentence(restoreDump(url, file));
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

async function moveTo(start: StartOptions, url?: string) {
  const { dataDir } = start;
  if (start.databaseUrl) {
    throw new StartupError('A move reads the embedded database of DATA_DIR; unset DATABASE_URL.');
  }
  if (!url || !/^postgres(ql)?:/.test(url)) {
    throw new StartupError('Name the new database: npm run data -- move postgresql://…');
  }
  assertDatabase(dataDir);
  for (const databaseUrl of [undefined, url]) {
    const { db, close } = await openAt({ ...start, databaseUrl }, 0);
    await migrate(db).finally(close);
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

/** Prints what the database holds of a person, a line of JSON for each record (OPS-24). */
async function printPerson(
  start: StartOptions,
  work: (db: Db, name: string, facility?: string) => Promise<PersonalData>,
  name = '',
  facility?: string,
) {
  if (nameKey(name, null) === '') {
    throw new StartupError("Name the person: npm run data -- person 'First Last'.");
  }
  if (!start.databaseUrl) assertDatabase(start.dataDir);
  const { db, close } = await openAt(start, 0);
  const { records, files } = await work(db, name, facility).finally(close);
  for (const record of records) print(JSON.stringify(record));
  for (const file of files) print(`The file ${file} has the name, too.`);
  print(`${records.length} records of ${name}.`);
}

/** With a wrong DATA_DIR, a new and empty database would be copied. */
function assertDatabase(dataDir: string) {
  if (existsSync(join(dataDir, 'pg'))) return;
  throw new StartupError(`There is no database in ${dataDir}; set DATA_DIR to its folder.`);
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
