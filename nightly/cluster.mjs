// The PostgreSQL primary and replica of deploy/compose.yaml, started here by the same commands.
import { spawn, spawnSync } from 'node:child_process';
import {
  appendFileSync,
  chownSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parse } from 'yaml';
import { freePort } from '../scripts/testing/freePort.ts';
import { findServer, postgresUser } from '../scripts/testing/postgres.mjs';
import { env, fail, root } from '../scripts/workspace.mjs';

export const { services } = parse(readFileSync(join(root, 'deploy/compose.yaml'), 'utf8'), {
  merge: true,
});
const secrets = { audit: 'audit-password', replica: 'replica-password' };

/** Starts the primary and the replica. The result kills, promotes, queries and removes them. */
export async function startCluster() {
  const bin = findServer();
  if (!bin) fail('PostgreSQL is needed.');
  const user = postgresUser();
  const folder = mkdtempSync(join(tmpdir(), 'audit-letters-replication-'));
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const [primaryPort, replicaPort] = [await freePort(), await freePort()];
  const primary = startPrimary();
  const replica = startReplica();
  let servingPort = primaryPort;
  const name = await startName(() => servingPort);
  return {
    /** DATABASE_URL of compose.yaml, with the name of this machine instead of a host. */
    url: services['api-1'].environment.DATABASE_URL.replace(
      /\$\{APP_PASSWORD.*?\}/,
      secrets.audit,
    ).replace(/\$\{DATABASE_HOST.*?\}:5432/, `127.0.0.1:${name.address().port}`),
    killPrimary: () => primary.kill('SIGKILL'),
    promoteReplica() {
      run('pg_ctl', ['promote', '-D', join(folder, 'replica'), '-w']);
      servingPort = replicaPort;
    },
    onPrimary: (query) => rows(primaryPort, query),
    onReplica: (query) => rows(replicaPort, query),
    async remove() {
      for (const child of [primary, replica]) child.kill('SIGKILL');
      name.close();
      // The other processes of PostgreSQL end soon after it.
      await sleep(1_000);
      rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 500 });
    },
  };

  /** The steps of the image `postgres`: initdb, the scripts of its folder, and the command. */
  function startPrimary() {
    const { command } = services.primary;
    const data = join(folder, 'primary');
    const passwordFile = join(folder, 'password');
    writeFileSync(passwordFile, secrets.audit, { mode: 0o644 });
    const encoding = ['-E', 'UTF8', '-N', '-A', 'scram-sha-256'];
    run('initdb', ['-D', data, '-U', 'postgres', `--pwfile=${passwordFile}`, ...encoding]);
    appendFileSync(join(data, 'pg_hba.conf'), 'host all all all scram-sha-256\n');
    const local = `-k ${folder} -c listen_addresses='' -p ${primaryPort}`;
    run('pg_ctl', ['-w', '-D', data, '-l', join(folder, 'log'), '-o', local, 'start']);
    const settings = { PGHOST: folder, PGPORT: `${primaryPort}`, PGPASSWORD: secrets.audit };
    run('sh', [join(root, 'deploy/roles.sh')], {
      ...settings,
      PGDATA: data,
      POSTGRES_USER: 'postgres',
      APP_PASSWORD: secrets.audit,
      REPLICATION_PASSWORD: secrets.replica,
    });
    run('pg_ctl', ['-w', '-D', data, 'stop']);
    const [program, ...args] = command;
    const child = start(program, [...args, '-D', data, ...listening(primaryPort)]);
    const reachable = () => rows(primaryPort, 'select 1').length === 1;
    for (let attempt = 0; attempt < 600 && !reachable(); attempt += 1) spawnSync('sleep', ['0.1']);
    return child;
  }

  function startReplica() {
    const [program] = services.replica.entrypoint;
    const args = [join(root, 'deploy/start-replica.sh'), ...listening(replicaPort)];
    return start(program, args, {
      PGPASSWORD: secrets.replica,
      PGDATA: join(folder, 'replica'),
      PRIMARY: '127.0.0.1',
      PRIMARY_PORT: `${primaryPort}`,
    });
  }

  function listening(port) {
    return ['-k', folder, '-p', `${port}`, '-c', 'listen_addresses=127.0.0.1'];
  }

  function run(program, args, settings = {}) {
    const result = spawnSync(program, args, { ...options(settings), encoding: 'utf8' });
    if (result.status !== 0) {
      throw new Error(`${program} failed: ${result.error?.message ?? result.stderr}`);
    }
  }

  function start(program, args, settings = {}) {
    const child = spawn(program, args, options(settings));
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (text) => appendFileSync(join(folder, 'log'), text));
    }
    return child;
  }

  function options(settings) {
    return { cwd: folder, env: { PATH: `${bin}:${env.PATH}`, LC_ALL: 'C', ...settings }, ...user };
  }
}

/** The rows of a query, as texts. */
function rows(port, query) {
  const target = ['-h', '127.0.0.1', '-p', `${port}`, '-U', 'postgres', '-d', 'audit'];
  const { stdout } = spawnSync('psql', [...target, '-qAtc', query], {
    encoding: 'utf8',
    env: { ...env, PGPASSWORD: secrets.audit },
  });
  return stdout.split('\n').slice(0, -1);
}

/** Stands for the name before the database: passes connections on to the port that serves it now. */
function startName(port) {
  return new Promise((resolve) => {
    const server = createServer((client) => {
      const database = connect(port(), '127.0.0.1');
      client.pipe(database).pipe(client);
      for (const socket of [client, database]) {
        socket.on('error', () => {});
        socket.on('close', () => {
          client.destroy();
          database.destroy();
        });
      }
    }).listen(0, '127.0.0.1', () => resolve(server));
  });
}
