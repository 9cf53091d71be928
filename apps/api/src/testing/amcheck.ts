import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { amcheck } from '@electric-sql/pglite/contrib/amcheck';
import { withDatabase } from './postgres.ts';
import type { LastingDatabase } from './testDatabase.ts';

/** Compares every B-tree index with its table; throws at the first damage. */
const checks = [
  'create extension if not exists amcheck',
  `select bt_index_check(index.oid, true) from pg_class as index
    join pg_am on pg_am.oid = index.relam and amname = 'btree'
    join pg_index on indexrelid = index.oid and indisready and indisvalid
    where index.relpersistence = 'p'`,
];

/** Compares every row with the rules of its table. */
const damagedRows = `select relname, damage.* from pg_class
  cross join lateral verify_heapam(pg_class.oid) as damage
  where relkind = 'r' and relpersistence = 'p'`;

/** Checks the indexes and tables of a database; an embedded one must not be open. Returns the damaged rows. */
export async function damageOf({ url, environment }: LastingDatabase): Promise<unknown[]> {
  let damage: unknown[] = [];
  if (environment.DATABASE_URL) {
    await withDatabase(url, async (client) => {
      for (const check of checks) await client.query(check);
      ({ rows: damage } = await client.query(damagedRows));
    });
    return damage;
  }
  const embedded = await PGlite.create(join(environment.DATA_DIR ?? '', 'pg'), {
    extensions: { amcheck },
  });
  for (const check of checks) await embedded.exec(check);
  ({ rows: damage } = await embedded.query(damagedRows));
  await embedded.close();
  return damage;
}
