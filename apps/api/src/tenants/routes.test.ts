import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { addFacility, addTenant } from '../testing/seed.ts';
import { type Caller, type TestApp, testApp } from '../testing/testApp.ts';

let test: TestApp;
let monitor: Caller;
beforeAll(async () => {
  test = await testApp();
  monitor = await test.signIn('monitor');
});

describe("the staff's list", () => {
  beforeAll(async () => {
    const id = await addFacility(test.db, {
      facility_number: 'L-1',
      letter_effective_date: '2026-06-01',
    });
    const add = (first_name: string, last_name: string | null, more = {}) =>
      addTenant(test.db, id, { first_name, last_name, unit: `U-${first_name}`, ...more });
    await add('José', 'Peña', { status: 'opt_out', monitor_note: 'call first' });
    await add('Ann', 'adams', { status: 'selected_coverage', charge_applied: true });
    await add('Bob', 'Zed', { status: 'moved_out', zip_code: ' ', charge_applied: true });
    await add('Cy', null, { units: ['U-Cy', 'Z-9'], address: null, tagged_for_removal: true });
    await addTenant(test.db, await addFacility(test.db), { last_name: 'Elsewhere' });
  });

  // TEN-7, TEN-55, TEN-63
  it('shows tenants with their facility, units, stats, choices and page', async () => {
    const { data } = (await monitor.get('/api/tenants', { facility_number: 'l-1' })).json();
    expect(data.data[0]).toMatchObject({
      ...{ first_name: 'Ann', last_name: 'adams', facility_number: 'L-1', coverage_id: null },
      ...{ units: [{ identifier: 'U-Ann' }], charge_apply_date: '2026-06-01' },
    });
    expect(data.data[1]).toMatchObject({ last_name: 'Peña', monitor_note: 'call first' });
    expect(data.info).toEqual({ incomplete_address: 2 });
    expect(data.pagination).toEqual({ current_page: 1, last_page: 1, total: 4, from: 1, to: 4 });
    expect(data.filters).toEqual([
      { key: 'all', label: 'All Tenants', count: 4 },
      { key: 'move_out', label: 'Moved out', count: 1 },
      { key: 'bad_address', label: 'Bad Address', count: 0 },
      { key: 'any_coverage', label: 'Selected Coverage', count: 1 },
      { key: 'provide_proof', label: 'Provided Proof', count: 0 },
      { key: 'opt_out', label: 'Opted Out', count: 1 },
      { key: 'non_responder', label: 'No Response', count: 1 },
    ]);
    expect(data.stats).toEqual({
      ...{ total_all: 4, total: 3, charge_applied: 1, opted_out: 1, provided_proof: 0 },
      ...{ selected_coverage: 1, non_responder: 1, tagged_for_removal: 1 },
      ...{ charge_applied_percentage: 33.3, opted_out_percentage: 33.3 },
      ...{ provided_proof_percentage: 0, selected_coverage_percentage: 33.3 },
      non_responder_percentage: 33.3,
    });
  });

  // TEN-12, TEN-63
  it.each([
    [{ name: 'pena' }, ['José']],
    [{ name: 'PEÑA, jo' }, ['José']],
    [{ name: 'José pe' }, ['José']],
    [{ name: '%' }, []],
    [{ name: 'z' }, ['Bob']],
    [{ name: "o'%_\\" }, []],
    [{ unit: 'z-9' }, ['Cy']],
    [{ unit: 'u-' }, ['Ann', 'José', 'Bob', 'Cy']],
    [{ filter: 'any_coverage' }, ['Ann']],
    [{ filter: 'non_responder' }, ['Cy']],
    [{ filter: 'opt_out', status: 'opt_out' }, ['José']],
    [{ filter: 'opt_out', status: 'move_out' }, []],
    [{ tagged_for_removal: 'true' }, ['Cy']],
    [{ tagged_for_removal: 'false', filter: 'move_out' }, ['Bob']],
    [{ sort_by: 'first_name', sort_dir: 'desc' }, ['José', 'Cy', 'Bob', 'Ann']],
    [{ sort_by: 'unit' }, ['Ann', 'Bob', 'Cy', 'José']],
    [{ per_page: '2', page: '2' }, ['Bob', 'Cy']],
  ])('of %j shows %j', async (query, shown) => {
    const all: Record<string, string> = { facility_number: 'L-1', ...query };
    expect(firstNames((await monitor.get('/api/tenants', all)).json().data.data)).toEqual(shown);
  });

  // TEN-4, TEN-5, TEN-8, WIR-20
  it.each([
    ['filter', 'moved_out'],
    ['status', 'no_response'],
    ['sort_by', 'monitor_note'],
    ['sort_dir', 'down'],
    ['page', '0'],
    ['tagged_for_removal', 'maybe'],
  ])('is refused with %s=%s', async (field, value) => {
    expect((await monitor.get('/api/tenants', { [field]: value })).statusCode).toBe(422);
  });

  it('is refused when a word is said twice, or a NUL is in it', async () => {
    expect((await monitor.get('/api/tenants?status=opt_out&status=move_out')).statusCode).toBe(422);
    expect((await monitor.get('/api/tenants?name=a%00b')).statusCode).toBe(422);
  });
});

