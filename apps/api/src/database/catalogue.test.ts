import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../testing/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});

/** The tables whose rows belong to one facility. */
const ofFacility = [
  'archived_tenants',
  'deleted_tenants',
  'letter_batches',
  'tenant_counts',
  'tenants',
];

// docs/operations.md, "Growth beyond one PostgreSQL"
describe('the catalogue, for a distribution by facility_id', () => {
  it('has the facility in every row of the large tables', async () => {
    const { rows } = await sql<{ name: string }>`
      select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'facility_id' and is_nullable = 'NO'
      order by table_name
    `.execute(test.db);
    expect(rows.map(({ name }) => name)).toEqual([
      'archived_tenants',
      'deleted_tenants',
      'put_away_work',
      'tenant_counts',
      'tenants',
    ]);
  });

  it('has these unique constraints without the facility, and no others', async () => {
    const { rows } = await sql<{ key: string }>`
      select conrelid::regclass || ' ' || pg_get_constraintdef(oid) as key from pg_constraint
      where contype in ('p', 'u', 'x') and conrelid::regclass::text = any(${ofFacility})
        and pg_get_constraintdef(oid) !~ 'facility_id'
      order by 1
    `.execute(test.db);
    expect(rows.map(({ key }) => key)).toEqual([
      'archived_tenants PRIMARY KEY (id)',
      'deleted_tenants PRIMARY KEY (id)',
      'letter_batches PRIMARY KEY (id)',
      'letter_batches UNIQUE (day, request_key)',
      'letter_batches UNIQUE (filename)',
      'letter_batches UNIQUE (idempotency_key)',
      'tenants PRIMARY KEY (id)',
    ]);
  });

  it('has no trigger besides the counts of tenants, which stay within a facility, and the records of undos', async () => {
    const { rows } = await sql<{ trigger: string }>`
      select tgrelid::regclass || ' ' || tgfoid::regproc as trigger from pg_trigger
      where not tgisinternal and tgfoid::regproc::text not in ('record_undo', 'move_deleted_tenants')
      group by 1 order by 1
    `.execute(test.db);
    expect(rows).toEqual([{ trigger: 'tenants count_tenants' }]);
  });

  it('has no reference to tenants from another table, so a shard is complete', async () => {
    const { rows } = await sql`
      select conrelid::regclass from pg_constraint where confrelid = 'tenants'::regclass
    `.execute(test.db);
    expect(rows).toEqual([]);
  });
});
