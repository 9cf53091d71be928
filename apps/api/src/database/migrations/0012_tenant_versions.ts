import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { add, kind, kindColumns } from './0003_a_million_tenants.ts';

/** A version for the tenants of each facility, so that a server knows which counts of a search are still right. */
export const tenantVersions: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

/**
 * Gives facilities a new version. Until the transaction ends, other changes to their tenants wait, so each version stands
 * for one state. The fixed order prevents deadlocks.
 */
const change = (facilityIds: string) => `
  insert into tenant_versions (facility_id)
  select id from facilities where id in (${facilityIds}) order by id
  on conflict (facility_id) do update set version = excluded.version`;

const statements = [
  // Random: a version never comes back, not even after a restore.
  `create table tenant_versions (
    facility_id integer primary key references facilities (id) on delete cascade,
    version uuid not null default gen_random_uuid()
  )`,
  `create or replace function count_tenants() returns trigger language plpgsql as $$
    begin
      case tg_op
        when 'INSERT' then
          ${change('select facility_id from added')};
          ${add(`select ${kind('added')}, count(*) from added group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10`)};
        when 'DELETE' then
          ${change('select facility_id from removed')};
          ${add(`select ${kind('removed')}, -count(*) from removed group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10`)};
        when 'UPDATE' then
          ${change('select facility_id from added union select facility_id from removed')};
          ${add(`
            select facility_id, a, b, c, d, e, f, g, h, i, sum(one) from (
              select ${kind('added')}, 1 from added union all select ${kind('removed')}, -1 from removed
            ) as parts (facility_id, a, b, c, d, e, f, g, h, i, one)
            group by facility_id, a, b, c, d, e, f, g, h, i`)};
        when 'TRUNCATE' then
          delete from tenant_versions;
          delete from tenant_counts;
      end case;
      return null;
    end
    $$`,
  `create or replace function recount_tenants(facility_ids integer[]) returns void language sql as $$
    ${change('select unnest(facility_ids)')};
    delete from tenant_counts where facility_id = any(facility_ids);
    insert into tenant_counts (${kindColumns}, tenants)
    select ${kind('tenants')}, count(*) from tenants
    where facility_id = any(facility_ids) group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10
  $$`,
  change('select id from facilities'),
];
