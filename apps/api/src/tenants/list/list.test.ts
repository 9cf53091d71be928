import { beforeAll, describe, expect, it } from 'vitest';
import { addFacility, addTenant } from '../../testing/seed.ts';
import { type Caller, testApp } from '../../testing/testApp.ts';

const test = await testApp();
const monitor = await test.signIn('monitor');

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

  // TEN-7, FAC-56
  it('shows tenants, statistics, filter choices and paging', async () => {
    const { data } = (await monitor.get('/api/tenants', { facility_number: 'l-1' })).json();
    expect(data.data[0]).toMatchObject({
      first_name: 'Ann',
      last_name: 'adams',
      facility_number: 'L-1',
      coverage_id: null,
      units: [{ identifier: 'U-Ann' }],
      charge_apply_date: '2026-06-01',
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
      total_all: 4,
      total: 3,
      charge_applied: 1,
      opted_out: 1,
      provided_proof: 0,
      selected_coverage: 1,
      non_responder: 1,
      tagged_for_removal: 1,
      charge_applied_percentage: 33.3,
      opted_out_percentage: 33.3,
      provided_proof_percentage: 0,
      selected_coverage_percentage: 33.3,
      non_responder_percentage: 33.3,
    });
  });

  // TEN-12
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

  // TEN-19, TEN-33
  it('sorts units as people count them', async () => {
    const id = await addFacility(test.db, { facility_number: 'L-9' });
    for (const unit of ['B1', 'A10', 'A2-12', 'a2', 'A2-3'])
      await addTenant(test.db, id, { unit, first_name: unit });
    const manager = await test.signIn('manager', { facilityId: id });
    const sort = { sort_by: 'unit' };
    const ofStaff = await monitor.get('/api/tenants', { ...sort, facility_number: 'L-9' });
    const units = ['a2', 'A2-3', 'A2-12', 'A10', 'B1'];
    expect(firstNames(ofStaff.json().data.data)).toEqual(units);
    const url = `/api/facilities/${id}/tenants`;
    expect(firstNames((await manager.get(url, sort)).json().data.data)).toEqual(units);
    const reversed = await manager.get(url, { ...sort, sort_dir: 'desc' });
    expect(firstNames(reversed.json().data.data)).toEqual(units.toReversed());
  });

  // TEN-4, TEN-5, WIR-18
  it.each([
    ['filter', 'moved_out'],
    ['status', 'no_response'],
    ['sort_by', 'monitor_note'],
    ['sort_dir', 'down'],
  ])('rejects %s=%s', async (field, value) => {
    expect((await monitor.get('/api/tenants', { [field]: value })).statusCode).toBe(422);
  });

  // TEN-10
  it('counts the cards by the facility number, and the filter choices by all other fields', async () => {
    const query = { facility_number: 'L-1', name: 'pena', filter: 'non_responder' };
    const { data } = (await monitor.get('/api/tenants', query)).json();
    expect(data.stats.total_all).toBe(4);
    const counts = data.filters.map(({ key, count }: { key: string; count: number }) => [
      key,
      count,
    ]);
    expect(Object.fromEntries(counts)).toMatchObject({ all: 1, opt_out: 1, non_responder: 0 });
  });
});

