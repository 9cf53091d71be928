import { beforeAll, describe, expect, it } from 'vitest';
import { addFacility, addTenant } from '../testing/seed.ts';
import { type Caller, type TestApp, testApp } from '../testing/testApp.ts';

let test: TestApp;
let monitor: Caller;
beforeAll(async () => {
  test = await testApp();
  monitor = await test.signIn('monitor');
});

const form = {
  facility_number: 'N-1',
  account_name: 'North Star Storage',
  corporate_group: '7',
  address: '1 Polar Road',
  city: 'Anchorage',
  state: 'AK',
  zip_code: '99501',
  contact_name: 'Ned North',
  email: 'ned@example.com',
  phone: '9075550100',
};

describe('adding a facility', () => {
  // FAC-37, FAC-40
  it('makes it and an account that signs in as its manager', async () => {
    const response = await monitor.post('/api/facilities', form);
    expect(response.json()).toEqual({
      username: 'manager-n-1',
      password: expect.stringMatching(/^\w{4}-\w{4}-\w{4}$/),
    });
    const session = (await test.anyone.post('/api/login', response.json())).json();
    expect(session).toMatchObject({
      permissions: ['manager'],
      user: { real_name: 'Ned North', email: 'ned@example.com', has_changed_password: false },
    });
    const { data } = (await monitor.get('/api/facilities', { facility_number: 'n-1' })).json();
    expect(data).toMatchObject([
      {
        ...form,
        ...{ id: session.user.facility_id, is_prime: false, prime_site_id: null, fax: null },
        ...{ software: null, can_tag_removal: true, ready_to_tag: false, tenant_count: 0 },
        user: { has_changed_password: false },
      },
    ]);
  });

  // FAC-41
  it('stores whatever else is said of the facility', async () => {
    const rest = {
      ...{ fax: '9075550101', note: 'Ring twice.', software: 'storedge' },
      ...{ letter_effective_date: '2026-06-01', initial_letter_send_date: '2026-04-01' },
      ...{ follow_up_letter_send_date: '2026-05-01', welcome_letter_send_date: '2026-06-15' },
      initial_letter_sent_date: '2026-04-02',
    };
    const whole = {
      ...form,
      ...rest,
      facility_number: 'Q-4',
      account_name: 'Quiet Cove',
      corporate_group: 'QC',
    };
    const body = { ...whole, tenant_count: 9, was_prime: true };
    expect((await monitor.post('/api/facilities', body)).statusCode).toBe(200);
    const { data } = (await monitor.get('/api/facilities', { facility_number: 'Q-4' })).json();
    expect(data).toMatchObject([{ ...whole, tenant_count: 0, was_prime: false }]);
    expect(data[0].follow_up_letter_sent_date).toBeNull();
  });

  // FAC-38
  it('takes the Prime Site ID of a Prime store alone', async () => {
    const prime = { ...form, facility_number: 'N-2', is_prime: true, prime_site_id: ' 4711 ' };
    await monitor.post('/api/facilities', prime);
    await monitor.post('/api/facilities', { ...prime, facility_number: 'N-3', is_prime: false });
    const rows = await test.db
      .selectFrom('facilities')
      .select(['facility_number', 'prime_site_id'])
      .where('facility_number', 'in', ['N-2', 'N-3'])
      .orderBy('facility_number')
      .execute();
    expect(rows).toEqual([
      { facility_number: 'N-2', prime_site_id: '4711' },
      { facility_number: 'N-3', prime_site_id: null },
    ]);
  });

  it('names the account differently when the name is taken', async () => {
    const response = await monitor.post('/api/facilities', { ...form, facility_number: 'N 1' });
    expect(response.json().username).toBe('manager-n-1-2');
  });

  it.each([
    ['a number in use', { facility_number: ' n-2 ' }, 'facility_number'],
    ['a Prime Site ID in use', { is_prime: true, prime_site_id: '4711' }, 'prime_site_id'],
    ['an unknown state', { state: 'XX' }, 'state'],
    ['a wrong e-mail', { email: 'nobody' }, 'email'],
    ['a blank city', { city: '   ' }, 'city'],
    ['a day that no month has', { letter_effective_date: '2026-02-30' }, 'letter_effective_date'],
  ])('is refused with %s, and leaves nothing behind', async (_, change, field) => {
    const before = await counts();
    const body = { ...form, facility_number: 'N-9', ...change };
    const response = await monitor.post('/api/facilities', body);
    expect([response.statusCode, Object.keys(response.json().data.fields)]).toEqual([422, [field]]);
    expect(await counts()).toEqual(before);
  });

  // FAC-1
  it('is for staff', async () => {
    const manager = await test.signIn('manager');
    expect((await manager.post('/api/facilities', form)).statusCode).toBe(403);
  });
});

