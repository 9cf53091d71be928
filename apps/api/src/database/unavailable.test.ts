import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { calls } from '../testing/calls.ts';
import { databaseUrl, withDatabase } from '../testing/postgres.ts';
import { addFacility, addTenant } from '../testing/seed.ts';
import { type StallingProxy, stallingProxy } from '../testing/stallingProxy.ts';
import { appOn, expectAnswer, type TestApp, testApp } from '../testing/testApp.ts';
import { prepare, withSecondFactor, writes } from '../testing/writes.ts';
import { type Db, openDatabase } from './engine.ts';
import { DatabaseUnavailable } from './postgresql/pool.ts';
import { transaction } from './transaction.ts';

const template = inject('template');

/** Ends its own session when a write of any table runs, or when it commits. */
const faults = `
  create table fault (moment text not null);
  create function end_session() returns trigger language plpgsql as $$
    begin
      if exists (select from public.fault where moment = tg_argv[0]) then
        perform pg_terminate_backend(pg_backend_pid());
      end if;
      return null;
    end
  $$;
  do $$
    declare name text;
    begin
      for name in select table_name from information_schema.tables
        where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'fault'
      loop
        execute format('create trigger fault_write after insert or update or delete on %I
          for each statement execute function end_session(''write'')', name);
        execute format('create constraint trigger fault_commit after insert or update or delete on %I
          deferrable initially deferred for each row execute function end_session(''commit'')', name);
      end loop;
    end
  $$;
`;

describe.runIf('url' in template)('Threat: the database restarts (ASVS 16.5.2, 13.2.6)', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await testApp(withSecondFactor);
    await sql.raw(faults).execute(test.db);
  });

  // OPS-1
  it.each(
    Object.keys(writes).flatMap((name) => [
      [name, 'write'],
      [name, 'commit'],
    ]),
  )(
    '%s answers 503 when its session ends at the %s, and works again by itself',
    async (name, moment) => {
      const write = writes[name];
      if (!write) throw new Error(name);
      const [broken, repeated] = [await prepare(test, write), await prepare(test, write)];
      await sql`insert into fault values (${moment})`.execute(test.db);
      const failed = await broken();
      await sql`delete from fault`.execute(test.db);
      expect([failed, await repeated()]).toEqual([503, 200]);
    },
  );

  it('covers every call that writes', () => {
    const all = Object.values(calls).flat();
    // The search reads; its text is in the body to keep names out of addresses.
    const written = all.filter((call) => !call.startsWith('GET ') && call !== 'POST /api/search');
    const names = written.map((call) =>
      call
        .replace(/\?.*/, '')
        .replace('/none.pdf/tenants/1', '/{filename}/tenants/{tenantId}')
        .replace(/\/1(?=\/|$)/, '/{id}')
        .replace(/none\.pdf$/, '{filename}'),
    );
    expect(names.filter((name) => !writes[name])).toEqual([]);
  });

  it('survives the end of a session between two statements of a transaction', async () => {
    const work = transaction(test.db, async (trx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
      await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(test.db);
      await ended(rows[0]?.pid);
      await sql`select 1`.execute(trx);
    });
    await expect(work).rejects.toBeInstanceOf(DatabaseUnavailable);
    expect((await test.anyone.get('/api/health/ready')).statusCode).toBe(200);
  });

  // OPS-16
  it('closes a connection that has become read-only', async () => {
    const write = () =>
      sql`create temporary table made (id integer) on commit drop`.execute(test.db);
    await sql`set default_transaction_read_only = on`.execute(test.db);
    await expect(write()).rejects.toBeInstanceOf(DatabaseUnavailable);
    await write();
  });

  it('says when to repeat the call, and to check a change first', async () => {
    const monitor = await test.signIn('monitor');
    const id = await addFacility(test.db);
    await addTenant(test.db, id);
    const address = `/api/facilities/${id}`;
    await sql`insert into fault values ('write')`.execute(test.db);
    const responses = [
      await monitor.post(address, { note: 'x' }),
      await monitor.inject({
        url: `${address}/generate-letters?letter_type=initial`,
        headers: { 'idempotency-key': 'one' },
      }),
    ];
    await sql`delete from fault`.execute(test.db);
    for (const response of responses) {
      expect(response.headers['retry-after']).toBe('5');
      expect(response.json()).toEqual({
        data: 'The database cannot be reached at the moment. Please try again in a few seconds. Check first whether your change was saved.',
      });
    }
  });

  async function ended(pid: number | undefined) {
    for (;;) {
      const { rows } = await sql`select from pg_stat_activity where pid = ${pid}`.execute(test.db);
      if (rows.length === 0) return;
    }
  }
});

