import { TenantSortKeys, TenantStatuses } from '@audit-letters/api-client/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { searchColumns } from '../../database/searchColumns.ts';
import { addFacility, addTenant } from '../../testing/seed.ts';
import { testApp } from '../../testing/testApp.ts';

const test = await testApp();
const monitor = await test.signIn('monitor');
const facilities = [
  await addFacility(test.db),
  await addFacility(test.db),
  await addFacility(test.db),
];
await test.db.insertInto('tenants').values(sampleTenants(60)).execute();

/** Tenants with many equal and missing values: only a total sort gives them a fixed order. */
function sampleTenants(count: number) {
  const at = <T>(list: readonly T[], index: number) => list[index % list.length] as T;
  return Array.from({ length: count }, (_, index) => {
    const first_name = at(['Ana', 'ana', null, 'Joan', 'Ian'], index * 7);
    const last_name = at(['Tran', 'Banks', null, 'tran', 'Zurn'], index * 3 + (index >> 3));
    const unit = at(['B1', 'b10', null, 'A_1'], index);
    const units = at([['B1', 'K%9'], ['b10'], [], ['A_1']], index);
    return {
      facility_id: at(facilities, index),
      first_name,
      last_name,
      unit,
      units,
      ...searchColumns({ first_name, last_name, unit, units }),
      status: at([null, ...TenantStatuses], index * 5),
      charge_confirmed_date: at([null, '2026-03-01', '2026-02-01'], index),
      address: at(['1 Elm Street', ' ', null], index),
      city: 'Austin',
      state: 'TX',
      zip_code: '78701',
      tagged_for_removal: index % 11 === 0,
      initial_letter_sent_date: at([null, '2026-01-02'], index),
    };
  });
}

const listAt = async (url: string, query: Record<string, string>) =>
  (await monitor.get(url, query)).json().data;

const list = (query: Record<string, string>) => listAt('/api/tenants', query);

const idsOf = (rows: Array<{ id: number }>) => rows.map(({ id }) => id);

/** The pages of `size` tenants together are the list that one call reads. */
async function expectWholePages(url: string, query: Record<string, string>, size: number) {
  const whole = await listAt(url, { ...query, per_page: '100' });
  const pages: number[] = [];
  for (let page = 1; page <= Math.ceil(whole.pagination.total / size); page += 1) {
    const { data } = await listAt(url, { ...query, per_page: String(size), page: String(page) });
    pages.push(...idsOf(data));
  }
  expect(whole.data).toHaveLength(whole.pagination.total);
  expect(whole.pagination.total).toBeGreaterThan(0);
  expect(pages).toEqual(idsOf(whole.data));
}

describe('the pages of a list', () => {
  const orders = TenantSortKeys.flatMap((sort_by) => [
    { sort_by, sort_dir: 'asc' },
    { sort_by, sort_dir: 'desc' },
  ]);
  const filters: Array<Record<string, string>> = [
    {},
    { name: 'an' },
    { name: 'zu' },
    { name: 'an', filter: 'opt_out' },
    { unit: 'b1' },
    { unit: 'k%' },
    { facility_number: 'F-', tagged_for_removal: 'true' },
  ];

  it.each(orders.flatMap((order) => filters.map((filter) => ({ ...filter, ...order }))))(
    'contain each tenant of the list once: %j',
    (query) => expectWholePages('/api/tenants', query, 7),
  );

  it.each([
    ...['an', 'tran', 'joan tran', 'b1'].map((full_name) => ({ full_name })),
    { full_name: 'an', filter: 'opt_out' },
  ])('contain each tenant of a facility once: %j', (query) =>
    expectWholePages(`/api/facilities/${facilities[0]}/tenants`, query, 3),
  );

  // TEN-19
  it.each(orders)('are in the order of the column, then of the names: %j', async (order) => {
    const { sort_by, sort_dir } = order;
    const direction = sql.raw(sort_dir ?? 'asc');
    const column = ['status', 'charge_confirmed_date'].includes(sort_by)
      ? sql.ref(sort_by)
      : sql`lower(${sql.ref(sort_by)})`;
    const { rows } = await sql<{ id: number }>`
      select tenants.id from tenants join facilities on facilities.id = facility_id
      order by ${column} ${direction} nulls last, lower(last_name), lower(first_name), tenants.id
    `.execute(test.db);
    expect(idsOf((await list({ ...order, per_page: '100' })).data)).toEqual(idsOf(rows));
  });

  it('are empty beyond the last one', async () => {
    const { data, pagination } = await list({ name: 'an', page: '9' });
    expect(data).toEqual([]);
    expect(pagination).toMatchObject({ from: null, to: null });
  });
});

