/** The names of the prepared transactions and of the schema of a large write. */
export const partOf = (write: number, part: number) => `write_${write}:${part}`;
export const endOf = (write: number) => `write_${write}:end`;
export const endsOfAll = 'write\\_%:end';
export const schemaOf = (write: number) => `write_${write}`;

/** The part of the embedded database that the recovery needs. */
interface Recoverable {
  query<Row>(sql: string): Promise<{ rows: Row[] }>;
  exec(sql: string): Promise<unknown>;
}

/**
 * Completes or undoes the large writes of a server that was killed. The last transaction of a write is prepared after
 * all others and committed after all others: if it is there, the write was decided.
 */
export async function recoverLargeWrites(database: Recoverable): Promise<void> {
  const names = await namesIn(
    database,
    `select gid as name from pg_prepared_xacts where gid like 'write\\_%' order by gid like '%:end'`,
  );
  const ends = new Set(names.filter((name) => name.endsWith(':end')));
  const isDecided = (name: string) => ends.has(`${name.split(':')[0]}:end`);
  for (const name of names) {
    if (ends.has(name)) await database.exec(recount);
    await database.exec(`${isDecided(name) ? 'commit' : 'rollback'} prepared '${name}'`);
  }
  for (const schema of await namesIn(
    database,
    `select nspname as name from pg_namespace where nspname like 'write\\_%'`,
  )) {
    await database.exec(`drop schema ${schema} cascade`);
  }
}

/** The prepared transaction may have locked facilities: the check of a foreign key would wait for it for ever. */
const recount = `
  begin;
  set local session_replication_role = replica;
  select recount_tenants(array(select id from facilities));
  commit;
`;

async function namesIn(database: Recoverable, query: string): Promise<string[]> {
  const { rows } = await database.query<{ name: string }>(query);
  return rows.map(({ name }) => name);
}