describe('the list', () => {
  // FAC-55
  it('shows the statistics of each facility', async () => {
    const id = await addFacility(test.db, { facility_number: 'S-1', upload_count: 12 });
    await addTenant(test.db, id, { status: 'opt_out', initial_letter_sent_date: '2026-02-01' });
    await addTenant(test.db, id, {
      ...{ status: 'selected_coverage', charge_confirmed_date: '2026-03-01' },
      follow_up_letter_sent_date: '2026-02-20',
    });
    await addTenant(test.db, id, { status: 'moved_out', tagged_for_removal: true });
    await addTenant(test.db, id);
    await addTenant(test.db, id, { welcome_letter_sent_date: '2026-03-01' });
    await addTenant(test.db, id);
    const { data } = (await monitor.get('/api/facilities', { facility_number: 'S-1' })).json();
    expect(data[0].stats).toEqual({
      ...{ upload_count: 12, tenant_count: 6, percent_complete: 50 },
      ...{ audit_letters_sent: 1, enrollment_letters_sent: 1, welcome_letters_sent: 1 },
      ...{ selected_coverage: 1, confirmed_payment: 1, provided_proof: 0 },
      ...{ opted_out: 1, moved_out: 1, bad_address: 0 },
      ...{ selected_coverage_percentage: 16.7, confirmed_payment_percentage: 16.7 },
      ...{ provided_proof_percentage: 0, opted_out_percentage: 16.7 },
      ...{ moved_out_percentage: 16.7, bad_address_percentage: 0 },
    });
  });

  // FAC-6, FAC-66
  it.each([
    ['account_name', 'north%20', []],
    ['account_name', '  NORTH star ', ['N 1', 'N-1', 'N-2', 'N-3']],
    ['corporate_group', '7', ['N 1', 'N-1', 'N-2', 'N-3']],
    ['facility_number', ' north STAR', ['N 1', 'N-1', 'N-2', 'N-3']],
    ['facility_number', 'n-', ['N-1', 'N-2', 'N-3']],
    ['facility_number', '_', []],
    ['facility_number', "'", []],
  ])('filtered by %s holding "%s" shows %j', async (field, typed, shown) => {
    const { data } = (await monitor.get('/api/facilities', { [field]: typed })).json();
    expect(numbers(data)).toEqual(shown);
  });

  // WIR-20
  it.each([
    ['filter', 'rubbish'],
    ['software', 'excel'],
    ['page', '0'],
    ['page', '-1'],
    ['page', 'x'],
    ['page', '1.5'],
    ['per_page', '1000000'],
  ])('is refused with %s=%s', async (field, value) => {
    expect((await monitor.get('/api/facilities', { [field]: value })).statusCode).toBe(422);
  });

  // WIR-17
  it('beyond its end is empty', async () => {
    const { data, pagination } = (await monitor.get('/api/facilities', { page: '400000' })).json();
    expect([data, pagination.from, pagination.to]).toEqual([[], null, null]);
    expect(pagination.total).toBeGreaterThan(0);
  });
});

