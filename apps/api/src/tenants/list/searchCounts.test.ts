import { TenantStatuses } from '@audit-letters/api-client/contract';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { searchName } from '../../database/searchName.ts';
import { addFacility } from '../../testing/seed.ts';
import { type Caller, type TestApp, testApp } from '../../testing/testApp.ts';

let test: TestApp;
let monitor: Caller;
let facilities: number[];
beforeAll(async () => {
  test = await testApp();
  monitor = await test.signIn('monitor');
  facilities = await Promise.all([1, 2, 3].map(() => addFacility(test.db)));
  await test.db.insertInto('tenants').values(tenants(90)).execute();
});

const at = <T>(list: readonly T[], index: number) => list[index % list.length] as T;

function tenants(count: number) {
  return Array.from({ length: count }, (_, index) => {
    const first_name = at(['Ana', 'Joan', null, 'Ian', 'Maria'], index * 7);
    const last_name = at(['Tran', 'Banks', 'Zurn', null], index * 3 + (index >> 3));
    return {
      facility_id: at(facilities, index),
      ...{ first_name, last_name, search_name: searchName(first_name, last_name) },
      status: at([null, ...TenantStatuses], index * 5),
      charge_confirmed_date: at([null, '2026-03-01'], index),
      ...{ unit: at(['B1', 'K07'], index), units: [at(['B1', 'K07'], index)] },
      address: at(['1 Elm Street', null], index),
      ...{ city: 'Austin', state: 'TX', zip_code: '78701' },
      tagged_for_removal: index % 4 === 0,
    };
  });
}

const searches: Array<[query: Record<string, string>, condition: string]> = [
  [{ name: 'an' }, "search_name like '%an%'"],
  [{ name: 'maria' }, "search_name like '%maria%'"],
  [{ name: 'Maria B' }, "search_name like '%maria b%'"],
  [{ name: 'joan zurn' }, "search_name like '%joan zurn%'"],
  [{ unit: '07' }, "unit_text(unit, units) like '%07%'"],
  [{ unit: 'K07' }, "unit_text(unit, units) like '%k07%'"],
  [{ name: 'an', unit: 'b1' }, "search_name like '%an%' and unit_text(unit, units) like '%b1%'"],
  [{ name: 'an', tagged_for_removal: 'true' }, "search_name like '%an%' and tagged_for_removal"],
  [{ name: 'an', filter: 'opt_out' }, "search_name like '%an%'"],
];

/** What the list shows, and what the tenants are. */
async function counts(query: Record<string, string>, condition: string) {
  const { data } = (await monitor.get('/api/tenants', query)).json();
  const keys = ['all', 'move_out', 'bad_address', 'any_coverage', 'provide_proof', 'opt_out'];
  const { rows } = await sql<{ counts: number[]; total: number; incomplete: number }>`
    select array[count(*), count(*) filter (where status = 'moved_out'),
        count(*) filter (where status = 'bad_address'),
        count(*) filter (where status = 'selected_coverage'),
        count(*) filter (where status = 'provide_proof'),
        count(*) filter (where status = 'opt_out'), count(*) filter (where status is null)]::int[] as counts,
      (count(*) filter (where ${isChosen(query)}))::int as total,
      (count(*) filter (where ${isChosen(query)} and address is null))::int as incomplete
    from tenants where ${sql.raw(condition)}
  `.execute(test.db);
  const shown: Array<{ key: string; count: number }> = data.filters;
  expect(shown.map(({ key }) => key)).toEqual([...keys, 'non_responder']);
  return {
    shown: {
      counts: shown.map(({ count }) => count),
      total: data.pagination.total,
      incomplete: data.info.incomplete_address,
    },
    counted: rows[0],
  };
}

const isChosen = ({ filter }: Record<string, string>) =>
  filter ? sql`status = ${filter}` : sql`true`;

// FAC-59
it.each<[change: string, work: () => Promise<unknown>]>([
  ['nothing', async () => {}],
  ['an insert', () => test.db.insertInto('tenants').values(tenants(25)).execute()],
  [
    'a new status in one facility',
    () =>
      sql`update tenants set status = 'opt_out' where facility_id = ${facilities[1]} and id % 3 = 0`.execute(
        test.db,
      ),
  ],
  [
    'new names',
    () => sql`update tenants set search_name = 'marian' where id % 7 = 0`.execute(test.db),
  ],
  [
    'a new unit',
    () => sql`update tenants set unit = 'C3', units = '{C3}' where id % 5 = 0`.execute(test.db),
  ],
  [
    'a new status, set by a call',
    async () => {
      const ids = await test.db.selectFrom('tenants').select('id').limit(3).execute();
      const body = { ids: ids.map(({ id }) => id).join(','), field: 'status', value: 'moved_out' };
      expect((await monitor.post('/api/tenants/bulk', body)).statusCode).toBe(200);
    },
  ],
  [
    'a move to another facility',
    () =>
      sql`update tenants set facility_id = ${facilities[0]} where facility_id = ${facilities[2]} and id % 2 = 0`.execute(
        test.db,
      ),
  ],
  [
    'a change that is rolled back',
    () =>
      test.db
        .transaction()
        .execute(async (trx) => {
          await sql`delete from tenants`.execute(trx);
          throw new Error('rolled back');
        })
        .catch(() => {}),
  ],
  [
    'a write without triggers and a recount',
    () =>
      test.db.transaction().execute(async (trx) => {
        await sql`set local session_replication_role = replica`.execute(trx);
        await trx.insertInto('tenants').values(tenants(10)).execute();
        await sql`select recount_tenants(${facilities}::int[])`.execute(trx);
      }),
  ],
  ['a delete', () => sql`delete from tenants where id % 4 = 1`.execute(test.db)],
  [
    'a deleted facility',
    () => sql`delete from facilities where id = ${facilities[2]}`.execute(test.db),
  ],
  [
    'an emptied and filled table',
    async () => {
      await sql`truncate tenants`.execute(test.db);
      facilities = facilities.slice(0, 2);
      await test.db.insertInto('tenants').values(tenants(12)).execute();
    },
  ],
])('the counts of a repeated search equal the tenants after %s', async (_, work) => {
  for (const [query, condition] of searches) await counts(query, condition);
  await work();
  for (const [query, condition] of searches) {
    const { shown, counted } = await counts(query, condition);
    expect([query, shown]).toEqual([query, counted]);
  }
});

it('are those of the facilities in the search', async () => {
  const [one = 0] = facilities;
  const { facility_number } = await test.db
    .selectFrom('facilities')
    .select('facility_number')
    .where('id', '=', one)
    .executeTakeFirstOrThrow();
  const total = async (query: Record<string, string>) =>
    (await monitor.get('/api/tenants', query)).json().data.pagination.total;
  const { rows } = await sql<{ count: number }>`
    select count(*) from tenants where facility_id = ${one} and search_name like '%an%'
  `.execute(test.db);
  expect(await total({ name: 'an', facility_number })).toBe(rows[0]?.count);
  expect(await total({ name: 'an' })).toBeGreaterThan(rows[0]?.count ?? 0);
});
