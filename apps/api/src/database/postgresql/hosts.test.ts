import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { databaseUrl } from '../../testing/globalSetup.ts';
import { withDatabase } from '../../testing/postgres.ts';
import { type StallingProxy, stallingProxy } from '../../testing/stallingProxy.ts';
import { type Database, openDatabase } from '../engine.ts';
import { hostsOf } from './hosts.ts';
import { DatabaseUnavailable } from './pool.ts';

const template = inject('template');

it.each([
  ['postgresql://u:p@one/name', ['postgresql://u:p@one/name']],
  [
    'postgresql://u:p@one:1,two:2/name?target_session_attrs=read-write',
    [
      'postgresql://u:p@one:1/name?target_session_attrs=read-write',
      'postgresql://u:p@two:2/name?target_session_attrs=read-write',
    ],
  ],
  ['postgresql://one,[::1]:5/name', ['postgresql://one/name', 'postgresql://[::1]:5/name']],
  ['postgresql:///name?host=/run/a,b', ['postgresql:///name?host=/run/a,b']],
])('reads the hosts of %s', (url, hosts) => {
  expect(hostsOf(url)).toEqual(hosts);
});

// OPS-16
describe.runIf('url' in template)('a list of hosts', () => {
  const name = `hosts_${process.pid}`;
  let server: string;
  let [first, second]: StallingProxy[] = [];
  let database: Database;
  beforeAll(async () => {
    if (!('url' in template)) return;
    server = template.url;
    await withDatabase(server, (admin) => admin.query(`create database ${name}`));
    [first, second] = [await stallingProxy(server), await stallingProxy(server)];
  });
  afterAll(async () => {
    await database?.close();
    for (const proxy of [first, second]) proxy?.close();
    if (server) {
      await withDatabase(server, (admin) => admin.query(`drop database ${name} with (force)`));
    }
  });
  const host = (proxy: StallingProxy | undefined) => new URL(proxy?.url ?? '').host;
  const one = async () => (await sql<{ one: number }>`select 1 as one`.execute(database.db)).rows;
  const write = () =>
    sql`create temporary table made (id integer) on commit drop`.execute(database.db);

  it('is searched for a server that answers', async () => {
    const url = databaseUrl(second?.url ?? '', name);
    // Port 1 refuses connections.
    const dead = url.replace(host(second), `127.0.0.1:1,${host(first)},${host(second)}`);
    database = await openDatabase({ url: dead, dataDir: '', timeLimitMs: 5_000 });
    expect(await one()).toEqual([{ one: 1 }]);
  });

  it('is searched again when the server in use fails', async () => {
    first?.close();
    await expect(one()).rejects.toBeInstanceOf(DatabaseUnavailable);
    expect(await one()).toEqual([{ one: 1 }]);
  });

  it('is refused while all servers are read-only, and works again after a promotion', async () => {
    const readOnly = (value: string) =>
      withDatabase(server, async (admin) => {
        await admin.query(`alter database ${name} set default_transaction_read_only = ${value}`);
        await admin.query(
          'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1',
          [name],
        );
      });
    await readOnly('on');
    await expect(write()).rejects.toBeInstanceOf(DatabaseUnavailable);
    await expect(write()).rejects.toBeInstanceOf(DatabaseUnavailable);
    await readOnly('off');
    await write();
  });

  it('leaves a server that becomes a standby in the middle of a session', async () => {
    await sql`set default_transaction_read_only = on`.execute(database.db);
    await expect(write()).rejects.toBeInstanceOf(DatabaseUnavailable);
    await write();
  });
});
