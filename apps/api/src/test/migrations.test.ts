import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database, Db } from '../database/engine.ts';
import { migrate, migrateTo, migrationNames } from '../database/migrate.ts';
import { brokenFor, catalogueOf } from '../testing/catalogue.ts';
import { firstSchemaRows } from '../testing/firstSchema.ts';
import { contradictions } from '../testing/state.ts';
import { appOn, type TestApp } from '../testing/testApp.ts';
import { emptyDatabase } from '../testing/testDatabase.ts';
import { prepare, withSecondFactor, writes } from '../testing/writes.ts';

const [firstRelease = '', ...later] = migrationNames;

// OPS-15
describe('a database of the first release, with data', () => {
  let database: Database;
  let test: TestApp;
  let first: Record<string, string[]>;
  beforeAll(async () => {
    database = await emptyDatabase();
    await migrateTo(database.db, firstRelease);
    for (const statement of firstSchemaRows) await sql.raw(statement).execute(database.db);
    first = await oldValues(database.db);
  });
  afterAll(async () => {
    await test?.app.close();
    await database?.close();
  });

  it('has rows in every table', () => {
    expect(Object.keys(first)).toHaveLength(19);
    for (const [table, rows] of Object.entries(first))
      expect([table, rows]).not.toEqual([table, []]);
  });

  it.each(later)('%s takes nothing away from servers of the version before', async (name) => {
    const [previous = firstRelease] = migrationNames.slice(migrationNames.indexOf(name) - 1);
    await migrateTo(database.db, previous);
    const before = await catalogueOf(database.db);
    await migrateTo(database.db, name);
    expect(brokenFor(before, await catalogueOf(database.db))).toEqual([]);
  });

  it('keeps every value of every row when it is migrated', async () => {
    await migrate(database.db);
    // The bin has them.
    const { deleted_tenants: _moved, ...kept } = first;
    expect(await oldValues(database.db, kept)).toEqual(kept);
    expect(await contradictions(database.db)).toEqual([]);
  });

  it('has the counts and the search of the current version', async () => {
    test = await appOn(database, withSecondFactor);
    const monitor = await test.signIn('monitor');
    const list = (await monitor.get('/api/tenants', { name: 'мария' })).json();
    expect(list.data.pagination.total).toBe(12);
  });

  // TEN-101
  it('restores tenants whom servers of the version before have deleted, also meanwhile', async () => {
    await sql`insert into deleted_tenants (id, facility_id, tenant, user_id, deleted_at)
      values (901, 1, '{"first_name": "Bo"}', 2, now())`.execute(database.db);
    expect(await database.db.selectFrom('deleted_tenants').select('id').execute()).toEqual([]);
    const admin = await test.signIn('admin');
    const bin = (await admin.get('/api/deleted-tenants')).json().data.data;
    expect(bin).toMatchObject([
      { id: 901, first_name: 'Bo', user: 'mon' },
      { id: 900, first_name: 'Ann', user: 'mon' },
    ]);
    const restored = await admin.post('/api/deleted-tenants/restore', { ids: '900,901' });
    expect(restored.statusCode).toBe(200);
    const tenants = database.db.selectFrom('tenants').select('first_name');
    expect(await tenants.where('id', 'in', [900, 901]).orderBy('id').execute()).toEqual([
      { first_name: 'Ann' },
      { first_name: 'Bo' },
    ]);
  });

  it.each(Object.entries(writes))('%s works on it', async (_name, write) => {
    expect(await (await prepare(test, write))()).toBe(200);
  });
});

/** Runs `work` on a new database of the first release, with its rows. */
async function withFirstRelease(work: (db: Db) => Promise<void>) {
  const database = await emptyDatabase();
  try {
    await migrateTo(database.db, firstRelease);
    for (const statement of firstSchemaRows) await sql.raw(statement).execute(database.db);
    await work(database.db);
  } finally {
    await database.close();
  }
}

