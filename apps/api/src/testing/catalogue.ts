import { sql } from 'kysely';
import type { Db } from '../database/engine.ts';

interface Column {
  type: string;
  /** Whether an insert must give the value. */
  required: boolean;
}

/** The parts of the schema that the statements of a server depend on. */
export interface Catalogue {
  /** By table and name. */
  columns: Map<string, Column>;
  /** The constraints of a table: checks, references, and unique constraints and indexes; with the columns. */
  limits: Map<string, { table: string; columns: string[]; unique: boolean }>;
  /** By name and argument types; the value is the result type. */
  functions: Map<string, string>;
}

export async function catalogueOf(db: Db): Promise<Catalogue> {
  const columns = await sql<{ name: string; type: string; required: boolean }>`
    select attrelid::regclass || '.' || attname as name, format_type(atttypid, atttypmod) as type,
      attnotnull and not atthasdef and attidentity = '' as required
    from pg_attribute join pg_class on pg_class.oid = attrelid and relkind = 'r'
    where relnamespace = 'public'::regnamespace and attnum > 0 and not attisdropped
  `.execute(db);
  const limits = await sql<{ name: string; table: string; columns: string[]; unique: boolean }>`
    select conrelid::regclass || ' ' || pg_get_constraintdef(pg_constraint.oid) as name,
      conrelid::regclass::text as table, contype in ('p', 'u') as unique,
      array(select attname::text from pg_attribute where attrelid = conrelid and attnum = any(conkey)) as columns
    from pg_constraint where connamespace = 'public'::regnamespace and contype in ('c', 'f', 'p', 'u', 'x')
    union all
    select indrelid::regclass || ' ' || pg_get_indexdef(indexrelid), indrelid::regclass::text, true,
      array(select attname::text from pg_attribute where attrelid = indrelid and attnum = any(indkey))
    from pg_index join pg_class on pg_class.oid = indexrelid
    where indisunique and relnamespace = 'public'::regnamespace
      and not exists (select from pg_constraint where conindid = indexrelid)
  `.execute(db);
  const functions = await sql<{ name: string; result: string }>`
    select pg_proc.oid::regprocedure::text as name, prorettype::regtype::text as result from pg_proc
    where pronamespace = 'public'::regnamespace
  `.execute(db);
  return {
    columns: new Map(columns.rows.map(({ name, ...column }) => [name, column])),
    limits: new Map(limits.rows.map(({ name, ...limit }) => [name, limit])),
    functions: new Map(functions.rows.map(({ name, result }) => [name, result])),
  };
}

/**
 * The parts that a migration removes from servers of the version before, which run while the new ones start. There must
 * be nothing: docs/operations.md, "Upgrades".
 */
export function brokenFor(before: Catalogue, after: Catalogue): string[] {
  const tables = new Set([...before.columns.keys()].map(tableOf));
  const removed = [...before.columns].flatMap(([name, column]) => {
    const now = after.columns.get(name);
    if (!now) return [`${name} is removed or renamed`];
    if (now.type !== column.type) return [`${name} becomes ${now.type}`];
    return now.required && !column.required ? [`${name} becomes required`] : [];
  });
  const required = [...after.columns].flatMap(([name, column]) =>
    !before.columns.has(name) && tables.has(tableOf(name)) && column.required
      ? [`${name} is added without a default`]
      : [],
  );
  const limits = [...after.limits].flatMap(([name, { table, columns }]) => {
    const isOld = columns.every((column) => before.columns.has(`${table}.${column}`));
    return !before.limits.has(name) && tables.has(table) && isOld ? [`${name} is added`] : [];
  });
  // `on conflict` needs them. Only its own trigger writes `tenant_counts`, and a migration replaces both.
  const keys = [...before.limits].flatMap(([name, { table, unique }]) =>
    unique && table !== 'tenant_counts' && !after.limits.has(name) ? [`${name} is removed`] : [],
  );
  const functions = [...before.functions].flatMap(([name, result]) =>
    after.functions.get(name) === result ? [] : [`${name} is removed or changed`],
  );
  return [...removed, ...required, ...limits, ...keys, ...functions];
}

const tableOf = (column: string) => column.slice(0, column.indexOf('.'));
