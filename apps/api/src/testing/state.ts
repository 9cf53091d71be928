import { sql } from 'kysely';
import type { Db } from '../database/engine.ts';

/** All rows of a database as texts, by table. */
export type State = Record<string, string[]>;

/** Tables that a call changes before its own transaction, such as the counters of attempts. */
const counters = ['rate_limits', 'durability_check', 'kysely_migration_lock'];

/** Columns that every call of a session changes. */
const activity = ['last_active_at', 'last_seen_at'];

/** Reads all rows, without moments, random names, secrets and bytes, so that a repeated call has the same effect. */
export async function stateOf(db: Db): Promise<State> {
  const { rows } = await sql<{ name: string; kept: string[] }>`
    select table_name as name, array_agg(column_name::text order by ordinal_position) as kept
    from information_schema.columns
    where table_schema = 'public' and table_name <> all(${counters})
      and column_name <> all(${activity}) and data_type <> 'bytea'
    group by table_name order by table_name
  `.execute(db);
  const state: State = {};
  for (const { name, kept } of rows) {
    const columns = sql.join(kept.map((column) => sql.ref(column)));
    const { rows: found } = await sql<{ text: string }>`
      select to_jsonb(kept)::text as text from (select ${columns} from ${sql.table(name)}) as kept
    `.execute(db);
    state[name] = found.map(({ text }) => withoutChance(text));
  }
  return state;
}

function withoutChance(row: string): string {
  return row
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+(?:\+00:00|Z)/g, 'moment')
    .replace(/\$argon2id\$[^"]+/g, 'password')
    .replace(/\b[\da-f]{64}\b/g, 'hash')
    .replace(/\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/g, 'version')
    .replace(/(?<=[_"])[\w-]{22}(?=_mail_merge\.xlsx|\.pdf|\.xlsx)/g, 'random')
    .replace(/(?<="credential_id": ")[\w-]+/g, 'random');
}

/**
 * The rows that a call added and removed. Numbers are left out: the same call for another facility has the same effect,
 * and a run may last past midnight.
 */
export function effectOf(before: State, after: State): string[] {
  const effect = Object.keys(after).flatMap((table) => {
    const [old, now] = [before[table] ?? [], after[table] ?? []];
    return [
      ...without(now, old).map((row) => `added to ${table}: ${row}`),
      ...without(old, now).map((row) => `removed from ${table}: ${row}`),
    ];
  });
  return effect.map((line) => line.replace(/\d+/g, '0')).sort();
}

/** The rows without those of another list. */
function without(rows: readonly string[], others: readonly string[]): string[] {
  const count = new Map<string, number>();
  for (const row of others) count.set(row, (count.get(row) ?? 0) + 1);
  return rows.filter((row) => {
    const remaining = count.get(row) ?? 0;
    count.set(row, remaining - 1);
    return remaining <= 0;
  });
}

/** Contradictions in the data: files whose chunks are incomplete, and facilities with wrong counts of tenants. */
export async function contradictions(db: Db): Promise<string[]> {
  const files = await db.selectFrom('files').select(['id', 'name', 'size']).execute();
  const broken = [];
  for (const file of files) {
    const chunks = await db
      .selectFrom('file_chunks')
      .select('bytes')
      .where('file_id', '=', file.id)
      .orderBy('position')
      .execute();
    const size = chunks.reduce((sum, { bytes }) => sum + bytes.byteLength, 0);
    if (size !== file.size) broken.push(`file ${file.name}`);
  }
  const { rows } = await sql<{ id: number }>`
    select id from facilities where
      (select count(*) from tenants where facility_id = facilities.id) <>
      (select coalesce(sum(tenants), 0) from tenant_counts where facility_id = facilities.id)
  `.execute(db);
  return [...broken, ...rows.map(({ id }) => `counts of facility ${id}`)];
}
