import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { addFacility, addTenant } from '../../testing/seed.ts';
import { expectAnswer, testApp } from '../../testing/testApp.ts';

const test = await testApp();
const monitor = await test.signIn('monitor');

describe('bulk actions', () => {
  it.each([
    ['status', 'opt_out', { status: 'opt_out' }],
    ['status', 'no_response', { status: null }],
    ['coverage_id', '2', { status: 'selected_coverage', coverage_id: 2 }],
    ['charge_confirmed', 'true', { charge_confirmed_date: '2026-03-10' }],
    ['charge_applied', 'true', { charge_applied: true, charge_applied_date: '2026-03-10' }],
    ['tagged_for_removal', 'true', { tagged_for_removal: true }],
    ['charge_apply_date', '2026-08-01 00:00:00', { charge_apply_date: '2026-08-01' }],
  ])('set %s to %s', async (field, value, columns) => {
    const ids = await twoTenants();
    const form = { field, ids: ids.join(','), value };
    const response = await monitor.post('/api/tenants/bulk', form, { form: true });
    expect(response.statusCode).toBe(200);
    expect(await Promise.all(ids.map(test.tenant))).toMatchObject([columns, columns]);
  });

  // WIR-14
  it('count a repeated id once', async () => {
    const [id, other] = await twoTenants();
    const ids = `${id},${id},${other}`;
    const response = await monitor.post('/api/tenants/bulk', {
      field: 'status',
      ids,
      value: 'opt_out',
    });
    expect(response.statusCode).toBe(200);
    expect(await test.tenant(id)).toMatchObject({ status: 'opt_out' });
  });

  // WIR-14
  it('change nothing if one id is unknown', async () => {
    const [id] = await twoTenants();
    const ids = `${id},99999`;
    for (const answer of [
      await monitor.post('/api/tenants/bulk', { field: 'status', ids, value: 'opt_out' }),
      await monitor.post('/api/tenants/reset', { ids }),
      await monitor.delete('/api/tenants/bulk', { ids }),
    ]) {
      expectAnswer(
        answer,
        404,
        expect.stringContaining('no longer exist, so nothing was changed.'),
      );
    }
    expect(await test.tenant(id)).toMatchObject({ status: null });
  });

  it.each([
    ['an unknown field', { field: 'note', value: 'x' }],
    ['a field of its own', { field: 'facility_id', value: '1' }],
    ['a wrong value', { field: 'charge_confirmed', value: 'perhaps' }],
    ['a coverage nobody chose', { field: 'status', value: 'selected_coverage' }],
    ['a coverage that is none', { field: 'coverage_id', value: 'gold' }],
    ['a coverage beyond all ids', { field: 'coverage_id', value: '2147483648' }],
    ['a coverage that is not on offer', { field: 'coverage_id', value: '99999' }],
    ['no ids', { field: 'status', value: 'opt_out', ids: '' }],
    ['a hexadecimal id', { field: 'status', value: 'opt_out', ids: '1,0x1' }],
    ['an id with a leading zero', { field: 'status', value: 'opt_out', ids: '01' }],
    ['an empty place among the ids', { field: 'status', value: 'opt_out', ids: '1,,2' }],
    ['an id beyond all', { field: 'status', value: 'opt_out', ids: '9999999999' }],
    [
      'too many ids',
      {
        field: 'status',
        value: 'opt_out',
        ids: Array.from({ length: 10_001 }, (_, at) => at + 1).join(),
      },
    ],
  ])('are rejected with %s', async (_, body) => {
    const ids = (await twoTenants()).join(',');
    expect((await monitor.post('/api/tenants/bulk', { ids, ...body })).statusCode).toBe(422);
  });

  // TEN-26
  it('reset everything except the letter dates', async () => {
    const facilityId = await addFacility(test.db);
    const id = await addTenant(test.db, facilityId, {
      status: 'selected_coverage',
      coverage_id: 1,
      charge_applied: true,
      charge_applied_date: '2026-03-01',
      charge_apply_date: '2026-03-01',
      charge_confirmed_date: '2026-03-01',
      payment_confirmed_date: '2026-03-01',
      tagged_for_removal: true,
      initial_letter_sent_date: '2026-02-01',
      note: 'kept',
    });
    await monitor.post('/api/tenants/reset', { ids: String(id) }, { form: true });
    expect(await test.tenant(id)).toMatchObject({
      status: null,
      coverage_id: null,
      charge_applied: false,
      charge_applied_date: null,
      charge_apply_date: null,
      charge_confirmed_date: null,
      payment_confirmed_date: null,
      tagged_for_removal: false,
      initial_letter_sent_date: '2026-02-01',
      note: 'kept',
    });
  });

  // TEN-25
  it('accept ten thousand ids, also in the query string', async () => {
    const facilityId = await addFacility(test.db);
    const like = await addTenant(test.db, facilityId);
    // Ids of seven digits, which an office reaches after years.
    await sql`insert into tenants (id, facility_id, last_name, search_name, units)
      select 1000000 + n, facility_id, last_name, search_name, units
      from tenants, generate_series(1, 9999) as n where id = ${like}`.execute(test.db);
    const ids = [like, ...Array.from({ length: 9999 }, (_, at) => 1_000_001 + at)].join();
    const body = { field: 'status', value: 'moved_out', ids };
    expect((await monitor.post('/api/tenants/bulk', body, { form: true })).json()).toEqual({
      undo: expect.any(Number),
    });
    expect(await statusesOf(facilityId)).toEqual([{ status: 'moved_out', tenants: 10_000 }]);

    const address = await test.app.listen({ port: 0, host: '127.0.0.1' });
    const deleted = await fetch(`${address}/api/tenants/bulk?ids=${encodeURIComponent(ids)}`, {
      method: 'DELETE',
      headers: { 'x-authorization': monitor.token },
    });
    expect([deleted.status, await deleted.json()]).toEqual([200, { undo: expect.any(Number) }]);
    expect(await statusesOf(facilityId)).toEqual([]);
  });
});

const statusesOf = (facilityId: number) =>
  test.db
    .selectFrom('tenants')
    .select((counted) => ['status', counted.fn.countAll<number>().as('tenants')])
    .where('facility_id', '=', facilityId)
    .groupBy('status')
    .execute();

async function twoTenants(): Promise<[number, number]> {
  const facilityId = await addFacility(test.db);
  return [await addTenant(test.db, facilityId), await addTenant(test.db, facilityId)];
}