describe.runIf('url' in template)('Threat: the database is frozen (ASVS 13.2.6, 15.2.2)', () => {
  const url = 'url' in template ? template.url : '';
  const proxies: StallingProxy[] = [];
  afterAll(() => {
    for (const proxy of proxies) proxy.close();
  });
  const openProxy = async () => {
    const proxy = await stallingProxy(url);
    proxies.push(proxy);
    return proxy;
  };

  /** A second server on the database of an app, with a facility and a signed-in monitor. */
  async function serverWith(options: { timeLimitMs?: number }) {
    const test = await testApp();
    const { userId } = await test.signIn('monitor');
    const id = await addFacility(test.db);
    const database = await openDatabase({
      url: databaseUrl(url, await databaseName(test.db)),
      dataDir: '',
      ...options,
    });
    const other = await appOn(database);
    const close = async () => {
      await other.app.close();
      await database.close();
    };
    return { test, db: database.db, caller: await other.signIn({ userId }), id, close };
  }

  // Less is too little for new connections on a busy machine.
  const timeLimitMs = 5_000;

  // The tests wait most of the time.
  it.concurrent('the driver ends a statement without an answer, and later ones work', async () => {
    const proxy = await openProxy();
    const { db, close } = await openDatabase({ url: proxy.url, dataDir: '', timeLimitMs });
    proxy.stall();
    await expect(sql`select 1`.execute(db)).rejects.toBeInstanceOf(DatabaseUnavailable);
    proxy.resume();
    expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
    await close();
  });

  it.concurrent('the driver ends a connection that is not accepted', async () => {
    const proxy = await openProxy();
    const { db, close } = await openDatabase({ url: proxy.url, dataDir: '', timeLimitMs });
    proxy.stall();
    const all = Array.from({ length: 12 }, () => sql`select 1`.execute(db));
    const results = await Promise.allSettled(all);
    expect(results.map(({ status }) => status)).toEqual(Array(12).fill('rejected'));
    proxy.resume();
    await close();
  });

  // OPS-20
  it.concurrent('a call that waits too long for another change says so', async () => {
    const { test, caller, id, close } = await serverWith({ timeLimitMs });
    await test.db.transaction().execute(async (trx) => {
      await sql`select 1 from facilities where id = ${id} for update`.execute(trx);
      const answer = await caller.post(`/api/facilities/${id}`, { contact_name: 'Ada' });
      expectAnswer(answer, 503, expect.stringContaining('Another change'));
    });
    await close();
  });

  // OPS-26
  it.concurrent('a call says that the server is busy when a statement or a free connection takes too long', async () => {
    const { test, db, caller, id, close } = await serverWith({ timeLimitMs });
    await sql`
      create function slow() returns trigger language plpgsql as $$
        begin perform pg_sleep(20); return null; end
      $$`.execute(test.db);
    await sql`create trigger slow after update on facilities execute function slow()`.execute(
      test.db,
    );
    const slow = await caller.post(`/api/facilities/${id}`, { contact_name: 'Ada' });
    expect([slow.statusCode, slow.headers['retry-after'], slow.json().data]).toEqual([
      503,
      '5',
      'The server is busy, so nothing was saved. Please try again in a few seconds.',
    ]);

    let free = () => {};
    const released = new Promise<void>((resolve) => {
      free = resolve;
    });
    const holders = Array.from({ length: 10 }, () =>
      db.transaction().execute(async (trx) => {
        await sql`select 1`.execute(trx);
        await released;
      }),
    );
    const waited = await caller.get('/api/facilities');
    free();
    await Promise.allSettled(holders);
    expectAnswer(waited, 503, 'The server is busy. Please try again in a few seconds.');
    await close();
  });

  it.concurrent.each([
    ['a statement', 'select pg_sleep(20)'],
    ['a lock', 'select pg_advisory_lock(1)'],
  ])('the server ends the wait for %s', async (_what, statement) => {
    const { db, close } = await openDatabase({ url, dataDir: '', timeLimitMs });
    await withDatabase(databaseUrl(url, 'postgres'), async (other) => {
      await other.query('select pg_advisory_lock(1)');
      await expect(sql.raw(statement).execute(db)).rejects.toBeInstanceOf(DatabaseUnavailable);
    });
    expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
    await close();
  });

  // OPS-22
  it('changes that wait for each other leave connections for lists and probes', async () => {
    const { test, caller, id, close } = await serverWith({});
    const edits = await test.db.transaction().execute(async (trx) => {
      await sql`select 1 from facilities where id = ${id} for update`.execute(trx);
      const waiting = Array.from({ length: 14 }, () =>
        caller.post(`/api/facilities/${id}`, { contact_name: 'Ada' }),
      );
      expect((await caller.get('/api/facilities')).statusCode).toBe(200);
      expect((await caller.get('/api/health/ready')).statusCode).toBe(200);
      return Promise.race(waiting).then(() => waiting);
    });
    const statuses = (await Promise.all(edits)).map(({ statusCode }) => statusCode);
    expect(new Set(statuses)).toEqual(new Set([200, 503]));
    await close();
  });
});

async function databaseName(db: Db): Promise<string> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
  return rows[0]?.name ?? '';
}
