import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../database/engine.ts';
import { migrate } from '../database/migrate.ts';
import { openSession } from '../session/store.ts';
import { createAdmin } from '../startup/admin.ts';
import { open } from '../startup/startup.ts';
import { firstSchemaRows } from '../testing/firstSchema.ts';
import { databaseUrl, withDatabase } from '../testing/postgres.ts';
import { addUser } from '../testing/seed.ts';
import { type ServerProcess, startServer } from '../testing/serverProcess.ts';
import { lastingDatabase } from '../testing/testDatabase.ts';
import { backupName, makeBackup } from './daily.ts';

const server = process.env.TEST_DATABASE_URL ?? '';
const root = fileURLToPath(new URL('../../../..', import.meta.url));
const guide = readFileSync(join(root, 'docs/operations.md'), 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'operations-'));
const old = join(folder, 'old');
const file = join(folder, 'monday.backup');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a command as docs/operations.md gives it, with these values for its capital words. */
function run(command: string, words: Record<string, string>, env: Record<string, string>) {
  expect(guide).toContain(command);
  const { PATH, HOME, NODE_COMPILE_CACHE } = process.env;
  const [program = '', ...args] = command.split(' ').map((word) => words[word] ?? word);
  return spawnSync(program, args, {
    cwd: root,
    encoding: 'utf8',
    env: { PATH, HOME, NODE_COMPILE_CACHE, ...env },
  });
}

/** The command has done its work and says so. */
const expectDone = ({ status, stdout, stderr }: ReturnType<typeof run>, sentence: string) =>
  expect([status, stdout], stderr).toEqual([0, expect.stringContaining(sentence)]);
/** The command has refused its work and says why. */
const expectRefusal = ({ status, stderr }: ReturnType<typeof run>, sentence: string) =>
  expect([status, stderr]).toEqual([1, expect.stringContaining(sentence)]);

/** The rows of all tables as texts. */
async function contentOf(options: { url?: string; dataDir: string }) {
  const database = await openDatabase(options);
  const content = await rowsOf(database);
  await database.close();
  return content;
}

