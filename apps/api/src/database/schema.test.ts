import { readdirSync, readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../testing/testApp.ts';

interface Column {
  nullable: boolean;
  /** Whether an insert must give the value; unknown for a table that the server only reads. */
  required: boolean | undefined;
}
type Table = Record<string, Column>;

let test: TestApp;
let migrated: Record<string, Table>;
beforeAll(async () => {
  test = await testApp();
  migrated = await migratedTables();
});

describe('the schema types', () => {
  const described = describedTables();

  it('name every table of the migrated database', () => {
    expect(Object.keys(described).sort()).toEqual(Object.keys(migrated).sort());
  });

  it.each(Object.keys(described))('describe the columns of %s as migrated', (table) => {
    const columns = described[table] ?? {};
    const actual = Object.entries(migrated[table] ?? {}).map(([name, column]) => [
      name,
      columns[name]?.required === undefined ? { ...column, required: undefined } : column,
    ]);
    expect(columns).toEqual(Object.fromEntries(actual));
  });
});

/** Tables that migrations and the embedded database keep for themselves. */
const internal = ['kysely_migration', 'kysely_migration_lock', 'durability_check'];

async function migratedTables(): Promise<Record<string, Table>> {
  const { rows } = await sql<{ table: string; name: string; nullable: boolean; filled: boolean }>`
    select table_name as table, column_name as name, is_nullable = 'YES' as nullable,
      column_default is not null or is_identity = 'YES' as filled
    from information_schema.columns
    where table_schema = 'public' order by table_name, column_name
  `.execute(test.db);
  const tables: Record<string, Table> = {};
  for (const { table, name, nullable, filled } of rows) {
    if (internal.includes(table)) continue;
    tables[table] = { ...tables[table], [name]: { nullable, required: !nullable && !filled } };
  }
  return tables;
}

/** Reads the interfaces from their source text, because types do not exist at run time. */
function describedTables(): Record<string, Table> {
  const folder = new URL('./schema/', import.meta.url);
  const sources = readdirSync(folder).map((file) => readFileSync(new URL(file, folder), 'utf8'));
  const interfaces = fieldsOfInterfaces(sources.join('\n'));
  const door = readFileSync(new URL('./schema.ts', import.meta.url), 'utf8');
  const tables = fieldsOfInterfaces(door).Tables ?? {};
  return Object.fromEntries(
    Object.entries(tables).map(([table, name]) => [
      table,
      Object.fromEntries(
        Object.entries(interfaces[name] ?? {}).map(([column, type]) => [column, columnOf(type)]),
      ),
    ]),
  );
}

function fieldsOfInterfaces(source: string): Record<string, Record<string, string>> {
  const interfaces = source.matchAll(/interface (\w+) \{\n(.*?)\n\}/gs);
  return Object.fromEntries(
    Array.from(interfaces, ([, name, body = '']) => [
      name,
      Object.fromEntries(
        Array.from(body.matchAll(/^ {2}(\w+): (.+);$/gm), (field) => field.slice(1)),
      ),
    ]),
  );
}

function columnOf(type: string): Column {
  const nullable = /^(Optional|NullableDay)\b|\| null/.test(type);
  const filled = /^(Generated|Defaulted)\b/.test(type);
  return { nullable, required: type.startsWith('ReadOnly') ? undefined : !nullable && !filled };
}