describe('the order of a list', () => {
  let numbered: (path: string, order: Record<string, string>) => Promise<string[]>;
  beforeAll(async () => {
    const half = await addFacility(test.db, {
      ...{ facility_number: 'O-half', city: 'Ely', software: 'storedge', can_tag_removal: false },
    });
    await addTenant(test.db, half, { status: 'opt_out' });
    await addTenant(test.db, half);
    const third = await addFacility(test.db, {
      ...{ facility_number: 'o-third', city: 'bend', account_name: null, prime_site_id: 'O-9' },
    });
    for (const status of ['opt_out', null, null] as const) {
      await addTenant(test.db, third, { status });
    }
    await addFacility(test.db, { facility_number: 'O-Empty', city: 'Cary' });
    numbered = async (path, order) => {
      const { data } = (await monitor.get(path, { facility_number: 'o-', ...order })).json();
      const rows: Array<{ facility_number: string }> = data.data ?? data;
      return rows.map((row) => row.facility_number);
    };
  });

  it.each([
    ['/api/facilities', {}, ['O-Empty', 'O-half', 'o-third']],
    ['/api/facilities', { sort_dir: 'desc' }, ['o-third', 'O-half', 'O-Empty']],
    ['/api/facilities', { sort_by: 'city' }, ['o-third', 'O-Empty', 'O-half']],
    ['/api/facilities', { sort_by: 'can_tag_removal' }, ['O-half', 'O-Empty', 'o-third']],
    [
      '/api/facilities',
      { sort_by: 'tenant_count', sort_dir: 'desc' },
      ['o-third', 'O-half', 'O-Empty'],
    ],
    ['/api/facility-stats', { sort_by: 'percent_complete' }, ['O-Empty', 'o-third', 'O-half']],
    [
      '/api/facility-stats',
      { sort_by: 'opted_out_percentage', sort_dir: 'desc' },
      ['O-half', 'o-third', 'O-Empty'],
    ],
  ])('of %s with %j is %j', async (path, order: Record<string, string>, shown) => {
    expect(await numbered(path, order)).toEqual(shown);
  });

  // FAC-82, WIR-18
  it.each(['asc', 'desc'])('%s has what is not known last', async (sort_dir) => {
    expect((await numbered('/api/facilities', { sort_by: 'software', sort_dir }))[0]).toBe(
      'O-half',
    );
    const byName = await numbered('/api/facilities', { sort_by: 'account_name', sort_dir });
    expect(byName.at(-1)).toBe('o-third');
    const bySite = await numbered('/api/facility-stats', { sort_by: 'prime_site_id', sort_dir });
    expect(bySite[0]).toBe('o-third');
  });

  // WIR-20
  it.each([
    '/api/facilities',
    '/api/facility-stats',
    '/api/facility-archives',
    '/api/retired-facilities',
  ])('of %s cannot be by anything else', async (path) => {
    const wrong: Array<Record<string, string>> = [
      { sort_by: 'note' },
      { sort_by: 'city;' },
      { sort_dir: 'up' },
    ];
    for (const order of wrong) expect((await monitor.get(path, order)).statusCode).toBe(422);
  });
});