async function rowsOf({ db }: Database) {
  await sql`set timezone = 'UTC'`.execute(db);
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_name not in ('durability_check', 'rate_limits')
  `.execute(db);
  const content: Record<string, unknown> = {};
  for (const { name } of tables) {
    const { rows } = await sql`
      select md5(string_agg(line::text, ' ' order by line::text collate "C")) as sum, count(*)
      from ${sql.table(name)} as line
    `.execute(db);
    content[name] = name.startsWith('kysely') ? 'any' : rows;
  }
  return content;
}

const account = { username: 'root', password: 'first-password' };

async function signInAt(url: string) {
  const body = new URLSearchParams(account);
  const { token } = await (await fetch(`${url}/api/login`, { method: 'POST', body })).json();
  return { 'x-authorization': String(token.token) };
}

// OPS: docs/operations.md
describe.runIf(!server)('a backup of the embedded database', () => {
  const fresh = join(folder, 'fresh');
  let content: Awaited<ReturnType<typeof contentOf>>;
  /** The server on the restored database. */
  let running: ServerProcess;
  afterAll(() => running?.kill());
  beforeAll(async () => {
    const migrated = await lastingDatabase();
    cpSync(migrated.environment.DATA_DIR ?? '', old, { recursive: true });
    await migrated.remove();
    const { database, context } = await open({ DATA_DIR: old });
    await createAdmin(context, account);
    for (const statement of firstSchemaRows) await sql.raw(statement).execute(database.db);
    content = await rowsOf(database);
    await database.close();
    const backup = run('npm run data -- backup FILE', { FILE: file }, { DATA_DIR: old });
    expectDone(backup, `The database is in ${file}.`);
    expect(backup.stderr).toContain('WARNING: the backup does not contain the secret key');
  });

  it('is readable by its owner only', () => {
    expect(statSync(file).mode & 0o077).toBe(0);
  });

  it('is restored into an empty folder, where everyone signs in and changes are stored', async () => {
    const cut = join(folder, 'cut.backup');
    cpSync(file, cut);
    truncateSync(cut, statSync(file).size - 2_000);
    const restore = (FILE: string) =>
      run('npm run data -- restore FILE', { FILE }, { DATA_DIR: fresh });
    expectRefusal(restore(cut), `${cut} is not a complete backup: it was cut off or changed.`);
    // The file that was cut off has left the folder empty.
    expectDone(restore(file), `The database of ${file} is restored.`);
    expect(await contentOf({ dataDir: fresh })).toEqual(content);
    cpSync(join(old, 'secret.key'), join(fresh, 'secret.key'));
    expectRefusal(restore(file), 'is not empty');
    running = await startServer({ DATA_DIR: fresh });
    const headers = await signInAt(running.url);
    const users = await (await fetch(`${running.url}/api/users`, { headers })).json();
    expect(users.data.map(({ username }: { username: string }) => username)).toContain('harbor');
  });

  it('is made by a running server on a signal, and fails no call', async () => {
    const copies = () =>
      readdirSync(join(fresh, 'backups')).filter((name) => name.endsWith('.backup'));
    const headers = await signInAt(running.url);
    await expect.poll(copies, { timeout: 60_000 }).toHaveLength(1);
    let done = false;
    const caller = async () => {
      const statuses = new Set<number>();
      while (!done) {
        statuses.add((await fetch(`${running.url}/api/tenants?name=an`, { headers })).status);
      }
      return statuses;
    };
    const calls = Promise.all([caller(), caller(), caller()]);
    running.child.kill('SIGUSR2');
    await expect.poll(copies, { timeout: 60_000 }).toHaveLength(2);
    done = true;
    for (const statuses of await calls) expect([...statuses]).toEqual([200]);
  });

  it('is made once a day, and the oldest of eight is deleted', async () => {
    const database = await openDatabase({ dataDir: old });
    const backups = join(folder, 'elsewhere');
    const days = Array.from({ length: 8 }, (_, day) => new Date(Date.UTC(2026, 0, day + 1)));
    mkdirSync(backups);
    const copies = days.map((day) => join(backups, backupName(day)));
    for (const path of copies.slice(0, 7)) writeFileSync(path, '');
    expect(await makeBackup(database, backups, new Date(Date.UTC(2026, 0, 8)))).toBe(copies[7]);
    await database.close();
    expect(copies.map((path) => existsSync(path))).toEqual([false, ...Array(7).fill(true)]);
    expect(statSync(copies[7] ?? '').size).toBeGreaterThan(0);
  });
});

// The commands refuse before they open a database, so one engine is enough.
describe.runIf(!server)('a command that cannot work', () => {
  const nowhere = join(folder, 'nowhere');
  const refusal = (args: string, env: Record<string, string> = {}) => {
    const { PATH, HOME, NODE_COMPILE_CACHE } = process.env;
    const command = fileURLToPath(new URL('command.ts', import.meta.url));
    const { status, stderr } = spawnSync(
      process.execPath,
      ['--conditions=@audit-letters/source', command, ...args.split(' ')],
      {
        encoding: 'utf8',
        env: { PATH, HOME, NODE_COMPILE_CACHE, DATA_DIR: nowhere, ...env },
      },
    );
    expect(status).toBe(1);
    return stderr.trimEnd().split('\n');
  };

  it.each(['restor x', 'toString'])('names the commands instead of %j', (args) => {
    expect(refusal(args)).toEqual([
      'Name a command: npm run data -- backup, restore, move, person or erase.',
    ]);
  });

  it('copies no database that does not exist', () => {
    const missing = `There is no database in ${nowhere}; set DATA_DIR to its folder.`;
    expect(refusal(`backup ${join(folder, 'none.backup')}`)).toEqual([missing]);
    expect(refusal('move postgresql://localhost:1/letters')).toEqual([missing]);
  });

  it('names a database that it cannot reach, and no other address', () => {
    const url = 'postgresql://ann:secret@localhost:1/letters';
    const file = join(folder, 'none.backup');
    expect(refusal(`backup ${file}`, { DATABASE_URL: url })).toEqual([
      expect.stringMatching(/^The database at localhost:1\/letters cannot be opened: .*[^.]\.$/),
    ]);
    expect(refusal('move http://localhost/letters')).toEqual([
      'Name the new database: npm run data -- move postgresql://…',
    ]);
  });
});

describe.runIf(server)('PostgreSQL', () => {
  const names = { moved: `moved_${process.pid}`, restored: `restored_${process.pid}` };
  const moved = server && databaseUrl(server, names.moved);
  const restored = server && databaseUrl(server, names.restored);
  let token: string;
  let content: Awaited<ReturnType<typeof contentOf>>;
  beforeAll(async () => {
    const embedded = await openDatabase({ dataDir: old });
    const { db } = embedded;
    await migrate(db);
    for (const statement of firstSchemaRows) await sql.raw(statement).execute(db);
    const admin = await addUser(db, { is_admin: true });
    ({ token } = await openSession(db, admin, new Date()));
    content = await rowsOf(embedded);
    await embedded.close();
    for (const name of Object.values(names)) {
      await withDatabase(server, (admin) => admin.query(`create database ${name}`));
    }
  });
  afterAll(async () => {
    for (const name of Object.values(names)) {
      await withDatabase(server, (admin) => admin.query(`drop database ${name} with (force)`));
    }
  });

  it('gets the whole embedded database by a move, which refuses a second time', async () => {
    const move = () => run('npm run data -- move URL', { URL: moved }, { DATA_DIR: old });
    expectDone(move(), 'counts and sums of both sides are equal');
    expect(await contentOf({ url: moved, dataDir: '' })).toEqual(content);
    expectRefusal(move(), 'The target database is not empty');
    const running = await startServer({ DATA_DIR: old, DATABASE_URL: moved });
    const profile = await fetch(`${running.url}/api/update-profile`, {
      method: 'POST',
      body: new URLSearchParams({ real_name: 'Ada' }),
      headers: { 'x-authorization': token },
    });
    await running.kill();
    expect(profile.status).toBe(200);
  });

  it('is copied and restored by pg_dump and pg_restore', async () => {
    const command = (name: 'backup' | 'restore', DATABASE_URL: string) =>
      run(`npm run data -- ${name} FILE`, { FILE: file }, { DATABASE_URL, DATA_DIR: old });
    expectDone(command('backup', moved), 'The database is in');
    expectDone(command('restore', restored), 'is restored');
    expect(await contentOf({ url: restored, dataDir: '' })).toEqual(
      await contentOf({ url: moved, dataDir: '' }),
    );
    const sentence = 'The database of DATABASE_URL is not empty; choose an empty one.';
    expectRefusal(command('restore', restored), sentence);
  });
});
