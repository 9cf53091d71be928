import { setTimeout } from 'node:timers/promises';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { sumsOf } from '../../backup/source.ts';
import { withDatabase } from '../../testing/postgres.ts';
import { addFacility } from '../../testing/seed.ts';
import { type LastingDatabase, lastingDatabase } from '../../testing/serverProcess.ts';
import type { Database, Db } from '../engine.ts';
import { createHolds } from '../holds.ts';
import { guardedPool } from '../postgresql/pool.ts';
import type { Tables } from '../schema.ts';
import { transaction } from '../transaction.ts';
import { largeWrite } from './largeWrite.ts';
import { endOf, partOf } from './recover.ts';
import type { LargeWrite } from './types.ts';

let lasting: LastingDatabase;
let database: Database;
let facility: number;
let holds = createHolds();
beforeEach(async () => {
  lasting = await lastingDatabase();
  database = await lasting.open();
  facility = await addFacility(database.db);
  holds = createHolds();
});
afterEach(async () => {
  await database.close();
  await lasting.remove();
});

const insertTwo = (write: Pick<LargeWrite, 'insert'>) =>
  write.insert(async (trx) => {
    await trx
      .insertInto('tenants')
      .values(['Ann', 'Bo'].map((first_name) => ({ facility_id: facility, first_name })))
      .execute();
  });

/** The tenants, and the number of them that the server keeps. */
async function tenants(db: Db = database.db) {
  const { rows } = await sql<{ stored: number; counted: number }>`
    select (select count(*) from tenants) as stored,
      (select coalesce(sum(tenants), 0) from tenant_counts)::int as counted
  `.execute(db);
  return rows[0];
}

async function leftovers() {
  const { rows } = await sql<{ name: string }>`
    select gid as name from pg_prepared_xacts where database = current_database()
    union all select nspname from pg_namespace where nspname like 'write%'
  `.execute(database.db);
  return rows;
}

describe('a large write', () => {
  it('shows its rows when it ends, and keeps the counts', async () => {
    const seen: unknown[] = [];
    await largeWrite({ ...database, holds }, async (write) => {
      await write.createTable('names', sql`(name text)`);
      await write.step((trx) => sql`insert into names values ('Ann')`.execute(trx));
      await write.hold([facility]);
      await insertTwo(write);
      await insertTwo(write);
      if (database.engine === 'embedded') seen.push(await tenants());
      await write.end(async () => {});
    });
    if (database.engine === 'embedded') expect(seen).toEqual([{ stored: 0, counted: 0 }]);
    expect(await tenants()).toEqual({ stored: 4, counted: 4 });
    expect(await leftovers()).toEqual([]);
  });

  it('leaves nothing when it fails, at its end as before', async () => {
    const failing = (atEnd: boolean) =>
      largeWrite({ ...database, holds }, async (write) => {
        await write.hold([facility]);
        await insertTwo(write);
        if (!atEnd) throw new Error('failed');
        await write.end(async () => {
          throw new Error('failed');
        });
      });
    await expect(failing(false)).rejects.toThrow('failed');
    await expect(failing(true)).rejects.toThrow('failed');
    expect(await tenants()).toEqual({ stored: 0, counted: 0 });
    expect(await leftovers()).toEqual([]);
  });
});

it.runIf('url' in inject('template'))(
  'a large write compiles no queries on PostgreSQL',
  async () => {
    const { rows } = await largeWrite({ ...database, holds }, (write) =>
      write.step((trx) => sql`show jit`.execute(trx)),
    );
    expect(rows).toEqual([{ jit: 'off' }]);
  },
);

