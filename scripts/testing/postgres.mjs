// A temporary PostgreSQL cluster for the server tests. Uses an installed PostgreSQL or installs it where apt can.
import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const isRoot = process.getuid?.() === 0;

/**
 * Starts a private cluster: a unix socket in its own folder, no TCP.
 * Returns its superuser URL and a `stop` function, or `null` if PostgreSQL is missing and cannot be installed.
 */
export function startPostgres() {
  const bin = findServer() ?? (installServer() ? findServer() : null);
  if (!bin) return null;
  const folder = mkdtempSync(join(tmpdir(), 'audit-letters-postgres-'));
  const asUser = postgresUser();
  if (isRoot) chownSync(folder, asUser.uid, asUser.gid);
  const data = join(folder, 'data');
  const run = (program, ...args) => {
    const options = {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, LC_ALL: 'C' },
      ...asUser,
    };
    const { status, stderr, error } = spawnSync(join(bin, program), args, options);
    if (status !== 0) throw new Error(`${program} failed: ${error?.message ?? stderr}`);
  };
  const stop = () => {
    run('pg_ctl', '-D', data, '-m', 'immediate', '-w', 'stop');
    rmSync(folder, { recursive: true, force: true });
  };
  run('initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N');
  // The data is deleted after the run, so it does not need fsync.
  const options = `-k ${folder} -c listen_addresses='' -c fsync=off -c max_connections=200`;
  run('pg_ctl', '-D', data, '-o', options, '-l', join(folder, 'log'), '-w', 'start');
  return {
    url: `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`,
    stop,
  };
}

/** The bin folder of the newest installed server. */
export function findServer() {
  const folders = ['/usr/lib/postgresql', '/usr/local/lib/postgresql', '/opt/homebrew/opt']
    .filter((place) => existsSync(place))
    .flatMap((place) => readdirSync(place).map((name) => join(place, name, 'bin')));
  const onPath = (process.env.PATH ?? '').split(':');
  return [...folders.sort().reverse(), ...onPath].find((bin) => existsSync(join(bin, 'initdb')));
}

function installServer() {
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return false;
  process.stdout.write('Installing PostgreSQL for the tests …\n');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args) => spawnSync('apt-get', args, { env, stdio: 'ignore' }).status === 0;
  const install = ['install', '-y', '-qq', '--no-install-recommends', 'postgresql'];
  return apt(...install) || (apt('update', '-qq') && apt(...install));
}

/** PostgreSQL refuses to run as root; the package creates the user `postgres`. */
export function postgresUser() {
  if (!isRoot) return {};
  const id = (flag) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);
  return { uid: id('-u'), gid: id('-g') };
}
