import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '../engine.ts';
import { DatabaseUnavailable } from '../postgresql/pool.ts';
import { type Transaction, transaction } from '../transaction.ts';
import { endOf, partOf, schemaOf } from './recover.ts';
import type { LargeWrite, LargeWriteContext } from './types.ts';

/** Takes about a third of a second. */
const rowsAtOnce = 2_000;

let writes = 0;

/**
 * A large write on the embedded database. Its tables are in a schema of its own. Each insert is a prepared
 * transaction, the first half of a two-phase commit: its rows are on the disk and nobody sees them. When the last one is
 * prepared, all are committed without another call in between. A start after a kill completes or undoes them
 * (`recover.ts`). If they cannot be committed, their locks would keep everybody else waiting, so the server ends.
 */
export async function inPortions<T>(
  { db, holds, giveUp }: LargeWriteContext,
  work: (write: LargeWrite) => Promise<T>,
): Promise<T> {
  writes += 1;
  const write = writes;
  const schema = sql.id(schemaOf(write));
  const prepared: string[] = [];
  const ids: number[] = [];
  let release = () => {};
  let isDecided = false;

  const step = <R>(run: (trx: Transaction) => Promise<R>, on: Db = db) =>
    transaction(on, async (trx) => {
      await sql`set local search_path to ${schema}, public`.execute(trx);
      return run(trx);
    });
  const prepare = <R>(name: string, run: (trx: Transaction) => Promise<R>, on?: Db) =>
    step(async (trx) => {
      const result = await run(trx);
      await sql.raw(`prepare transaction '${name}'`).execute(trx);
      prepared.push(name);
      return result;
    }, on);

  await sql`create schema ${schema}`.execute(db);
  try {
    return await work({
      rowsAtOnce,
      step,
      async createTable(name, columns) {
        await step((trx) => sql`create unlogged table ${sql.table(name)} ${columns}`.execute(trx));
      },
      async hold(held) {
        release = await holds.hold(held);
        ids.push(...held);
      },
      insert: (run) =>
        prepare(partOf(write, prepared.length), async (trx) => {
          // A prepared transaction keeps its locks: those of a foreign key or of the counts would block other calls.
          await withoutTriggers(trx);
          await run(trx);
        }),
      end: (run) =>
        db.connection().execute(async (connection) => {
          const parts = [...prepared];
          const result = await prepare(endOf(write), run, connection);
          isDecided = true;
          const steps = [
            ...parts.map((name) => () => commitPrepared(connection, name)),
            () => connection.transaction().execute((trx) => recount(trx, ids)),
            () => commitPrepared(connection, endOf(write)),
          ];
          try {
            for (const run of steps) await retried(run);
          } catch (error) {
            giveUp(error instanceof Error ? error : new Error(String(error)));
            throw error;
          }
          return result;
        }),
    });
  } finally {
    // Left prepared, the parts would keep their locks until the next start.
    await persistently(db, async (connection) => {
      for (let name = prepared.at(-1); name && !isDecided; name = prepared.at(-1)) {
        await rollBackPrepared(connection, name);
        prepared.pop();
      }
      await sql`drop schema ${schema} cascade`.execute(connection);
    });
    release();
  }
}

/** A backup or another long transaction may keep the only connection for longer than the pool waits. */
const attempts = 10;

async function persistently(db: Db, work: (connection: Db) => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.connection().execute(work);
    } catch (error) {
      if (attempt === attempts || !(error instanceof DatabaseUnavailable)) throw error;
    }
  }
}

/** Milliseconds; nobody else is served meanwhile. */
const waits = [100, 300, 1_000];

/** Runs a step of a decided write again after an error: undone parts would keep everybody else waiting. */
async function retried(run: () => Promise<unknown>): Promise<void> {
  for (const wait of [...waits, undefined]) {
    try {
      await run();
      return;
    } catch (error) {
      if (wait === undefined) throw error;
      await setTimeout(wait);
    }
  }
}

const withoutTriggers = (trx: Transaction) =>
  sql`set local session_replication_role = replica`.execute(trx);

/** The last transaction, which is still prepared, may have locked the facilities. */
async function recount(trx: Transaction, facilityIds: readonly number[]): Promise<void> {
  await withoutTriggers(trx);
  await sql`select recount_tenants(${facilityIds}::int[])`.execute(trx);
}

const commitPrepared = (db: Db, name: string) => sql.raw(`commit prepared '${name}'`).execute(db);
const rollBackPrepared = (db: Db, name: string) =>
  sql.raw(`rollback prepared '${name}'`).execute(db);