describe.runIf('folder' in inject('template'))('on the embedded database, a large write', () => {
  it('keeps a transaction that needs its facility waiting', async () => {
    const order: string[] = [];
    let waiting: Promise<unknown> | undefined;
    await largeWrite({ ...database, holds }, async (write) => {
      await write.hold([facility]);
      waiting = transaction(database.db, async (trx) => {
        order.push('asked');
        holds.assertFree([facility]);
        order.push(`sees ${(await trx.selectFrom('tenants').select('id').execute()).length}`);
      });
      await insertTwo(write);
      await write.end(async () => {});
    });
    await waiting;
    expect(order).toEqual(['asked', 'asked', 'sees 2']);
  });

  it('is one transaction if it is small, and waits for others of its facility', async () => {
    const seen: unknown[] = [];
    let small: Promise<unknown> | undefined;
    await largeWrite({ ...database, holds }, async (write) => {
      await write.hold([facility]);
      small = largeWrite({ ...database, holds, isSmall: true }, async (other) => {
        await other.hold([facility]);
        await insertTwo(other);
        await other.end(async (trx) => {
          const { rows } = await sql`select from pg_prepared_xacts`.execute(trx);
          seen.push(rows.length, await tenants(trx));
        });
      });
      await insertTwo(write);
      await write.end(async () => {});
    });
    await small;
    expect(seen).toEqual([0, { stored: 4, counted: 4 }]);
  });

  it('leaves nothing when it cannot get the connection for some time', async () => {
    const options = { connectionString: lasting.url, max: 1, connectionTimeoutMillis: 50 };
    const dialect = new PostgresDialect({ pool: guardedPool(new pg.Pool(options)) });
    const impatient = new Kysely<Tables>({ dialect });
    const failing = largeWrite({ ...database, db: impatient, holds }, async (write) => {
      await write.hold([facility]);
      await insertTwo(write);
      const other = impatient.connection().execute(() => setTimeout(200));
      await insertTwo(write);
      await other;
    });
    await expect(failing).rejects.toThrow('The database is not available.');
    await impatient.destroy();
    expect(await leftovers()).toEqual([]);
    expect(() => holds.assertFree([facility])).not.toThrow();
  });

  /** Runs on a connection of its own, beside the write. */
  const beside = (statement: string) =>
    withDatabase(lasting.url, (client) => client.query(statement));
  /** A large write whose last commits fail until the function has its name again. */
  const endWithErrors = () =>
    largeWrite({ ...database, holds }, async (write) => {
      await write.hold([facility]);
      await insertTwo(write);
      await beside('alter function recount_tenants rename to recount');
      await write.end(async (trx) => {
        await trx.selectFrom('facilities').selectAll().forUpdate().execute();
      });
    });

  it('ends although an error interrupts its last commits', async () => {
    const ending = endWithErrors();
    await withDatabase(lasting.url, async (client) => {
      const isPartStored = async () => (await client.query('select from tenants')).rowCount === 2;
      while (!(await isPartStored())) await setTimeout(20);
      await client.query('alter function recount rename to recount_tenants');
    });
    await ending;
    expect(await tenants()).toEqual({ stored: 2, counted: 2 });
    expect(await leftovers()).toEqual([]);
  });

  // OPS-18
  it('gives the database up when its last commits fail again and again, and the next start completes it', async () => {
    await expect(endWithErrors()).rejects.toThrow('recount_tenants');
    expect((await database.lost).message).toContain('recount_tenants');
    await beside('alter function recount rename to recount_tenants');
    await restart();
    expect(await tenants()).toEqual({ stored: 2, counted: 2 });
    expect(await leftovers()).toEqual([]);
  });

  it('is in a backup as a whole, even while its parts are committed', async () => {
    await prepared([partOf(7, 0), partOf(7, 1), endOf(7)]);
    await sql.raw(`commit prepared '${partOf(7, 0)}'`).execute(database.db);
    const backup = sumsOf(database.db);
    for (const name of [partOf(7, 1), endOf(7)]) {
      await sql.raw(`commit prepared '${name}'`).execute(database.db);
    }
    expect((await backup).get('tenants')?.rows).toBe(6);
  });

  /** Prepares the parts of a write that a kill leaves. */
  async function prepared(names: string[]): Promise<void> {
    await sql`create schema write_7`.execute(database.db);
    for (const name of names) {
      await transaction(database.db, async (trx) => {
        await sql`set local session_replication_role = replica`.execute(trx);
        await insertTwo({ insert: (work) => work(trx) });
        await sql.raw(`prepare transaction '${name}'`).execute(trx);
      });
    }
  }

  async function restart(): Promise<void> {
    await database.close();
    database = await lasting.open();
  }

  it('is undone by the next start if it was not decided', async () => {
    await prepared([partOf(7, 0), partOf(7, 1)]);
    await restart();
    expect(await tenants()).toEqual({ stored: 0, counted: 0 });
    expect(await leftovers()).toEqual([]);
  });

  it('is completed by the next start if its end was prepared', async () => {
    await prepared([partOf(7, 0), partOf(7, 1)]);
    await transaction(database.db, async (trx) => {
      await trx.selectFrom('facilities').selectAll().forUpdate().execute();
      await sql.raw(`prepare transaction '${endOf(7)}'`).execute(trx);
    });
    await sql.raw(`commit prepared '${partOf(7, 0)}'`).execute(database.db);
    await restart();
    expect(await tenants()).toEqual({ stored: 4, counted: 4 });
    expect(await leftovers()).toEqual([]);
  });
});
