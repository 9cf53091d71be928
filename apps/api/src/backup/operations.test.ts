import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../database/engine.ts';
import { databaseUrl } from '../testing/globalSetup.ts';
import { withDatabase } from '../testing/postgres.ts';
import { startServer } from '../testing/serverProcess.ts';
import { makeBackup } from './schedule.ts';
import { sumsOf } from './source.ts';

const server = process.env.TEST_DATABASE_URL ?? '';
const root = fileURLToPath(new URL('../../../..', import.meta.url));
const guide = readFileSync(join(root, 'docs/operations.md'), 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'operations-'));
const old = join(folder, 'old');
const file = join(folder, 'monday.backup.gz');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a command as docs/operations.md gives it, with these values for its capital words. */
function run(command: string, words: Record<string, string>, env: Record<string, string>) {
  expect(guide).toContain(command);
  const [program = '', ...args] = command.split(' ').map((word) => words[word] ?? word);
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: root,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
  });
  return { status, stdout, stderr };
}

async function contentOf(options: { url?: string; dataDir: string }) {
  const database = await openDatabase(options);
  const sums = await sumsOf(database.db);
  await database.close();
  return sums;
}

// OPS: docs/operations.md
describe.runIf(!server)('a backup of a running server', () => {
  beforeAll(async () => {
    const running = await startServer({ DATA_DIR: old, DEMO: '1' });
    const made = run('npm run data -- backup FILE --with-key', { FILE: file }, { DATA_DIR: old });
    await running.kill();
    expect([made.status, made.stdout]).toEqual([0, expect.stringContaining(`rows are in ${file}`)]);
  });

  it('is readable by its owner only', () => {
    expect(statSync(file).mode & 0o077).toBe(0);
  });

  it('is restored into an empty folder, where everyone signs in and passwords are shown', async () => {
    const fresh = join(folder, 'fresh');
    const restored = run('npm run data -- restore FILE', { FILE: file }, { DATA_DIR: fresh });
    expect([restored.status, restored.stdout]).toEqual([
      0,
      expect.stringContaining('counts and checksums of both sides are equal'),
    ]);
    const running = await startServer({ DATA_DIR: fresh });
    const signIn = await fetch(`${running.url}/api/login`, {
      method: 'POST',
      body: new URLSearchParams({ username: 'admin', password: 'admin-demo' }),
    });
    const { token } = await signIn.json();
    const headers = { 'x-authorization': token.token };
    const users = await (await fetch(`${running.url}/api/users`, { headers })).json();
    const facility = { facility_number: 'NEW-1', is_prime: false, state: 'TX' };
    await fetch(`${running.url}/api/facilities`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(facility),
    });
    await running.kill();
    expect(users.data.map(({ username }: { username: string }) => username)).toContain('harbor');
    const again = run('npm run data -- restore FILE', { FILE: file }, { DATA_DIR: fresh });
    expect([again.status, again.stderr]).toEqual([
      1,
      expect.stringContaining('The target database is not empty'),
    ]);
  });

  it('is refused when it was cut off, and leaves a folder that no server uses', () => {
    const cut = join(folder, 'cut.backup.gz');
    cpSync(file, cut);
    truncateSync(cut, statSync(file).size - 2_000);
    const target = { DATA_DIR: join(folder, 'partly') };
    const refused = run('npm run data -- restore FILE', { FILE: cut }, target);
    expect([refused.status, refused.stderr]).toEqual([
      1,
      expect.stringContaining(`${cut} is not a complete backup: it was cut off or changed.`),
    ]);
    // The whole file continues where the other one ended.
    expect(run('npm run data -- restore FILE', { FILE: file }, target).status).toBe(0);
  });

  it('without the key says loudly that the key is missing', () => {
    const bare = join(folder, 'bare.backup.gz');
    const made = run('npm run data -- backup FILE', { FILE: bare }, { DATA_DIR: old });
    expect([made.status, made.stderr]).toEqual([
      0,
      expect.stringContaining('WARNING: the backup does not contain the secret key'),
    ]);
  });

  it('is made by the server itself once a day, and the oldest of eight is deleted', async () => {
    const database = await openDatabase({ dataDir: old });
    const backups = join(folder, 'elsewhere');
    const days = Array.from({ length: 8 }, (_, day) => new Date(Date.UTC(2026, 0, day + 1)));
    const made: string[] = [];
    for (const day of days) made.push(await makeBackup(database.db, backups, day));
    await database.close();
    expect(made.map((path) => statSync(path, { throwIfNoEntry: false }) !== undefined)).toEqual([
      false,
      ...Array(7).fill(true),
    ]);
  });
});

describe.runIf(server)('a move to PostgreSQL', () => {
  const name = `moved_${process.pid}`;
  const url = server && databaseUrl(server, name);
  beforeAll(async () => {
    const running = await startServer({ DATA_DIR: old, DEMO: '1' });
    await running.kill();
    await withDatabase(server, (admin) => admin.query(`create database ${name}`));
  });
  afterAll(() =>
    withDatabase(server, (admin) => admin.query(`drop database ${name} with (force)`)),
  );

  /** Whether the first table is in the new database. */
  const hasCopied = async () => {
    let found = false;
    await withDatabase(url, async (client) => {
      const query = client.query('select from copied_tables limit 1');
      found = await query.then(
        ({ rowCount }) => rowCount === 1,
        () => false,
      );
    });
    return found;
  };

  it('continues after an interruption, has equal content and refuses a second time', async () => {
    const move = () => run('npm run data -- move URL', { URL: url }, { DATA_DIR: old });
    const args = [
      '--conditions=@audit-letters/source',
      'apps/api/src/backup/command.ts',
      'move',
      url,
    ];
    const interrupted = spawn(process.execPath, args, {
      cwd: root,
      env: { PATH: process.env.PATH, DATA_DIR: old },
    });
    const gone = once(interrupted, 'exit');
    await expect.poll(() => hasCopied(), { timeout: 120_000 }).toBe(true);
    interrupted.kill('SIGKILL');
    await gone;
    const moved = move();
    expect([moved.status, moved.stdout]).toEqual([
      0,
      expect.stringContaining('counts and checksums of both sides are equal'),
    ]);
    expect(await contentOf({ url, dataDir: '' })).toEqual(await contentOf({ dataDir: old }));
    expect(move().stderr).toContain('The target database is not empty');
  });
});
