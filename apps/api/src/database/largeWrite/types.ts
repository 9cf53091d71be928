import type { RawBuilder } from 'kysely';
import type { Database, Db } from '../engine.ts';
import type { Holds } from '../holds.ts';
import type { Transaction } from '../transaction.ts';

/**
 * A write of many rows: all are stored or none, and nobody sees a part of them. On PostgreSQL it is one transaction. The
 * embedded database has one session, so it is many short transactions there, with other calls in between, unless it is
 * small.
 */
export interface LargeWrite {
  /** The most rows that one statement should write. */
  rowsAtOnce: number;
  /** Creates a table that only this write sees, and that ends with it. */
  createTable(name: string, columns: RawBuilder<unknown>): Promise<void>;
  /** Runs statements that read any table and write to tables of `createTable` only. */
  step<T>(work: (trx: Transaction) => Promise<T>): Promise<T>;
  /**
   * Keeps other large writes of these facilities waiting until this one ends, and the transactions that call `assertFree`.
   * On PostgreSQL, row locks do that.
   */
  hold(ids: readonly number[]): Promise<void>;
  /**
   * Inserts tenants of the held facilities. Nobody sees them before the end. On the embedded database, foreign keys are not
   * checked, so `end` must check that the facilities exist; their tenants are counted at the end.
   */
  insert(work: (trx: Transaction) => Promise<void>): Promise<void>;
  /** The last transaction. With it, all that `insert` wrote is stored and visible. */
  end<T>(work: (trx: Transaction) => Promise<T>): Promise<T>;
}

export interface LargeWriteContext {
  db: Db;
  engine: Database['engine'];
  giveUp: Database['giveUp'];
  holds: Holds;
  /** One transaction is enough on the embedded database, too: it takes less time than the parts. */
  isSmall?: boolean;
}