describe("a facility's list", () => {
  // TEN-1, TEN-3
  it('is for its manager and for staff, and keeps the note of the monitor from the manager', async () => {
    const { facilityId, manager } = await managed();
    await addTenant(test.db, facilityId, { monitor_note: 'secret', note: 'shown', zip_code: '' });
    const url = `/api/facilities/${facilityId}/tenants`;
    const forManager = (await manager.get(url)).json();
    expect(forManager.data.data).toMatchObject([{ monitor_note: null, note: 'shown' }]);
    expect(forManager.info).toEqual({ incomplete_address: 1 });
    expect((await monitor.get(url)).json().data.data[0].monitor_note).toBe('secret');
  });

  // WIR-24
  it('of another facility seems not to exist', async () => {
    const { facilityId } = await managed();
    const { manager } = await managed();
    for (const list of ['tenants', 'tenant-filters']) {
      const foreign = await manager.get(`/api/facilities/${facilityId}/${list}`);
      const unknown = await manager.get(`/api/facilities/99999/${list}`);
      expect([foreign.statusCode, foreign.body]).toEqual([404, unknown.body]);
    }
  });

  // TEN-64, TEN-65
  it('is narrowed by full name and filter, with the counts of every choice', async () => {
    const { facilityId, manager } = await managed();
    await addTenant(test.db, facilityId, {
      first_name: 'Ida',
      last_name: 'Low',
      status: 'opt_out',
    });
    await addTenant(test.db, facilityId, { first_name: 'Ivo', last_name: 'High' });
    const url = `/api/facilities/${facilityId}`;
    const byName = await manager.get(`${url}/tenants`, { full_name: 'low, i' });
    const byFilter = await manager.get(`${url}/tenants`, { filter: 'non_responder' });
    expect(firstNames(byName.json().data.data)).toEqual(['Ida']);
    expect(firstNames(byFilter.json().data.data)).toEqual(['Ivo']);
    const choices = (await manager.get(`${url}/tenant-filters`)).json();
    expect(choices[0]).toEqual({ key: 'all', label: 'All Tenants', count: 2 });
  });
});