// FAC-10, FAC-11
describe("the filters of 'More Filters'", () => {
  const shown: Record<string, string[]> = {
    no_move_outs_confirmed: ['M-doing', 'M-limits', 'M-new', 'M-over'],
    doing_move_outs: ['M-doing'],
    confirmed_move_outs: ['M-confirmed'],
    confirmed_no_move_outs: ['M-none'],
    opt_outs_threshold: ['M-over'],
    provided_proof_threshold: ['M-over'],
    bad_address_threshold: ['M-over'],
    moved_out_threshold: ['M-over'],
    initial_letters_unsent: ['M-confirmed', 'M-doing', 'M-limits', 'M-none', 'M-over'],
    follow_up_letters_unsent: ['M-confirmed', 'M-doing', 'M-limits', 'M-new', 'M-none', 'M-over'],
    welcome_letters_unsent: ['M-confirmed', 'M-doing', 'M-limits', 'M-new', 'M-none', 'M-over'],
  };
  beforeAll(async () => {
    const add = (name: string, more = {}) =>
      addFacility(test.db, { facility_number: `M-${name}`, corporate_group: 'filters', ...more });
    await add('new', { initial_letter_sent_date: '2026-03-01' });
    await addTenant(test.db, await add('doing'), { tagged_for_removal: true });
    await addTenant(test.db, await add('confirmed', { confirmed_move_outs_date: '2026-03-01' }), {
      tagged_for_removal: true,
    });
    await add('none', { confirmed_no_move_outs_date: '2026-03-01' });
    // Exactly at every threshold: 20 tenants, 1 of each 5 % kind, 4 of the 20 % kind.
    await addStatuses(
      await add('limits'),
      { opt_out: 1, bad_address: 1, moved_out: 1, provide_proof: 4 },
      20,
    );
    await addStatuses(
      await add('over'),
      { opt_out: 2, bad_address: 2, moved_out: 2, provide_proof: 5 },
      20,
    );
  });

  it.each(Object.keys(shown))('%s', async (filter) => {
    const query = { filter, corporate_group: 'filters' };
    expect(numbers((await monitor.get('/api/facilities', query)).json().data)).toEqual(
      shown[filter],
    );
  });

  // FAC-58
  it('count the same facilities in the summary, whatever the list is filtered by', async () => {
    const all = (await monitor.get('/api/facilities', { account_name: 'nobody' })).json();
    expect([all.data, all.pagination.last_page]).toEqual([[], 1]);
    const { move_outs, tenant_thresholds, letters } = all.stats;
    const summed = { ...move_outs, ...tenant_thresholds, ...letters };
    for (const filter of Object.keys(shown).slice(1)) {
      const { pagination } = (await monitor.get('/api/facilities', { filter })).json();
      expect([filter, summed[filter]]).toEqual([filter, pagination.total]);
    }
    const home = (await monitor.get('/api/monitors/facility-stats')).json();
    expect(home).toEqual({ data: { move_outs, tenant_thresholds } });
    expect(move_outs.total).toBe((await counts())[0]);
  });
});

describe('the search', () => {
  // FAC-67
  it.each(['%s-1%', 's-1', '% S-1 %'])('finds %s', async (typed) => {
    const hits = (await monitor.get('/api/facilities/search', { facility_number: typed })).json();
    expect(hits).toMatchObject([{ facility_number: 'S-1', account_name: 'Harbor Lane Storage' }]);
  });

  it('finds the very number among more than a hundred that hold it', async () => {
    for (let number = 100; number <= 201; number += 1) {
      await addFacility(test.db, { facility_number: `Q${number}-9` });
    }
    await addFacility(test.db, { facility_number: 'Q' });
    const hits = (await monitor.get('/api/facilities/search', { facility_number: '%q%' })).json();
    expect([hits.length, hits[0].facility_number]).toEqual([100, 'Q']);
  });

  it('takes wildcards inside literally', async () => {
    const hits = await monitor.get('/api/facilities/search', { facility_number: '%S%1%' });
    expect(hits.json()).toEqual([]);
  });
});

