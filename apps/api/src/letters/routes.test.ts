import { type LetterType, LetterTypes } from '@audit-letters/api-client/contract';
import { describe, expect, it } from 'vitest';
import { addFacility, addTenant } from '../testing/seed.ts';
import { expectAnswer } from '../testing/testApp.ts';
import { charged, day, letterOffice, type TenantSeed } from './testing/letterOffice.ts';
import { pdfPages } from './testing/pdfPages.ts';

const office = letterOffice();
const { add, addMany } = office;

// LET-2, LET-3, LET-4
describe('letters are ready for', () => {
  const cases: [string, () => TenantSeed, LetterType[]][] = [
    ['a new tenant', () => ({}), ['initial']],
    ['a tenant without street', () => ({ address: null }), []],
    ['a tenant who has an empty street', () => ({ address: '  ' }), []],
    ['a tenant who has no city', () => ({ city: '' }), []],
    ['a tenant who has no state', () => ({ state: null }), []],
    ['a tenant who has no zip code', () => ({ zip_code: '' }), []],
    ['a tenant who is tagged', () => ({ tagged_for_removal: true }), []],
    ['a tenant who moved out', () => ({ status: 'moved_out' }), []],
    ['a tenant who has a bad address', () => ({ status: 'bad_address' }), []],
    ['a tenant who opted out before any letter', () => ({ status: 'opt_out' }), []],
    [
      'a tenant who chose a coverage by phone before any letter',
      () => ({ status: 'selected_coverage', coverage_id: office.coverageId }),
      [],
    ],
    [
      'a tenant who got the initial letter',
      () => ({ initial_letter_sent_date: day }),
      ['follow_up'],
    ],
    [
      'a tenant who got it and is tagged',
      () => ({ initial_letter_sent_date: day, tagged_for_removal: true }),
      [],
    ],
    [
      'a tenant who got it and answered',
      () => ({ initial_letter_sent_date: day, status: 'provide_proof' }),
      [],
    ],
    [
      'a tenant who got it and moved out',
      () => ({ initial_letter_sent_date: day, status: 'moved_out' }),
      [],
    ],
    [
      'a tenant who got both',
      () => ({ initial_letter_sent_date: day, follow_up_letter_sent_date: day }),
      [],
    ],
    [
      'a tenant who got the second without the first',
      () => ({ follow_up_letter_sent_date: day }),
      ['initial'],
    ],
    [
      'a tenant with a confirmed charge',
      () => ({ ...charged, coverage_id: office.coverageId, initial_letter_sent_date: day }),
      ['welcome'],
    ],
    [
      'a tenant with a confirmed charge, never written to',
      () => ({ ...charged, coverage_id: office.coverageId }),
      ['welcome'],
    ],
    [
      'a tenant with a charge not confirmed',
      () => ({
        ...charged,
        coverage_id: office.coverageId,
        charge_confirmed_date: null,
        initial_letter_sent_date: day,
      }),
      [],
    ],
    [
      'a tenant with a confirmed charge and no coverage',
      () => ({ ...charged, initial_letter_sent_date: day }),
      [],
    ],
    [
      'a tenant who was welcomed',
      () => ({
        ...charged,
        coverage_id: office.coverageId,
        initial_letter_sent_date: day,
        welcome_letter_sent_date: day,
      }),
      [],
    ],
    [
      'a tenant with a confirmed charge who is tagged',
      () => ({
        ...charged,
        coverage_id: office.coverageId,
        initial_letter_sent_date: day,
        tagged_for_removal: true,
      }),
      [],
    ],
  ];

  it.each(cases)('%s', async (_, seed, types) => {
    const id = await add(seed());
    const counts = (
      await office.monitor.get(`/api/facilities/${office.facilityId}/tenant-mailing-counts`)
    ).json();
    for (const type of LetterTypes) {
      const ready = types.includes(type);
      expect(counts[`${type}_letter_ready`], type).toBe(ready ? 1 : 0);
      const list = await office.monitor.get(
        `/api/facilities/${office.facilityId}/tenants-mailing`,
        {
          filter: `${type}_letter_ready`,
        },
      );
      expect(list.json().data.map((tenant: { id: number }) => tenant.id)).toEqual(
        ready ? [id] : [],
      );
    }
  });
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
    const list = (
      await office.monitor.get(`/api/facilities/${office.facilityId}/tenants-mailing`)
    ).json();
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
    const counts = (
      await office.monitor.get(`/api/facilities/${office.facilityId}/tenant-mailing-counts`)
    ).json();
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
    expect(second.pagination).toEqual({
      current_page: 2,
      last_page: 2,
      total: 101,
      from: 101,
      to: 101,
    });
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
  // LET-94
  it('shows the first letter that would be made and records nothing', async () => {
    await add({ first_name: 'Zoe', last_name: 'Young' });
    await add({ first_name: 'Ana', last_name: 'Abbott' });
    const response = await office.monitor.get(
      `/api/facilities/${office.facilityId}/preview-letter`,
      {
        letter_type: 'initial',
      },
    );
    expect(response.headers['content-disposition']).toMatch(/^inline/);
    const pages = await pdfPages(response.rawPayload);
    expect(pages.map(({ text }) => /Ana Abbott/.test(text))).toEqual([true]);
    const counts = await office.monitor.get(
      `/api/facilities/${office.facilityId}/tenant-mailing-counts`,
    );
    expect(counts.json()).toMatchObject({ initial_letter_ready: 2 });
  });

  it('shows a letter of the selected tenants', async () => {
    await add({ first_name: 'Ana', last_name: 'Abbott' });
    const zoe = await add({ first_name: 'Zoe', last_name: 'Young' });
    const kim = await add({ first_name: 'Kim', last_name: 'King', status: 'moved_out' });
    const preview = (tenants: string) =>
      office.monitor.get(`/api/facilities/${office.facilityId}/preview-letter`, {
        letter_type: 'initial',
        tenants,
      });
    const pages = await pdfPages((await preview(String(zoe))).rawPayload);
    expect(pages.map(({ text }) => /Zoe Young/.test(text))).toEqual([true]);
    expect((await preview(`${zoe},${kim}`)).json()).toEqual({
      data: 'No letters were made: Kim King has moved out.',
    });
  });

  // LET-5
  it('fails with a sentence when nobody is ready', async () => {
    const response = await office.monitor.get(
      `/api/facilities/${office.facilityId}/preview-letter`,
      {
        letter_type: 'welcome',
      },
    );
    expectAnswer(response, 422, 'No tenant is ready for a welcome letter.');
  });
});
