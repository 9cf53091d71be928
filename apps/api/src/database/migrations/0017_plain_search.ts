import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { add, kind as firstKind } from './0003_a_million_tenants.ts';

/** Searches by trigrams and sorts by folded names, with plain indexes. */
export const plainSearch: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
    await foldTenants(db);
    await foldFacilities(db);
    for (const statement of indexes) await sql.raw(statement).execute(db);
  },
};

/** With the country, as a complete address has it since 0016. */
const kind = (row: string) => firstKind(row).replace('.zip_code)', `.zip_code, ${row}.country)`);

const statements = [
  'create extension if not exists pg_trgm',
  'drop index tenants_by_name, tenants_all_by_name, tenants_search_name, tenants_search_unit',
  'drop index tenants_all_by_first_name, tenants_all_by_unit, tenants_all_by_confirmation',
  'drop function bigrams, unit_text',
  `create or replace function count_tenants() returns trigger language plpgsql as $$
    begin
      case tg_op
        when 'INSERT' then
          ${add(`select ${kind('added')}, count(*) from added group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10`)};
        when 'DELETE' then
          ${add(`select ${kind('removed')}, -count(*) from removed group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10`)};
        when 'UPDATE' then
          ${add(`
            select facility_id, a, b, c, d, e, f, g, h, i, sum(one) from (
              select ${kind('added')}, 1 from added union all select ${kind('removed')}, -1 from removed
            ) as parts (facility_id, a, b, c, d, e, f, g, h, i, one)
            group by facility_id, a, b, c, d, e, f, g, h, i`)};
        when 'TRUNCATE' then
          delete from tenant_counts;
      end case;
      return null;
    end
    $$`,
  'drop function if exists recount_tenants(integer[])',
  'drop table tenant_versions',
  // The same order on every engine and in every locale.
  `alter table tenants
    add column search_unit text not null default '',
    add column folded_first_name text collate "C",
    add column folded_last_name text collate "C"`,
  `alter table facilities
    add column folded_account_name text collate "C",
    add column folded_corporate_group text collate "C"`,
];

const indexes = [
  'create index tenants_by_name on tenants (folded_last_name, folded_first_name, id)',
  'create index tenants_search_name on tenants using gin (search_name gin_trgm_ops)',
  'create index tenants_search_unit on tenants using gin (search_unit gin_trgm_ops)',
  'analyze tenants',
];

interface Named {
  id: number;
  first_name: string | null;
  last_name: string | null;
  unit: string | null;
  units: string[];
}

async function foldTenants(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<Named>`
    select id, first_name, last_name, unit, units from tenants
  `.execute(db);
  if (rows.length === 0) return;
  const { searchColumns } = await import('../searchColumns.ts');
  const folded = rows.map((row) => ({ id: row.id, ...searchColumns(row) }));
  await sql`
    update tenants set search_name = folded.search_name, search_unit = folded.search_unit,
      folded_first_name = folded.folded_first_name, folded_last_name = folded.folded_last_name
    from jsonb_to_recordset(${JSON.stringify(folded)}::jsonb) as folded
      (id integer, search_name text, search_unit text, folded_first_name text, folded_last_name text)
    where tenants.id = folded.id
  `.execute(db);
}

interface NamedFacility {
  id: number;
  account_name: string | null;
  corporate_group: string | null;
}

async function foldFacilities(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<NamedFacility>`
    select id, account_name, corporate_group from facilities
  `.execute(db);
  if (rows.length === 0) return;
  const { foldedNames } = await import('../searchColumns.ts');
  const folded = rows.map((row) => ({ id: row.id, ...foldedNames(row) }));
  await sql`
    update facilities set folded_account_name = folded.folded_account_name,
      folded_corporate_group = folded.folded_corporate_group
    from jsonb_to_recordset(${JSON.stringify(folded)}::jsonb) as folded
      (id integer, folded_account_name text, folded_corporate_group text)
    where facilities.id = folded.id
  `.execute(db);
}
