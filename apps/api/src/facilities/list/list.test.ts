import { beforeAll, describe, expect, it } from 'vitest';
import { addFacility, addTenant } from '../../testing/seed.ts';
import { testApp } from '../../testing/testApp.ts';

const test = await testApp();
const monitor = await test.signIn('monitor');

for (const facility_number of ['N-1', 'N-2', 'N-3', 'N 1']) {
  await addFacility(test.db, {
    facility_number,
    account_name: 'North Star Storage',
    corporate_group: '7',
  });
}

await addFacility(test.db, {
  facility_number: 'M-1',
  account_name: 'O’Łask',
  corporate_group: 'Ø',
});

describe('the list', () => {
  // FAC-55
  it('shows the statistics of each facility', async () => {
    const id = await addFacility(test.db, { facility_number: 'S-1', upload_count: 12 });
    await addTenant(test.db, id, { status: 'opt_out', initial_letter_sent_date: '2026-02-01' });
    await addTenant(test.db, id, {
      status: 'selected_coverage',
      charge_confirmed_date: '2026-03-01',
      follow_up_letter_sent_date: '2026-02-20',
    });
    await addTenant(test.db, id, { status: 'moved_out', tagged_for_removal: true });
    await addTenant(test.db, id);
    await addTenant(test.db, id, { welcome_letter_sent_date: '2026-03-01' });
    await addTenant(test.db, id);
    const { data } = (await monitor.get('/api/facilities', { facility_number: 'S-1' })).json();
    expect(data[0].stats).toEqual({
      upload_count: 12,
      tenant_count: 6,
      percent_complete: 50,
      audit_letters_sent: 1,
      enrollment_letters_sent: 1,
      welcome_letters_sent: 1,
      selected_coverage: 1,
      charge_applied: 0,
      confirmed_payment: 1,
      provided_proof: 0,
      opted_out: 1,
      moved_out: 1,
      bad_address: 0,
      selected_coverage_percentage: 16.7,
      confirmed_payment_percentage: 16.7,
      provided_proof_percentage: 0,
      opted_out_percentage: 16.7,
      moved_out_percentage: 16.7,
      bad_address_percentage: 0,
    });
  });

  // FAC-6, TEN-114
  it.each([
    ['account_name', 'north%20', []],
    ['account_name', '  NORTH star ', ['N 1', 'N-1', 'N-2', 'N-3']],
    ['corporate_group', '7', ['N 1', 'N-1', 'N-2', 'N-3']],
    ['facility_number', ' north STAR', ['N 1', 'N-1', 'N-2', 'N-3']],
    ['facility_number', 'n-', ['N-1', 'N-2', 'N-3']],
    ['facility_number', '_', []],
    ['facility_number', "'", []],
    ['facility_number', "O'Lask", ['M-1']],
    ['account_name', 'olask', ['M-1']],
    ['corporate_group', 'o', ['M-1']],
  ])('filtered by %s holding "%s" shows %j', async (field, typed, shown) => {
    const { data } = (await monitor.get('/api/facilities', { [field]: typed })).json();
    expect(numbers(data)).toEqual(shown);
  });

  // WIR-18
  it.each([
    ['filter', 'rubbish'],
    ['software', 'excel'],
    ['per_page', '1000000'],
  ])('rejects %s=%s', async (field, value) => {
    expect((await monitor.get('/api/facilities', { [field]: value })).statusCode).toBe(422);
  });

  // WIR-17
  it('has an empty page beyond the last one', async () => {
    const { data, pagination } = (await monitor.get('/api/facilities', { page: '400000' })).json();
    expect([data, pagination.from, pagination.to]).toEqual([[], null, null]);
    expect(pagination.total).toBeGreaterThan(0);
  });
});