describe('the status', () => {
  it.each([
    ['provide_proof', 'provide_proof'],
    ['opt_out', 'opt_out'],
    ['moved_out', 'moved_out'],
    ['bad_address', 'bad_address'],
    ['no_response', null],
  ])('%s is stored as %s, and takes the coverage away', async (word, status) => {
    const { facilityId, manager } = await managed();
    const id = await addTenant(test.db, facilityId, {
      status: 'selected_coverage',
      coverage_id: 1,
    });
    const response = await manager.post(
      `/api/tenants/${id}/status`,
      { status: word },
      { form: true },
    );
    expect(response.json()).toEqual({});
    expect(await stored(id)).toMatchObject({ status, coverage_id: null });
  });

  it('of a filter word, of an unknown one and of a coverage without one is refused', async () => {
    const { facilityId, manager } = await managed();
    const id = await addTenant(test.db, facilityId, { status: 'opt_out' });
    for (const status of ['move_out', 'rubbish', 'selected_coverage']) {
      const response = await manager.post(`/api/tenants/${id}/status`, { status });
      expect(response.statusCode).toBe(422);
    }
    expect(await stored(id)).toMatchObject({ status: 'opt_out' });
  });

  it('is out of reach for the manager of another facility', async () => {
    const id = await addTenant(test.db, await addFacility(test.db));
    const { manager } = await managed();
    const foreign = await manager.post(`/api/tenants/${id}/status`, { status: 'opt_out' });
    const unknown = await manager.post('/api/tenants/99999/status', { status: 'opt_out' });
    expect([foreign.statusCode, foreign.body]).toEqual([404, unknown.body]);
    expect(await stored(id)).toMatchObject({ status: null });
  });

  // TEN-2
  it('is locked for the manager, not for staff, once the welcome letter is out', async () => {
    const { facilityId, manager } = await managed();
    const id = await addTenant(test.db, facilityId, { welcome_letter_sent_date: '2026-03-01' });
    const refused = await manager.post(`/api/tenants/${id}/status`, { status: 'opt_out' });
    const done = await monitor.post(`/api/tenants/${id}/status`, { status: 'opt_out' });
    expect([refused.statusCode, done.statusCode]).toEqual([422, 200]);
  });
});

describe("the manager's edit", () => {
  // WIR-22
  it('stores what a manager may write, and only that', async () => {
    const { facilityId, manager } = await managed({ letter_effective_date: '2026-03-10' });
    const id = await addTenant(test.db, facilityId, { tagged_for_removal: true });
    const form = {
      ...{ id, facility_id: facilityId, first_name: ' Eve ', last_name: 'Ångström', note: '' },
      ...{ move_in_date: '2024-02-29 00:00:00', units: ' B2 ,A1,', coverage_id: 2 },
      ...{ status: 'selected_coverage', charge_applied: 'true' },
      ...{ monitor_note: 'x', charge_confirmed_date: '2026-01-01', untag: 'true' },
      ...{ tagged_for_removal: 'false', welcome_letter_sent_date: '2026-01-01' },
    };
    const response = await manager.post('/api/managers/update-tenant', form, { form: true });
    expect([response.statusCode, response.json()]).toEqual([200, {}]);
    expect(await stored(id)).toMatchObject({
      ...{ first_name: 'Eve', last_name: 'Ångström', note: null, move_in_date: '2024-02-29' },
      ...{ units: ['B2', 'A1'], unit: 'B2', status: 'selected_coverage', coverage_id: 2 },
      ...{ charge_applied: true, charge_applied_date: '2026-03-10', address: '12 Elm Street' },
      ...{ monitor_note: null, charge_confirmed_date: null, tagged_for_removal: true },
      ...{ welcome_letter_sent_date: null, search_name: 'eve angstrom\nangstrom eve' },
    });
  });

  it('keeps the date of a charge that is there, and clears it with the charge', async () => {
    const { facilityId, manager } = await managed();
    const id = await addTenant(test.db, facilityId, {
      ...{ charge_applied: true, charge_applied_date: '2026-03-01' },
    });
    const url = '/api/managers/update-tenant';
    await manager.post(url, { id, charge_applied: true });
    expect(await stored(id)).toMatchObject({ charge_applied_date: '2026-03-01' });
    await manager.post(url, { id, charge_applied: false });
    expect(await stored(id)).toMatchObject({ charge_applied: false, charge_applied_date: null });
  });

  it('of a foreign tenant, or under a foreign facility, is not found', async () => {
    const foreign = await managed();
    const { facilityId, manager } = await managed();
    const id = await addTenant(test.db, facilityId);
    const foreignId = await addTenant(test.db, foreign.facilityId);
    const calls = [
      { id: foreignId, facility_id: facilityId, note: 'x' },
      { id, facility_id: foreign.facilityId, note: 'x' },
      { id: foreignId, facility_id: foreign.facilityId, note: 'x' },
    ];
    for (const body of calls) {
      expect((await manager.post('/api/managers/update-tenant', body)).statusCode).toBe(404);
    }
    expect([await stored(id), await stored(foreignId)]).toMatchObject([
      { note: null },
      { note: null },
    ]);
  });

  it('takes only a coverage on offer in the state', async () => {
    const { id: utah } = await test.db
      .insertInto('coverages')
      .values({ state: 'UT', monthly_fee_cents: 900, coverage_amount: 900 })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { facilityId, manager } = await managed();
    const id = await addTenant(test.db, facilityId);
    for (const coverage_id of [utah, 99_999]) {
      const body = { id, status: 'selected_coverage', coverage_id };
      const response = await manager.post('/api/managers/update-tenant', body);
      expect([response.statusCode, Object.keys(response.json().data.fields)]).toEqual([
        422,
        ['coverage_id'],
      ]);
    }
  });
});