describe('a fragment of two letters', () => {
  it.each([
    [{ name: 'an' }, (row: Row) => /an/i.test(`${row.first_name} ${row.last_name}`)],
    [{ name: 'zu' }, (row: Row) => /zu/i.test(`${row.last_name}`)],
    [{ name: 'qx' }, () => false],
    [{ unit: 'b1' }, (row: Row) => row.units.some(({ identifier }) => /b1/i.test(identifier))],
    [{ unit: '_1' }, (row: Row) => row.units.some(({ identifier }) => identifier.includes('_1'))],
    [{ unit: '1k' }, () => false],
  ])('matches %j anywhere in a word and counts the matches', async (query, holds) => {
    const all: Row[] = (await list({ per_page: '100' })).data;
    const found = await list({ ...query, per_page: '100' });
    const expected = all.filter(holds);
    expect(idsOf(found.data)).toEqual(idsOf(expected));
    expect(found.filters[0]).toMatchObject({ key: 'all', count: expected.length });
  });

  interface Row {
    id: number;
    first_name: string | null;
    last_name: string | null;
    units: Array<{ identifier: string }>;
  }
});

// FAC-55
describe('the stored counts of tenants', () => {
  const facts = sql`1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 13`;
  /** The counts, computed from the tenants. */
  const counted = sql`
    select facility_id, status, tagged_for_removal, charge_applied,
      charge_confirmed_date is not null as charge_confirmed, coverage_id is not null as covered,
      complete_address(address, city, state, zip_code, country)
        as complete_address,
      initial_letter_sent_date is not null as initial_letter_sent,
      follow_up_letter_sent_date is not null as follow_up_letter_sent,
      welcome_letter_sent_date is not null as welcome_letter_sent, count(*)::int as tenants,
      (charged_coverage_id <> coverage_id) is true as charge_to_change,
      (welcome_coverage_id <> coverage_id) is true as welcome_to_renew
    from tenants group by ${facts} order by ${facts}`;
  const storedCounts = sql`select * from tenant_counts where tenants <> 0 order by ${facts}`;

  const expectExact = async () =>
    expect((await storedCounts.execute(test.db)).rows).toEqual(
      (await counted.execute(test.db)).rows,
    );

  it.each([
    [
      'many changed at once',
      `update tenants set status = case when id % 3 = 0 then 'opt_out' when id % 3 = 1 then 'moved_out' end,
        tagged_for_removal = id % 5 = 0, address = case when id % 4 > 0 then '1 Elm' end`,
    ],
    [
      'moved to another facility',
      `update tenants set facility_id = ${facilities[1]} where facility_id = ${facilities[0]} and id % 2 = 0`,
    ],
    [
      'a letter sent',
      `update tenants set follow_up_letter_sent_date = '2026-03-03', welcome_letter_sent_date = '2026-03-04'
        where id % 3 = 0`,
    ],
    [
      'a coverage chosen and charged',
      `update tenants set status = 'selected_coverage', coverage_id = 1, charge_applied = true,
        charge_confirmed_date = '2026-03-04' where id % 4 = 1`,
    ],
    [
      'another coverage chosen',
      `update tenants set charged_coverage_id = 1, welcome_coverage_id = case when id % 8 = 1 then 1 end,
        coverage_id = 2 where id % 4 = 1`,
    ],
    ['nothing changed', `update tenants set last_name = 'Moss' where id % 2 = 0`],
    ['some deleted', 'delete from tenants where id % 3 = 1'],
    ['a change rolled back', 'begin; delete from tenants; rollback'],
    ['the table emptied', 'truncate tenants'],
    ['a facility deleted', `delete from facilities where id = ${facilities[2]}`],
  ])('equal the counted tenants after %s', async (_, statement) => {
    await test.db.insertInto('tenants').values(sampleTenants(20)).execute();
    await sql.raw(statement).execute(test.db);
    await expectExact();
  });

  it('are right after many writes to one facility at once', async () => {
    const facility = await addFacility(test.db);
    const ids = await Promise.all(Array.from({ length: 12 }, () => addTenant(test.db, facility)));
    const words = ['opt_out', 'moved_out', 'no_response', 'provide_proof'];
    const answers = await Promise.all(
      [...ids, ...ids].map((id, index) =>
        monitor.post(`/api/tenants/${id}/status`, { status: words[index % words.length] }),
      ),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    await expectExact();
  });
});
