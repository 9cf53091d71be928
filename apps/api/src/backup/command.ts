import { existsSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Database, openDatabase } from '../database/engine.ts';
import { migrate } from '../database/migrate.ts';
import { readEnvironment, type StartOptions } from '../startup/config.ts';
import { StartupError } from '../startup/errors.ts';
import { formatFatalError } from '../startup/startup.ts';
import { openBackup, writeBackup } from './file.ts';
import { load } from './load.ts';
import { backupName } from './schedule.ts';
import { readSource } from './source.ts';

/** `npm run data -- backup`, `restore` and `move`; docs/operations.md describes them. */
const commands: Record<string, (start: StartOptions, args: string[]) => Promise<void>> = {
  backup,
  restore,
  move,
};

try {
  const [name = '', ...args] = process.argv.slice(2);
  await commands[name]?.(readEnvironment(process.env), args);
} catch (error) {
  process.stderr.write(`${formatFatalError(error)}\n`);
  process.exit(1);
}

async function backup(start: StartOptions, args: string[]) {
  const withKey = args.includes('--with-key');
  const [name = backupName(new Date())] = args.filter((arg) => !arg.startsWith('--'));
  const file = resolve(process.env.INIT_CWD ?? '.', name);
  if (existsSync(file)) throw new StartupError(`${file} exists already; choose another name.`);
  const key = withKey ? start.config.secretKey.toString('hex') : undefined;
  await using(await openRunning(start), async ({ db }) => {
    const rows = await writeBackup(db, { file, now: new Date(), key });
    print(`${rows} rows are in ${file}.`);
  });
  if (withKey) print('The backup contains the secret key: keep it where no one else can read it.');
  else warnOfKey(start);
}

async function restore(start: StartOptions, args: string[]) {
  const [name] = args;
  if (!name) throw new StartupError('Name the backup: npm run data -- restore FILE.');
  const { head, source } = await openBackup(resolve(process.env.INIT_CWD ?? '.', name));
  const otherKey = head.key !== undefined && head.key !== start.config.secretKey.toString('hex');
  if (otherKey && process.env.SECRET_KEY) {
    throw new StartupError('SECRET_KEY differs from the key in the backup; unset it.');
  }
  await using(await openTarget(start.databaseUrl, start.dataDir), async ({ db }) => {
    print(summary(await load(db, source)));
  });
  if (!head.key && !process.env.SECRET_KEY) {
    process.stderr.write(
      `WARNING: the backup does not contain the secret key: put the secret.key of its server into ${start.dataDir} before the start.\n`,
    );
  }
  // After the load: a target that is refused keeps its key.
  if (otherKey) writeFileSync(join(start.dataDir, 'secret.key'), head.key ?? '', { mode: 0o600 });
}

async function move(start: StartOptions, args: string[]) {
  const [url] = args;
  if (!url || !URL.canParse(url)) {
    throw new StartupError('Name the new database: npm run data -- move postgresql://…');
  }
  await using(await openTarget(start.databaseUrl, start.dataDir), async (from) => {
    await migrate(from.db);
    await using(await openTarget(url, start.dataDir), async (to) => {
      print(summary(await readSource(from.db, (source) => load(to.db, source))));
    });
  });
  print(
    'Start the server with DATABASE_URL set to the new database, and with the same DATA_DIR or',
  );
  print(
    `SECRET_KEY: the key in ${join(start.dataDir, 'secret.key')} reads the generated passwords.`,
  );
}

/** Backups of a running server go through the socket of its embedded database. */
async function openRunning({ databaseUrl, dataDir }: StartOptions): Promise<Database> {
  const folder = join(dataDir, 'run');
  if (databaseUrl || !existsSync(join(folder, '.s.PGSQL.5432'))) {
    return openTarget(databaseUrl, dataDir);
  }
  const url = `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`;
  try {
    return await openTarget(url, dataDir);
  } catch {
    // A killed server leaves its socket.
    return openTarget(undefined, dataDir);
  }
}

function openTarget(url: string | undefined, dataDir: string): Promise<Database> {
  return openDatabase({ url, dataDir, timeLimitMs: 0 });
}

async function using(database: Database, work: (database: Database) => Promise<void>) {
  try {
    await work(database);
  } finally {
    await database.close();
  }
}

function summary(sums: Awaited<ReturnType<typeof load>>): string {
  const rows = [...sums.values()].reduce((total, sum) => total + sum.rows, 0);
  return `${rows} rows in ${sums.size} tables were copied; counts and checksums of both sides are equal.`;
}

function warnOfKey({ dataDir }: StartOptions) {
  const key = process.env.SECRET_KEY ? 'SECRET_KEY' : join(dataDir, 'secret.key');
  process.stderr.write(
    `WARNING: the backup does not contain the secret key (${key}). Keep the key in a second safe place: without it, generated passwords that were never changed can no longer be shown.\n`,
  );
}

function print(line: string) {
  process.stdout.write(`${line}\n`);
}
