import { type LetterType, LetterTypes } from '@audit-letters/api-client/contract';
import { describe, expect, it } from 'vitest';
import { addFacility, addTenant } from '../testing/seed.ts';
import { expectAnswer } from '../testing/testApp.ts';
import { charged, day, letterOffice, type TenantSeed } from './testing/letterOffice.ts';
import { pdfPages } from './testing/pdfPages.ts';

const office = letterOffice();
const { add, addMany } = office;

/** The facility has one tenant, who is ready for these letters. */
async function expectReady(id: number, types: readonly LetterType[]) {
  const facility = `/api/facilities/${office.facilityId}`;
  const counts = (await office.monitor.get(`${facility}/tenant-mailing-counts`)).json();
  for (const type of LetterTypes) {
    const filter = `${type}_letter_ready`;
    const list = (await office.monitor.get(`${facility}/tenants-mailing`, { filter })).json();
    const ids = list.data.map((tenant: { id: number }) => tenant.id);
    expect([type, counts[filter], ids]).toEqual(
      types.includes(type) ? [type, 1, [id]] : [type, 0, []],
    );
  }
}

const got = { initial_letter_sent_date: day };

// LET-2, LET-3
it.each<[string, TenantSeed, LetterType[]]>([
  ['new', {}, ['initial']],
  ['without street', { address: null }, []],
  ['with an empty street', { address: '  ' }, []],
  ['without city', { city: '' }, []],
  ['without state', { state: null }, []],
  ['without ZIP code', { zip_code: '' }, []],
  ['tagged', { tagged_for_removal: true }, []],
  ['moved out', { status: 'moved_out' }, []],
  ['with a bad address', { status: 'bad_address' }, []],
  ['who opted out before any letter', { status: 'opt_out' }, []],
  ['who got the audit letter', got, ['follow_up']],
  ['who got it and is tagged', { ...got, tagged_for_removal: true }, []],
  ['who got it and answered', { ...got, status: 'provide_proof' }, []],
  ['who got it and moved out', { ...got, status: 'moved_out' }, []],
  ['who got both', { ...got, follow_up_letter_sent_date: day }, []],
  ['who got the second without the first', { follow_up_letter_sent_date: day }, ['initial']],
])('a tenant %s is ready for the right letters', async (_, seed, types) => {
  await expectReady(await add(seed), types);
});

// LET-4
it.each<[string, TenantSeed, LetterType[]]>([
  ['with a confirmed charge', got, ['welcome']],
  ['with a confirmed charge, never written to', {}, ['welcome']],
  ['with a charge not confirmed', { ...got, charge_confirmed_date: null }, []],
  ['with a coverage, never written to', { charge_confirmed_date: null }, []],
  ['with a confirmed charge and no coverage', { ...got, coverage_id: null }, []],
  ['who was welcomed', { ...got, welcome_letter_sent_date: day }, []],
  ['with a confirmed charge who is tagged', { ...got, tagged_for_removal: true }, []],
])('a tenant %s is ready for the right letters', async (_, seed, types) => {
  const id = await add({ ...charged, coverage_id: office.coverageId, ...seed });
  await expectReady(id, types);
});