describe('changing a facility', () => {
  // FAC-70, WIR-22
  it('stores what is said and ignores what is not its own', async () => {
    const id = await addFacility(test.db, { note: 'kept', upload_count: 3 });
    const response = await monitor.post(`/api/facilities/${id}`, {
      ...{ city: ' Waco ', fax: '', letter_effective_date: '2026-06-01 00:00:00' },
      ...{ tenant_count: 99, upload_count: 99, can_tag_removal: false, user: { password: 'x' } },
      id: 1,
    });
    expect([response.statusCode, response.json()]).toEqual([200, {}]);
    expect(await stored(id)).toMatchObject({
      ...{ id, city: 'Waco', fax: null, letter_effective_date: '2026-06-01', note: 'kept' },
      ...{ upload_count: 3, can_tag_removal: true },
    });
  });

  // FAC-30
  it('remembers a Prime store, and drops its Prime Site ID', async () => {
    const id = await addFacility(test.db, { is_prime: true, prime_site_id: '900' });
    await monitor.post(`/api/facilities/${id}`, { is_prime: false, prime_site_id: '900' });
    expect(await stored(id)).toMatchObject({
      ...{ is_prime: false, prime_site_id: null, was_prime: true },
    });
  });

  it.each(['2026-02-30', 'soon', '2026-1-1', '0202-01-01'])('refuses the date %s', async (date) => {
    const id = await addFacility(test.db);
    const response = await monitor.post(`/api/facilities/${id}`, { letter_effective_date: date });
    expect([response.statusCode, Object.keys(response.json().data.fields)]).toEqual([
      422,
      ['letter_effective_date'],
    ]);
  });

  it('refuses a software nobody knows, and says which it may be', async () => {
    const id = await addFacility(test.db);
    const response = await monitor.post(`/api/facilities/${id}`, { software: 'paper' });
    expect([response.statusCode, response.json().data.message]).toEqual([
      422,
      'software must be one of easystorage, syrasoft, sitelink_web, storedge.',
    ]);
  });

  // FAC-36, LET-26
  it('dates the open letter batches when the letters were dropped off', async () => {
    const id = await addFacility(test.db);
    const open = await addBatch(id, 'initial');
    const other = await addBatch(id, 'welcome');
    await monitor.post(`/api/facilities/${id}`, {
      ...{ initial_letter_sent_date: '2026-03-09', follow_up_letter_sent_date: null },
      welcome_letter_sent_date: null,
    });
    expect(await mailTimes([open, other])).toEqual([new Date('2026-03-09T12:00:00Z'), null]);
    const later = await addBatch(id, 'initial', '2026-03-12');
    await monitor.post(`/api/facilities/${id}`, { initial_letter_sent_date: '2026-03-09' });
    expect(await mailTimes([later])).toEqual([null]);
  });

  it('of an unknown facility is not found', async () => {
    expect((await monitor.post('/api/facilities/99999', { city: 'x' })).statusCode).toBe(404);
  });
});

describe('deleting a facility', () => {
  // FAC-21
  it('takes everything of it and leaves its numbers', async () => {
    const id = await addFacility(test.db, { facility_number: 'D-1', is_prime: true });
    await addTenant(test.db, id, { status: 'selected_coverage', charge_applied: true });
    await addTenant(test.db, id);
    const manager = await test.signIn('manager', { facilityId: id });
    const batch = await addBatch(id, 'initial');
    expect((await monitor.delete(`/api/facilities/${id}`)).json()).toEqual({});
    expect(await stored(id)).toBeUndefined();
    expect((await manager.get('/api/managers/facility')).statusCode).toBe(401);
    expect(await mailTimes([batch])).toEqual([]);
    const leftovers = await Promise.all([
      test.db.selectFrom('tenants').selectAll().where('facility_id', '=', id).execute(),
      test.db.selectFrom('users').selectAll().where('id', '=', manager.userId).execute(),
      test.db.selectFrom('files').selectAll().where('facility_id', '=', id).execute(),
    ]);
    expect(leftovers).toEqual([[], [], []]);
    const retired = (await monitor.get('/api/retired-facilities')).json();
    expect(retired.data.data).toMatchObject([
      {
        ...{ facility_number: 'D-1', was_prime: true, total: 2 },
        ...{ charge_applied: 1, chose_coverage: 1, non_responders: 1 },
      },
    ]);
    expect((await monitor.delete(`/api/facilities/${id}`)).statusCode).toBe(404);
  });

  it('lists the retired ones latest first, or in the order asked for', async () => {
    for (const facility_number of ['D-3', 'D-2']) {
      await monitor.delete(`/api/facilities/${await addFacility(test.db, { facility_number })}`);
      test.clock.advance(1000);
    }
    const numbersBy = async (order: Record<string, string>) =>
      numbers((await monitor.get('/api/retired-facilities', order)).json().data.data);
    expect(await numbersBy({})).toEqual(['D-2', 'D-3', 'D-1']);
    expect(await numbersBy({ sort_by: 'facility_number' })).toEqual(['D-1', 'D-2', 'D-3']);
    expect(await numbersBy({ sort_by: 'total' })).toEqual(['D-2', 'D-3', 'D-1']);
  });
});

