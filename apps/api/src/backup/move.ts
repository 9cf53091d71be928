import pg from 'pg';
import { StartupError } from '../startup/errors.ts';

/** All tables but the counters of calls, referenced ones first. */
const tables = [
  'coverages',
  'facilities',
  'users',
  'sessions',
  'factors',
  'tenants',
  'tenant_counts',
  'deleted_tenants',
  'files',
  'file_chunks',
  'archived_periods',
  'archived_tenants',
  'retired_facilities',
  'letter_batches',
  'letter_batch_tenants',
  'letter_calls',
  'imports',
  'put_away_work',
  'undos',
  'undo_rows',
  'audit_log',
  'settings',
];
const notMoved = ['rate_limits', 'durability_check', 'kysely_migration', 'kysely_migration_lock'];
/** The migration and the first command on a database fill these. */
const filledBefore = ['coverages', 'settings'];

/**
 * Copies all rows of a migrated database into another, empty one, in one transaction. At the end, the rows and the sums
 * of each table are compared. Returns the number of rows.
 */
export async function move(from: pg.ClientConfig, to: pg.ClientConfig): Promise<number> {
  const source = await connect(from);
  const target = await connect(to);
  try {
    await source.query('begin isolation level repeatable read');
    await target.query('begin');
    await assertMovable(source, target);
    // Triggers keep counts, which are copied as well.
    await target.query('alter table tenants disable trigger user');
    for (const table of filledBefore) await target.query(`delete from ${table}`);
    let total = 0;
    for (const table of tables) total += await copy(source, target, table);
    await target.query('alter table tenants enable trigger user');
    await target.query('commit');
    return total;
  } finally {
    await source.end();
    await target.end();
  }
}

async function connect(config: pg.ClientConfig): Promise<pg.Client> {
  // Every value is the text of PostgreSQL, so that no type of JavaScript changes it.
  const client = new pg.Client({
    ...config,
    types: { getTypeParser: () => (text: string) => text },
  });
  await client.connect();
  await client.query(`set timezone = 'UTC'`);
  return client;
}

async function assertMovable(source: pg.Client, target: pg.Client): Promise<void> {
  const { rows } = await source.query(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> all($1)`,
    [[...tables, ...notMoved]],
  );
  if (rows[0]) throw new Error(`The table ${rows[0].name} is missing in the list of moved tables.`);
  for (const table of tables) {
    if (filledBefore.includes(table)) continue;
    const { rowCount } = await target.query(`select from ${table} limit 1`);
    if (rowCount === 0) continue;
    throw new StartupError(
      `The target database is not empty (it has ${table}); choose an empty one. Nothing was changed.`,
    );
  }
}

/** Copies one table and compares it. Files are stored in large pieces, all other rows are small. */
async function copy(source: pg.Client, target: pg.Client, table: string): Promise<number> {
  const size = table === 'file_chunks' ? 8 : 500;
  let columns: string[] = [];
  await source.query(`declare copied no scroll cursor for select * from ${table}`);
  for (;;) {
    const { rows, fields } = await source.query({
      text: `fetch ${size} from copied`,
      rowMode: 'array',
    });
    if (rows.length === 0) break;
    columns = fields.map(({ name }) => name);
    const width = columns.length;
    const row = (_: unknown, at: number) =>
      `(${columns.map((_name, place) => `$${at * width + place + 1}`).join(', ')})`;
    await target.query(
      `insert into ${table} (${columns.join(', ')}) overriding system value values ${rows.map(row).join(', ')}`,
      rows.flat(),
    );
  }
  await source.query('close copied');
  const [expected, found] = [await sumOf(source, table), await sumOf(target, table)];
  if (expected.sum !== found.sum || expected.rows !== found.rows) {
    throw new StartupError(
      `The table ${table} differs after copying (${expected.rows} and ${found.rows} rows). Nothing was stored.`,
    );
  }
  if (columns.includes('id')) {
    // New rows get ids after the copied ones.
    await target.query(
      `select setval(pg_get_serial_sequence('${table}', 'id'), max(id)) from ${table}`,
    );
  }
  return Number(found.rows);
}

async function sumOf(client: pg.Client, table: string) {
  const { rows } = await client.query<{ rows: string; sum: string }>(
    `select count(*) as rows,
       coalesce(sum(('x' || left(md5(copied::text), 15))::bit(60)::bigint), 0) as sum
     from ${table} as copied`,
  );
  return rows[0] ?? { rows: '', sum: '' };
}
