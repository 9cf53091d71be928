import { readdirSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { emptyDatabase, testDatabase } from '../testing/testDatabase.ts';
import { migrate } from './migrate.ts';
import { transaction } from './transaction.ts';

const database = await testDatabase();
afterAll(() => database.close());

describe.runIf(!process.env.TEST_DATABASE_URL)('the embedded database', () => {
  it('sends its commits to the disk', async () => {
    const { rows } = await sql`
      select current_setting('fsync') as fsync, current_setting('wal_sync_method') as method,
        (select count(*) from durability_check) as proofs
    `.execute(database.db);
    expect(rows).toEqual([{ fsync: 'on', method: 'fsync', proofs: 1 }]);
  });
});

describe('the database', () => {
  it('keeps calendar dates as text and counts as numbers', async () => {
    const { rows } = await sql`
      select date '2026-03-08' as day, count(*) as number, 1.5::numeric as part, array['a'] as list
      from facilities
    `.execute(database.db);
    expect(rows).toEqual([{ day: '2026-03-08', number: 0, part: 1.5, list: ['a'] }]);
  });

  it('runs different queries at the same time', async () => {
    const numbers = Array.from({ length: 200 }, (_, index) => index);
    const answers = await Promise.all(
      numbers.map(async (number) => {
        const question =
          number % 2 ? sql`select ${number}::int as a` : sql`select ${number}::int as a, 2 as b`;
        const { rows } = await question.execute(database.db);
        return rows[0];
      }),
    );
    expect(answers).toEqual(numbers.map((a) => (a % 2 ? { a } : { a, b: 2 })));
  });

  // OPS-3
  it('keeps idle connections', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { db, connections, close } = await testDatabase();
    await sql`select 1`.execute(db);
    const { open } = connections();
    await vi.advanceTimersByTimeAsync(24 * 3_600_000);
    expect(connections()).toEqual({ open, idle: open, waiting: 0 });
    vi.useRealTimers();
    await close();
  });

  it('is migrated once when several servers start', async () => {
    await Promise.all([migrate(database.db), migrate(database.db)]);
    const { rows } = await sql`select name from kysely_migration order by name`.execute(
      database.db,
    );
    const files = readdirSync(new URL('migrations', import.meta.url)).filter((file) =>
      /^\d/.test(file),
    );
    expect(rows).toEqual(files.sort().map((file) => ({ name: file.replace('.ts', '') })));
  });

  // OPS-19
  it.runIf(process.env.TEST_DATABASE_URL)(
    'starts behind PgBouncer, which keeps locks of sessions',
    async () => {
      await database.db.connection().execute(async (other) => {
        await sql`select pg_advisory_lock(3853314791062309107)`.execute(other);
        await migrate(database.db);
        await sql`select pg_advisory_unlock_all()`.execute(other);
      });
      const empty = await emptyDatabase();
      await Promise.all([migrate(empty.db), migrate(empty.db)]);
      const { rows } = await sql`
        select 1 from pg_locks join pg_database on pg_database.oid = database
        where locktype = 'advisory' and datname = current_database()
      `.execute(empty.db);
      await empty.close();
      expect(rows).toEqual([]);
    },
  );

  it('retries only transactions that the database asks to retry', async () => {
    const tries: Record<string, number> = {};
    const failing = (code: string) =>
      transaction(database.db, async () => {
        tries[code] = (tries[code] ?? 0) + 1;
        if (tries[code] < 3) throw Object.assign(new Error('try again'), { code });
        return tries[code];
      });
    expect(await failing('40001')).toBe(3);
    expect(await failing('40P01')).toBe(3);
    await expect(failing('23505')).rejects.toThrow('try again');
  });
});
