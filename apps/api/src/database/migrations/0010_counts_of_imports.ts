import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { kind, kindColumns } from './0003_a_million_tenants.ts';

/** Counts the tenants of facilities anew, after a large write without triggers. */
export const countsOfImports: Migration = {
  async up(db) {
    await sql.raw(recountTenants).execute(db);
  },
};

const recountTenants = `
  create function recount_tenants(facility_ids integer[]) returns void language sql as $$
    delete from tenant_counts where facility_id = any(facility_ids);
    insert into tenant_counts (${kindColumns}, tenants)
    select ${kind('tenants')}, count(*) from tenants
    where facility_id = any(facility_ids) group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10
  $$`;