// TEN-111. The statements are the same on the embedded engine, where a new database takes long.
it.runIf(process.env.TEST_DATABASE_URL)(
  'the counts of a migrated database have the tenants of Washington, DC as reachable',
  () =>
    withFirstRelease(async (db) => {
      await sql`update tenants set state = 'DC', zip_code = '20001' where id <= 20`.execute(db);
      await sql`update tenants set state = 'XX' where id between 21 and 30`.execute(db);
      expect(await incompleteIn(db)).toEqual({ counted: 34, found: 34 });
      await migrate(db);
      expect(await incompleteIn(db)).toEqual({ counted: 16, found: 16 });
      expect(await contradictions(db)).toEqual([]);
      await sql`delete from tenants`.execute(db);
      expect(await incompleteIn(db)).toEqual({ counted: 0, found: 0 });
    }),
);

// OPS-15
it.runIf(process.env.TEST_DATABASE_URL)(
  'lets a call of the version before go on that has read one table and waits for another',
  () =>
    withFirstRelease(async (db) => {
      const call = await db.startTransaction().execute();
      await sql`select from letter_batches`.execute(call);
      const migrated = migrate(db);
      await expect.poll(() => waiting(db)).toBe(1);
      await sql`select from letter_batch_tenants`.execute(call);
      await call.commit().execute();
      await migrated;
    }),
);

/** The number of statements that wait for a lock. */
async function waiting(db: Db) {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_locks where not granted
  `.execute(db);
  return rows[0]?.count;
}

// LET-96
it('empties the sent dates that come from a batch, and keeps those that were entered', () =>
  withFirstRelease(async (db) => {
    await sql`
      with batches (number, mailed, by_facility) as (values
        ('read', date '2026-01-02', false), ('entered', '2026-01-02', true), ('other', '2026-01-03', false),
        ('open', null, false)
      ), added as (
        insert into facilities (facility_number, address, city, state, zip_code, contact_name, email, phone,
          initial_letter_sent_date)
        select number, '1 Pier', 'Austin', 'TX', '78701', 'Dana', 'd@example.com', '5125550100', '2026-01-02'
        from batches returning id, facility_number
      ), made as (
        insert into letter_batches (facility_id, letter_type, tenant_count, save_time, mail_time, mailed_by_facility,
          day, request_key, file_id, filename)
        select id, 'initial', 1, '2026-01-02', mailed + time '12:00' at time zone 'UTC', by_facility,
          '2026-01-02', number, 1, number
        from batches join added on facility_number = number returning id, facility_id
      )
      insert into letter_batch_tenants (batch_id, position, tenant_id, facility_id, letter)
      select id, 0, 1, facility_id, '{}' from made
    `.execute(db);
    await migrate(db);
    const { rows } = await sql<{ facility_number: string }>`
      select facility_number from facilities where initial_letter_sent_date = '2026-01-02'
        and facility_number in ('read', 'entered', 'other', 'open') order by id
    `.execute(db);
    expect(rows.map((row) => row.facility_number)).toEqual(['entered', 'other', 'open']);
  }));

/** The number of tenants with an incomplete address: the stored one, and that of the rows. */
async function incompleteIn(db: Db) {
  const { rows } = await sql`
    select (
      select coalesce(sum(tenants), 0)::int from tenant_counts where not complete_address
    ) as counted, (
      select count(*)::int from tenants
      where not complete_address(address, city, state, zip_code, country)
    ) as found
  `.execute(db);
  return rows[0];
}

/** The rows of all tables as texts; with `like`, only the tables and columns of those. */
async function oldValues(db: Db, like?: Record<string, string[]>) {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_name not like 'kysely%' and table_name <> 'durability_check'
  `.execute(db);
  const values: Record<string, string[]> = {};
  for (const { name } of rows) {
    if (like && !(name in like)) continue;
    const sample: object = JSON.parse(like?.[name]?.[0] ?? '{}');
    const { rows: found } = await sql<{ row: Record<string, unknown> }>`
      select to_jsonb(old) as row from ${sql.table(name)} as old
    `.execute(db);
    values[name] = found
      .map(({ row }) => {
        // Derived from the names, and derived again by the current rules.
        const { search_name, ...kept } = row;
        const columns = Object.entries(kept).filter(([column]) => !like || column in sample);
        return JSON.stringify(Object.fromEntries(columns));
      })
      .sort();
  }
  return values;
}