describe("the staff's edit", () => {
  // TEN-23, TEN-24, TEN-44
  it('untags, confirms the payment and keeps the own date of the charge', async () => {
    const facilityId = await addFacility(test.db, { letter_effective_date: '2026-06-01' });
    const id = await addTenant(test.db, facilityId, { tagged_for_removal: true });
    const form = {
      ...{ untag: 'true', charge_confirmed: 'true', monitor_note: 'paid' },
      charge_apply_date: '2026-07-01 00:00:00',
    };
    await monitor.post(`/api/tenants/${id}`, form, { form: true });
    expect(await stored(id)).toMatchObject({
      ...{ tagged_for_removal: false, monitor_note: 'paid', charge_apply_date: '2026-07-01' },
      ...{ charge_confirmed_date: '2026-03-10', payment_confirmed_date: '2026-03-10' },
    });
    await monitor.post(`/api/tenants/${id}`, { charge_apply_date: '2026-06-01' });
    expect(await stored(id)).toMatchObject({ charge_apply_date: null });
  });

  it('leaves a unit with a comma whole when the units come back as they were', async () => {
    const units = ['A1, front', 'B2'];
    const id = await addTenant(test.db, await addFacility(test.db), { unit: 'A1, front', units });
    const form = { city: 'Dover', unit: 'A1, front', units: units.join(',') };
    await monitor.post(`/api/tenants/${id}`, form, { form: true });
    expect(await stored(id)).toMatchObject({ city: 'Dover', units });
  });

  it('refuses nonsense dates and units that are no text', async () => {
    const id = await addTenant(test.db, await addFacility(test.db));
    for (const body of [{ move_in_date: '31/12/2026' }, { units: ['A', 'B'] }]) {
      expect((await monitor.post(`/api/tenants/${id}`, body)).statusCode).toBe(422);
    }
  });

  it('is not for managers', async () => {
    const { facilityId, manager } = await managed();
    const id = await addTenant(test.db, facilityId);
    expect((await manager.post(`/api/tenants/${id}`, { note: 'x' })).statusCode).toBe(403);
  });
});

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
    expect(response.json()).toEqual({});
    expect(await Promise.all(ids.map(stored))).toMatchObject([columns, columns]);
  });

  // WIR-14, WIR-41
  it('count an id named twice once', async () => {
    const [id, other] = await twoTenants();
    const ids = `${id},${id},${other}`;
    const response = await monitor.post('/api/tenants/bulk', {
      ...{ field: 'status', ids, value: 'opt_out' },
    });
    expect(response.statusCode).toBe(200);
    expect(await stored(id)).toMatchObject({ status: 'opt_out' });
  });

  // TEN-30, WIR-21
  it('are refused whole with one unknown id', async () => {
    const [id] = await twoTenants();
    const ids = `${id},99999`;
    const statuses = [
      (await monitor.post('/api/tenants/bulk', { field: 'status', ids, value: 'opt_out' }))
        .statusCode,
      (await monitor.post('/api/tenants/reset', { ids })).statusCode,
      (await monitor.delete('/api/tenants/bulk', { ids })).statusCode,
    ];
    expect(statuses).toEqual([404, 404, 404]);
    expect(await stored(id)).toMatchObject({ status: null });
  });

  it.each([
    ['an unknown field', { field: 'note', value: 'x' }],
    ['a field of its own', { field: 'facility_id', value: '1' }],
    ['a wrong value', { field: 'charge_confirmed', value: 'perhaps' }],
    ['a coverage nobody chose', { field: 'status', value: 'selected_coverage' }],
    ['a coverage that is none', { field: 'coverage_id', value: 'gold' }],
    ['a coverage that is not on offer', { field: 'coverage_id', value: '99999' }],
    ['no ids', { field: 'status', value: 'opt_out', ids: '' }],
    ['ids that are none', { field: 'status', value: 'opt_out', ids: '1,x' }],
    ['hexadecimal ids', { field: 'status', value: 'opt_out', ids: '0x1' }],
    ['ids with an exponent', { field: 'status', value: 'opt_out', ids: '1e3' }],
    ['ids with spaces', { field: 'status', value: 'opt_out', ids: '1, 2' }],
    ['an id with a leading zero', { field: 'status', value: 'opt_out', ids: '01' }],
    ['an id with digits of another script', { field: 'status', value: 'opt_out', ids: '١' }],
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
  ])('are refused with %s', async (_, body) => {
    const ids = (await twoTenants()).join(',');
    expect((await monitor.post('/api/tenants/bulk', { ids, ...body })).statusCode).toBe(422);
  });

  // TEN-26
  it('reset everything but the letter dates', async () => {
    const facilityId = await addFacility(test.db);
    const id = await addTenant(test.db, facilityId, {
      ...{ status: 'selected_coverage', coverage_id: 1, charge_applied: true },
      ...{ charge_applied_date: '2026-03-01', charge_apply_date: '2026-03-01' },
      ...{ charge_confirmed_date: '2026-03-01', payment_confirmed_date: '2026-03-01' },
      ...{ tagged_for_removal: true, initial_letter_sent_date: '2026-02-01', note: 'kept' },
    });
    await monitor.post('/api/tenants/reset', { ids: String(id) }, { form: true });
    expect(await stored(id)).toMatchObject({
      ...{ status: null, coverage_id: null, charge_applied: false, charge_applied_date: null },
      ...{ charge_apply_date: null, charge_confirmed_date: null, payment_confirmed_date: null },
      ...{ tagged_for_removal: false, initial_letter_sent_date: '2026-02-01', note: 'kept' },
    });
  });

  it('delete for good, and say so in the audit log', async () => {
    const ids = await twoTenants();
    await monitor.delete('/api/tenants/bulk', { ids: ids.join(',') });
    expect(await Promise.all(ids.map(stored))).toEqual([undefined, undefined]);
    const entry = await test.db
      .selectFrom('audit_log')
      .selectAll()
      .where('action', '=', 'delete')
      .executeTakeFirstOrThrow();
    expect(entry).toMatchObject({
      user_id: monitor.userId,
      object_type: 'tenant',
      object_ids: ids,
    });
  });

  // TEN-79
  it('take ten thousand tenants at a time, also where their ids travel in the address', async () => {
    const facilityId = await addFacility(test.db);
    const like = await addTenant(test.db, facilityId);
    // Ids of seven digits, as an office has them after years.
    await sql`insert into tenants (id, facility_id, last_name, search_name, units)
      select 1000000 + n, facility_id, last_name, search_name, units
      from tenants, generate_series(1, 9999) as n where id = ${like}`.execute(test.db);
    const ids = [like, ...Array.from({ length: 9999 }, (_, at) => 1_000_001 + at)].join();
    const body = { field: 'status', value: 'moved_out', ids };
    expect((await monitor.post('/api/tenants/bulk', body, { form: true })).json()).toEqual({});
    expect(await statusesOf(facilityId)).toEqual([{ status: 'moved_out', tenants: 10_000 }]);

    const address = await test.app.listen({ port: 0, host: '127.0.0.1' });
    const deleted = await fetch(`${address}/api/tenants/bulk?ids=${encodeURIComponent(ids)}`, {
      method: 'DELETE',
      headers: { 'x-authorization': monitor.token },
    });
    expect([deleted.status, await deleted.json()]).toEqual([200, {}]);
    expect(await statusesOf(facilityId)).toEqual([]);
  });
});