describe("staff's confirmation of move-outs", () => {
  // FAC-23
  it('follows the tags, and a second one changes nothing', async () => {
    const tagged = await addFacility(test.db);
    const tenant = await addTenant(test.db, tagged, { tagged_for_removal: true });
    const untagged = await addFacility(test.db);
    const flagged = await monitor.get(`/api/facilities/${tagged}/check-flagged`);
    expect(flagged.json()).toEqual({ data: { tenants_flagged: 1 } });
    await monitor.post(`/api/facilities/${tagged}/confirm-move-outs`);
    await monitor.post(`/api/facilities/${untagged}/confirm-move-outs`);
    await test.db
      .updateTable('tenants')
      .set({ tagged_for_removal: false })
      .where('id', '=', tenant)
      .execute();
    await monitor.post(`/api/facilities/${tagged}/confirm-move-outs`);
    expect([await stored(tagged), await stored(untagged)]).toMatchObject([
      { confirmed_move_outs_date: '2026-03-10', confirmed_no_move_outs_date: null },
      { confirmed_move_outs_date: null, confirmed_no_move_outs_date: '2026-03-10' },
    ]);
  });
});

describe("the manager's facility", () => {
  // FAC-53, FAC-56
  it('comes with the statistics of those who have not moved out', async () => {
    const id = await addFacility(test.db, { initial_letter_send_date: '2026-03-12' });
    await addTenant(test.db, id, { status: 'moved_out' });
    await addTenant(test.db, id, { status: 'opt_out' });
    await addTenant(test.db, id);
    await addTenant(test.db, id, { charge_applied: true, status: 'selected_coverage' });
    const manager = await test.signIn('manager', { facilityId: id });
    const facility = (await manager.get('/api/managers/facility')).json();
    expect(facility).toMatchObject({
      ...{ id, tenant_count: 4, ready_to_tag: true, user: { has_changed_password: false } },
      stats: {
        ...{ total_all: 4, total: 3, charge_applied: 1, opted_out: 1, non_responder: 1 },
        ...{ provided_proof: 0, selected_coverage: 1, tagged_for_removal: 0 },
        ...{ opted_out_percentage: 33.3, non_responder_percentage: 33.3 },
      },
    });
  });

  // TEN-49
  it('can be tagged until two days before the audit letters', async () => {
    const id = await addFacility(test.db, { initial_letter_send_date: '2026-03-11' });
    await addTenant(test.db, id);
    const manager = await test.signIn('manager', { facilityId: id });
    expect((await manager.get('/api/managers/facility')).json().ready_to_tag).toBe(false);
  });

  it('is not found for someone without one', async () => {
    const manager = await test.signIn('manager');
    expect((await manager.get('/api/managers/facility')).statusCode).toBe(404);
    expect((await manager.post('/api/managers/confirm-move-outs')).statusCode).toBe(404);
  });

  // TEN-51
  it('has no move-outs only while nobody is tagged, and says so once and for all', async () => {
    const id = await addFacility(test.db);
    const tenant = await addTenant(test.db, id, { tagged_for_removal: true });
    const manager = await test.signIn('manager', { facilityId: id });
    expect((await manager.post('/api/managers/confirm-move-outs')).statusCode).toBe(422);
    await test.db
      .updateTable('tenants')
      .set({ tagged_for_removal: false })
      .where('id', '=', tenant)
      .execute();
    expect((await manager.post('/api/managers/confirm-move-outs')).statusCode).toBe(200);
    expect((await manager.post('/api/managers/confirm-move-outs')).statusCode).toBe(200);
    expect((await manager.post('/api/managers/confirm-tagging-complete')).statusCode).toBe(422);
    expect(await stored(id)).toMatchObject({
      ...{ confirmed_no_move_outs_date: '2026-03-10', confirmed_move_outs_date: null },
      can_tag_removal: false,
    });
  });

  // FAC-24, TEN-52
  it('has one answer about move-outs, its manager saying otherwise than staff before', async () => {
    const id = await addFacility(test.db);
    const tenant = await addTenant(test.db, id);
    const manager = await test.signIn('manager', { facilityId: id });
    await monitor.post(`/api/facilities/${id}/confirm-move-outs`);
    expect(await stored(id)).toMatchObject({ confirmed_no_move_outs_date: '2026-03-10' });
    await manager.post('/api/managers/tag-tenants', { ids: String(tenant) });
    await manager.post('/api/managers/confirm-tagging-complete');
    expect(await stored(id)).toMatchObject({
      ...{ confirmed_move_outs_date: '2026-03-10', confirmed_no_move_outs_date: null },
    });
  });

  // TEN-52
  it('has its tagging completed by its manager', async () => {
    const id = await addFacility(test.db);
    const manager = await test.signIn('manager', { facilityId: id });
    await manager.post('/api/managers/confirm-tagging-complete');
    expect(await stored(id)).toMatchObject({
      ...{ confirmed_move_outs_date: '2026-03-10', can_tag_removal: false },
    });
  });
});