describe("a facility's list", () => {
  // WIR-22, TEN-3
  it('hides the monitor note from its manager', async () => {
    const { facilityId, manager } = await test.managed();
    await addTenant(test.db, facilityId, { monitor_note: 'secret', note: 'shown', zip_code: '' });
    const url = `/api/facilities/${facilityId}/tenants`;
    const forManager = (await manager.get(url)).json();
    expect(forManager.data.data).toMatchObject([{ monitor_note: null, note: 'shown' }]);
    expect(forManager.info).toEqual({ incomplete_address: 1 });
    expect((await monitor.get(url)).json().data.data[0].monitor_note).toBe('secret');
  });

  // WIR-24
  it('answers like an unknown facility to other managers', async () => {
    const { facilityId } = await test.managed();
    const { manager } = await test.managed();
    for (const list of ['tenants', 'tenant-filters']) {
      const foreign = await manager.get(`/api/facilities/${facilityId}/${list}`);
      const unknown = await manager.get(`/api/facilities/99999/${list}`);
      expect([foreign.statusCode, foreign.body]).toEqual([404, unknown.body]);
    }
  });

  it('filters by full name and status and counts every choice', async () => {
    const { facilityId, manager } = await test.managed();
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

  // TEN-20, TEN-33
  it('lists only tagged tenants and incomplete addresses, and counts the latter of all', async () => {
    const { facilityId, manager } = await test.managed();
    await addTenant(test.db, facilityId, { first_name: 'Ida', tagged_for_removal: true });
    await addTenant(test.db, facilityId, { first_name: 'Ivo', zip_code: null });
    const url = `/api/facilities/${facilityId}/tenants`;
    const found = async (query: Record<string, string>) => {
      const { data, info } = (await manager.get(url, query)).json();
      return [firstNames(data.data), data.pagination.total, info.incomplete_address];
    };
    expect(await found({ tagged_for_removal: 'true' })).toEqual([['Ida'], 1, 1]);
    expect(await found({ incomplete_address: 'true' })).toEqual([['Ivo'], 1, 1]);
    expect(await found({ filter: 'opt_out' })).toEqual([[], 0, 1]);
    expect(await found({ full_name: 'ida' })).toEqual([['Ida'], 1, 1]);
    const all = { facility_number: '', incomplete_address: 'true', name: 'ivo' };
    expect((await monitor.get('/api/tenants', all)).json().data.pagination.total).toBe(1);
  });

  // TEN-87
  it('finds part of a unit by a text with a digit', async () => {
    const { facilityId, manager } = await test.managed();
    await addTenant(test.db, facilityId, { first_name: 'Ida', last_name: 'Low', unit: 'B12' });
    await addTenant(test.db, facilityId, { first_name: 'Moe 12', last_name: 'Hay', unit: 'C3' });
    await addTenant(test.db, facilityId, { first_name: 'Ivo', last_name: 'High', unit: 'LO' });
    const found = async (full_name: string) =>
      firstNames(
        (await manager.get(`/api/facilities/${facilityId}/tenants`, { full_name })).json().data
          .data,
      );
    expect(await found('b12')).toEqual(['Ida']);
    expect(await found('12')).toEqual(['Moe 12', 'Ida']);
    expect(await found('lo')).toEqual(['Ida']);
  });
});

describe('names with marks and apostrophes', () => {
  let list: string;
  let manager: Caller;
  beforeAll(async () => {
    const own = await test.managed({ facility_number: 'L-2' });
    manager = own.manager;
    list = `/api/facilities/${own.facilityId}/tenants`;
    const people = [
      ['Łucja', 'O’Brien'],
      ['Søren', 'Strauß'],
      ['Đorđe', 'Æsop'],
      ['Lu', 'Oz'],
      ['Ma', 'Łąka'],
      ['Ann', 'Lyle'],
      ['Ed', 'Mott'],
      ['Ty', null],
    ];
    for (const [first_name = null, last_name = null] of people) {
      await addTenant(test.db, own.facilityId, { first_name, last_name });
    }
  });

  // TEN-114
  it.each([
    ["O'Brien", 'O’Brien'],
    ['obrien', 'O’Brien'],
    ['lucja', 'O’Brien'],
    ['ŁUCJA', 'O’Brien'],
    ['strauss, soren', 'Strauß'],
    ['aesop', 'Æsop'],
    ['dorde', 'Æsop'],
    ['laka', 'Łąka'],
  ])('are found by %s', async (name, found) => {
    const ofStaff = (await monitor.get('/api/tenants', { facility_number: 'L-2', name })).json();
    const ofManager = (await manager.get(list, { full_name: name })).json();
    for (const { data, pagination } of [ofStaff.data, ofManager.data]) {
      expect([column('last_name', data), pagination.total]).toEqual([[found], 1]);
    }
  });

  // TEN-19
  it.each([
    ['last_name', ['Æsop', 'Łąka', 'Lyle', 'Mott', 'O’Brien', 'Oz', 'Strauß', null]],
    ['first_name', ['Ann', 'Đorđe', 'Ed', 'Lu', 'Łucja', 'Ma', 'Søren', 'Ty']],
  ])('are sorted by %s among the letters without marks', async (sort_by, shown) => {
    const { data } = (
      await monitor.get('/api/tenants', { facility_number: 'L-2', sort_by })
    ).json();
    expect(column(sort_by, data.data)).toEqual(shown);
  });

  const column = (name: string, rows: Array<Record<string, string | null>>) =>
    rows.map((row) => row[name]);
});

const firstNames = (rows: Array<{ first_name: string }>) => rows.map((row) => row.first_name);