describe('the letters view', () => {
  // LET-14
  it('does not count or show a tagged tenant who has moved out', async () => {
    await add({ last_name: 'Zimmer', tagged_for_removal: true, status: 'moved_out' });
    await add({ last_name: 'Moved', status: 'moved_out' });
    const url = `/api/facilities/${office.facilityId}`;
    const list = (await office.monitor.get(`${url}/tenants-mailing`)).json();
    expect(list.data.map(({ last_name }: { last_name: string }) => last_name)).toEqual(['Moved']);
    const counts = (await office.monitor.get(`${url}/tenant-mailing-counts`)).json();
    expect(counts).toMatchObject({ all: 1, tagged_for_removal: 0 });
  });

  // LET-14
  it('hides incomplete addresses and counts the tagged', async () => {
    await add({ last_name: 'Zimmer' });
    await add({ last_name: 'Abel', tagged_for_removal: true });
    await add({ last_name: 'Hidden', address: null, tagged_for_removal: true });
    const url = `/api/facilities/${office.facilityId}`;
    const list = (await office.monitor.get(`${url}/tenants-mailing`)).json();
    expect(list.data.map((tenant: { last_name: string }) => tenant.last_name)).toEqual([
      'Abel',
      'Zimmer',
    ]);
    expect(list.pagination).toEqual({ current_page: 1, last_page: 1, total: 2, from: 1, to: 2 });
    expect(list.data[0]).toMatchObject({
      facility_id: office.facilityId,
      units: [{ identifier: expect.any(String) }],
      charge_apply_date: '2026-05-01',
      tagged_for_removal: true,
    });
    const counts = (await office.monitor.get(`${url}/tenant-mailing-counts`)).json();
    expect(counts).toEqual({
      all: 2,
      initial_letter_ready: 1,
      follow_up_letter_ready: 0,
      welcome_letter_ready: 0,
      tagged_for_removal: 1,
    });
  });

  // SHL-51
  it('has 100 rows a page and is empty beyond the last page', async () => {
    await addMany(101);
    const list = `/api/facilities/${office.facilityId}/tenants-mailing`;
    expect((await office.monitor.get(list)).json().data).toHaveLength(100);
    const second = (await office.monitor.get(list, { page: '2' })).json();
    expect(second.pagination).toMatchObject({ current_page: 2, last_page: 2, from: 101, to: 101 });
    expect((await office.monitor.get(list, { page: '9' })).json()).toEqual({
      data: [],
      pagination: { current_page: 9, last_page: 2, total: 101, from: null, to: null },
    });
  });

  it('of a state has the tenants of all its facilities', async () => {
    const first = await addFacility(office.test.db, { state: 'VI' });
    const second = await addFacility(office.test.db, { state: 'VI' });
    await addTenant(office.test.db, first, { last_name: 'Berg', state: 'NY' });
    await addTenant(office.test.db, second, { last_name: 'Adler' });
    const list = (await office.monitor.get('/api/facilities/state/VI')).json();
    expect(list.data.map((tenant: { last_name: string }) => tenant.last_name)).toEqual([
      'Adler',
      'Berg',
    ]);
    expect(
      (await office.monitor.get('/api/facilities/state/vi/tenant-mailing-counts')).json(),
    ).toMatchObject({ all: 2 });
  });

  it.each([
    ['/api/facilities/state/TX/letter-question?letter_type=audit', 422],
    ['/api/facilities/999999/letter-question?letter_type=initial', 404],
    ['/api/facilities/999999/tenants-mailing', 404],
    ['/api/facilities/999999/tenant-mailing-counts', 404],
    ['/api/facilities/999999/generate-letters?letter_type=initial', 404],
    ['/api/facilities/state/ZZ', 404],
    ['/api/facilities/state/ZZ/tenant-mailing-counts', 404],
    ['/api/facilities/state/ZZ/generate-letters?letter_type=initial', 404],
    ['/api/facilities/bulk/tenants-mailing', 404],
    ['/api/facilities/0/generate-letters?letter_type=initial', 404],
    ['/api/facilities/state/TX/generate-letters?letter_type=initial&tenants=0x1', 422],
    ['/api/facilities/state/TX/generate-letters?letter_type=initial&tenants=01', 422],
    ['/api/facilities/state/TX?filter=everyone', 422],
    ['/api/facilities/state/TX?page=0', 422],
    ['/api/letter-batches?letter_type=audit', 422],
  ])('%s answers %i', async (url, status) => {
    expect((await office.monitor.get(url)).statusCode).toBe(status);
  });
});

describe('a preview', () => {
  const preview = (query: Record<string, string>) =>
    office.monitor.get(`/api/facilities/${office.facilityId}/preview-letter`, query);

  // LET-94
  it('shows the first letter that would be made and records nothing', async () => {
    await add({ first_name: 'Zoe', last_name: 'Young' });
    const ana = await add({ first_name: 'Ana', last_name: 'Abbott' });
    const response = await preview({ letter_type: 'initial' });
    expect(response.headers['content-disposition']).toMatch(/^inline/);
    const pages = await pdfPages(response.rawPayload);
    expect(pages.map(({ text }) => /Ana Abbott/.test(text))).toEqual([true]);
    expect((await office.tenantOf(ana)).initial_letter_sent_date).toBeNull();
  });

  it('shows a letter of the selected tenants', async () => {
    await add({ first_name: 'Ana', last_name: 'Abbott' });
    const zoe = await add({ first_name: 'Zoe', last_name: 'Young' });
    const kim = await add({ first_name: 'Kim', last_name: 'King', status: 'moved_out' });
    const of = (tenants: string) => preview({ letter_type: 'initial', tenants });
    const pages = await pdfPages((await of(String(zoe))).rawPayload);
    expect(pages.map(({ text }) => /Zoe Young/.test(text))).toEqual([true]);
    expectAnswer(await of(`${zoe},${kim}`), 422, 'No letters were made: Kim King has moved out.');
  });

  // LET-5
  it('fails with a sentence when nobody is ready', async () => {
    const response = await preview({ letter_type: 'welcome' });
    expectAnswer(response, 422, 'No tenant is ready for a welcome letter.');
  });
});