// TEN-43
describe("the manager's charge", () => {
  const due = { letter_effective_date: '2026-03-10' };
  const update = '/api/managers/update-tenant';
  const bulk = '/api/managers/bulk-charge-applied';

  it.each([
    ['without a coverage', { status: 'opt_out' }, due, 'has no coverage'],
    [
      'before its own apply date',
      { ...covered, charge_apply_date: '2026-03-11' },
      due,
      'applies from 2026-03-11 on',
    ],
    [
      "before the facility's effective date",
      covered,
      { letter_effective_date: '2026-03-11' },
      'applies from 2026-03-11 on',
    ],
    ['without any apply date', covered, {}, 'no charge apply date is set'],
    [
      'after the welcome letter',
      { ...covered, welcome_letter_sent_date: '2026-03-01' },
      due,
      'has been sent',
    ],
  ] as const)(
    'is refused %s, and nothing of the call is stored',
    async (_, tenant, facility, why) => {
      const { facilityId, manager } = await managed(facility);
      const ready = await addTenant(test.db, facilityId, {
        ...{ first_name: 'Ana', last_name: 'Ready', ...covered, charge_apply_date: '2026-03-01' },
      });
      const id = await addTenant(test.db, facilityId, {
        ...{ first_name: 'Chidi', last_name: 'Okafor', ...tenant },
      });
      const one = await manager.post(
        update,
        { id, note: 'changed', charge_applied: 'true' },
        { form: true },
      );
      const many = await manager.post(bulk, { ids: `${ready},${id}` }, { form: true });
      for (const response of [one, many]) {
        expect(response.statusCode).toBe(422);
        expect(response.json().data.message ?? response.json().data).toMatch(/Chidi Okafor/);
        expect(response.body).toContain(why);
      }
      expect(await stored(id)).toMatchObject({ charge_applied: false, note: null });
      expect(await stored(ready)).toMatchObject({ charge_applied: false });
    },
  );

  it.each([
    ['on the effective date of the facility', covered, due],
    ['from the date a monitor set', { ...covered, charge_apply_date: '2026-03-10' }, {}],
  ] as const)('is stored %s', async (_, tenant, facility) => {
    const { facilityId, manager } = await managed(facility);
    const ids = [
      await addTenant(test.db, facilityId, tenant),
      await addTenant(test.db, facilityId, tenant),
    ];
    await manager.post(update, { id: ids[0], charge_applied: true });
    await manager.post(bulk, { ids: ids.join() });
    for (const id of ids) {
      expect(await stored(id)).toMatchObject({
        ...{ charge_applied: true, charge_applied_date: '2026-03-10' },
      });
    }
  });

  it('goes with a coverage chosen in the same call, and not with one taken away', async () => {
    const { facilityId, manager } = await managed(due);
    const id = await addTenant(test.db, facilityId);
    const choose = { id, status: 'selected_coverage', coverage_id: 1, charge_applied: true };
    expect((await manager.post(update, choose)).statusCode).toBe(200);
    const other = await addTenant(test.db, facilityId, covered);
    const leave = { id: other, status: 'opt_out', charge_applied: true };
    expect((await manager.post(update, leave)).statusCode).toBe(422);
    expect(await stored(other)).toMatchObject(covered);
  });

  // TEN-80
  it('that is there already may be sent along with an edit', async () => {
    const { facilityId, manager } = await managed();
    const id = await addTenant(test.db, facilityId, {
      ...{ charge_applied: true, charge_applied_date: '2026-03-01' },
    });
    await manager.post(update, { id, note: 'New gate code', charge_applied: true });
    expect(await stored(id)).toMatchObject({
      ...{ note: 'New gate code', charge_applied: true, charge_applied_date: '2026-03-01' },
    });
  });

  // TEN-80
  it('is for staff to correct at any time', async () => {
    const id = await addTenant(test.db, await addFacility(test.db));
    const response = await monitor.post(`/api/tenants/${id}`, { charge_applied: true });
    expect(response.statusCode).toBe(200);
    expect(await stored(id)).toMatchObject({ charge_applied: true });
  });
});