describe('the statistics tab', () => {
  // FAC-75
  it('lists the rows of its filters', async () => {
    await addFacility(test.db, {
      ...{ facility_number: 'T-1', is_prime: true, prime_site_id: 'site-77' },
      account_name: 'Tidewater',
    });
    const queries: Array<Record<string, string>> = [
      { facility_number: 't-1' },
      { prime_site_id: 'E-7' },
      { account_name: 'tide' },
    ];
    for (const query of queries) {
      const { data } = (await monitor.get('/api/facility-stats', query)).json();
      expect(data.data).toMatchObject([{ facility_number: 'T-1', stats: { percent_complete: 0 } }]);
    }
  });
});

describe('coverages', () => {
  // FAC-77
  it('are those of every state and of the one asked for', async () => {
    await test.db
      .insertInto('coverages')
      .values([
        { state: 'TX', monthly_fee_cents: 1850, coverage_amount: 2500 },
        { state: 'UT', monthly_fee_cents: 100, coverage_amount: 1 },
      ])
      .execute();
    const manager = await test.signIn('manager');
    const plans = (await manager.get('/api/coverages/available', { state: 'TX' })).json();
    expect(plans).toContainEqual({
      id: expect.any(Number),
      ...{ monthly_fee_dollars: 18, monthly_fee_cents: 50, coverage_amount: 2500 },
    });
    expect(plans.map((plan: { coverage_amount: number }) => plan.coverage_amount)).not.toContain(1);
  });
});

const numbers = (rows: Array<{ facility_number: string }>) =>
  rows.map((row) => row.facility_number);

const stored = (id: number) =>
  test.db.selectFrom('facilities').selectAll().where('id', '=', id).executeTakeFirst();

async function counts() {
  const count = async (table: 'facilities' | 'users') =>
    (await test.db.selectFrom(table).select('id').execute()).length;
  return [await count('facilities'), await count('users')];
}

async function addStatuses(facilityId: number, statuses: Record<string, number>, total: number) {
  const words = Object.entries(statuses).flatMap(([word, times]) => Array(times).fill(word));
  for (let index = 0; index < total; index += 1) {
    await addTenant(test.db, facilityId, { status: words[index] ?? null });
  }
}

let serial = 0;
async function addBatch(facilityId: number, type: 'initial' | 'welcome', day = '2026-03-08') {
  serial += 1;
  const file = await test.db
    .insertInto('files')
    .values({
      ...{ name: `batch-${serial}.pdf`, kind: 'letters', facility_id: facilityId, size: 0 },
      ...{ display_name: 'letters.pdf', media_type: 'application/pdf', sha256: '' },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const batch = await test.db
    .insertInto('letter_batches')
    .values({
      ...{ facility_id: facilityId, letter_type: type, tenant_count: 1, day, file_id: file.id },
      ...{ save_time: new Date(`${day}T15:00:00Z`), request_key: `key-${serial}` },
      filename: `batch-${serial}.pdf`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return batch.id;
}

async function mailTimes(ids: number[]) {
  const rows = await test.db
    .selectFrom('letter_batches')
    .select('mail_time')
    .where('id', 'in', ids)
    .orderBy('id')
    .execute();
  return rows.map(({ mail_time }) => mail_time);
}