describe('the sort of a list', () => {
  beforeAll(async () => {
    const half = await addFacility(test.db, {
      facility_number: 'O-half',
      // An empty city comes last.
      city: '',
      software: 'storedge',
      can_tag_removal: false,
      corporate_group: '31',
    });
    await addTenant(test.db, half, { status: 'opt_out' });
    await addTenant(test.db, half);
    const third = await addFacility(test.db, {
      facility_number: 'o-third',
      city: 'bend',
      account_name: null,
      prime_site_id: 'O-9',
      corporate_group: '7',
    });
    for (const status of ['opt_out', null, null] as const) {
      await addTenant(test.db, third, { status });
    }
    await addFacility(test.db, { facility_number: 'O-Empty', city: 'Cary', corporate_group: 'A' });
  });
  const numbered = async (path: string, order: Record<string, string>) => {
    const { data } = (await monitor.get(path, { facility_number: 'o-', ...order })).json();
    return numbers(data.data ?? data);
  };

  it.each([
    ['/api/facilities', {}, ['O-Empty', 'O-half', 'o-third']],
    ['/api/facilities', { sort_dir: 'desc' }, ['o-third', 'O-half', 'O-Empty']],
    ['/api/facilities', { sort_by: 'city' }, ['o-third', 'O-Empty', 'O-half']],
    ['/api/facilities', { sort_by: 'corporate_group' }, ['o-third', 'O-half', 'O-Empty']],
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

  // WIR-18
  it.each(['asc', 'desc'])('puts unknown values last when sorted %s', async (sort_dir) => {
    expect((await numbered('/api/facilities', { sort_by: 'software', sort_dir }))[0]).toBe(
      'O-half',
    );
    const byName = await numbered('/api/facilities', { sort_by: 'account_name', sort_dir });
    expect(byName.at(-1)).toBe('o-third');
    const bySite = await numbered('/api/facility-stats', { sort_by: 'prime_site_id', sort_dir });
    expect(bySite[0]).toBe('o-third');
  });

  // WIR-18
  it.each([
    '/api/facilities',
    '/api/facility-stats',
    '/api/facility-archives',
    '/api/retired-facilities',
  ])('of %s rejects unknown sort keys and directions', async (path) => {
    const wrong: Array<Record<string, string>> = [
      { sort_by: 'note' },
      { sort_by: 'city;' },
      { sort_dir: 'up' },
    ];
    for (const order of wrong) expect((await monitor.get(path, order)).statusCode).toBe(422);
  });
});

describe('the search', () => {
  it.each(['%s-1%', 's-1', '% S-1 %'])('finds %s', async (typed) => {
    const hits = (await monitor.get('/api/facilities/search', { facility_number: typed })).json();
    expect(hits).toMatchObject([{ facility_number: 'S-1', account_name: 'Harbor Lane Storage' }]);
  });

  it('finds a part of the account name', async () => {
    await addFacility(test.db, { facility_number: 'Z-7', account_name: 'Zéphyr Point Storage' });
    const hits = await monitor.get('/api/facilities/search', { facility_number: '%zephyr po%' });
    expect(hits.json()).toMatchObject([{ facility_number: 'Z-7' }]);
  });

  it('finds an exact number among more than a hundred that contain it', async () => {
    for (let number = 100; number <= 201; number += 1) {
      await addFacility(test.db, { facility_number: `Q${number}-9` });
    }
    await addFacility(test.db, { facility_number: 'Q' });
    const hits = (await monitor.get('/api/facilities/search', { facility_number: '%q%' })).json();
    expect([hits.length, hits[0].facility_number]).toEqual([100, 'Q']);
  });

  it('matches wildcards inside the text literally', async () => {
    const hits = await monitor.get('/api/facilities/search', { facility_number: '%S%1%' });
    expect(hits.json()).toEqual([]);
  });
});

describe('the statistics tab', () => {
  it('lists the facilities that match its filters', async () => {
    await addFacility(test.db, {
      facility_number: 'T-1',
      is_prime: true,
      prime_site_id: 'site-77',
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

  // FAC-111
  it('sums the facilities of all pages that match its filters', async () => {
    for (const status of ['opt_out', 'moved_out'] as const) {
      const id = await addFacility(test.db, { facility_number: `Sum ${status}`, upload_count: 5 });
      await addTenant(test.db, id, { status });
      await addTenant(test.db, id);
      await addTenant(test.db, id);
    }
    const query = { facility_number: 'sum ', per_page: '1' };
    const { data } = (await monitor.get('/api/facility-stats', query)).json();
    expect(data.totals).toMatchObject({
      upload_count: 10,
      tenant_count: 6,
      opted_out: 1,
      opted_out_percentage: 16.7,
      percent_complete: 33,
    });
    const none = { facility_number: 'sum of nobody' };
    const { totals } = (await monitor.get('/api/facility-stats', none)).json().data;
    expect(totals).toMatchObject({ tenant_count: 0, percent_complete: 0 });
  });
});

const numbers = (rows: Array<{ facility_number: string }>) =>
  rows.map((row) => row.facility_number);