describe("the manager's bulk actions", () => {
  // TEN-73, TEN-75
  it('tag tenants until tagging is complete', async () => {
    const { facilityId, manager } = await managed();
    const id = await addTenant(test.db, facilityId);
    const form = { facility_id: facilityId, ids: String(id) };
    await manager.post('/api/managers/tag-tenants', form, { form: true });
    expect(await stored(id)).toMatchObject({ tagged_for_removal: true });
    await manager.post('/api/managers/confirm-tagging-complete');
    expect((await manager.post('/api/managers/tag-tenants', form)).statusCode).toBe(422);
  });

  // TEN-51, TEN-74
  it.each([
    [1, '1 tenant is tagged'],
    [2, '2 tenants are tagged'],
  ])('cannot rule out move-outs while %s of the tenants is tagged', async (count, sentence) => {
    const { facilityId, manager } = await managed();
    for (let one = 0; one < count; one += 1) {
      await addTenant(test.db, facilityId, { tagged_for_removal: true });
    }
    const response = await manager.post('/api/managers/confirm-move-outs');
    expect(response.statusCode).toBe(422);
    expect(response.body).toContain(sentence);
  });

  // TEN-43, TEN-72
  it('add the charge to own tenants, all or none', async () => {
    const { facilityId, manager } = await managed({ letter_effective_date: '2026-03-10' });
    const own = await addTenant(test.db, facilityId, covered);
    const foreign = await addTenant(test.db, await addFacility(test.db));
    const url = '/api/managers/bulk-charge-applied';
    expect((await manager.post(url, { ids: `${own},${foreign}` })).statusCode).toBe(404);
    expect(await stored(own)).toMatchObject({ charge_applied: false });
    expect((await manager.post(url, { ids: String(own) })).json()).toEqual({});
    expect(await stored(own)).toMatchObject({ charge_applied: true });
  });
});

const covered = { status: 'selected_coverage', coverage_id: 1 } as const;

const firstNames = (rows: Array<{ first_name: string }>) => rows.map((row) => row.first_name);

const statusesOf = (facilityId: number) =>
  test.db
    .selectFrom('tenants')
    .select((counted) => ['status', counted.fn.countAll<number>().as('tenants')])
    .where('facility_id', '=', facilityId)
    .groupBy('status')
    .execute();

const stored = (id: number) =>
  test.db.selectFrom('tenants').selectAll().where('id', '=', id).executeTakeFirst();

async function managed(facility: Parameters<typeof addFacility>[1] = {}) {
  const facilityId = await addFacility(test.db, facility);
  return { facilityId, manager: await test.signIn('manager', { facilityId }) };
}

async function twoTenants(): Promise<[number, number]> {
  const facilityId = await addFacility(test.db);
  return [await addTenant(test.db, facilityId), await addTenant(test.db, facilityId)];
}
