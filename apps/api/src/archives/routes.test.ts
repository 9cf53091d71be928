import type { Day } from '@audit-letters/api-client/contract';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sheet, workbookBuffer } from '../sheets/write.ts';
import { addFacility, addTenant } from '../testing/seed.ts';
import { type Caller, type TestApp, testApp } from '../testing/testApp.ts';
import { workbookRecords } from '../testing/workbookRows.ts';
import { backUp, assertBackedUp } from './backup.ts';

let test: TestApp;
let monitor: Caller;
let facilityId: number;
let facilityNumber: string;

beforeAll(async () => {
  test = await testApp();
  monitor = await test.signIn('monitor');
});

const facilityOf = (id: number) =>
  test.db.selectFrom('facilities').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const tenantsOf = (id: number) =>
  test.db.selectFrom('tenants').selectAll().where('facility_id', '=', id).orderBy('id').execute();
const archivesOf = (id: number) =>
  test.db
    .selectFrom('archived_periods')
    .selectAll()
    .where('facility_id', '=', id)
    .orderBy('id')
    .execute();

beforeEach(async () => {
  facilityId = await addFacility(test.db, {
    prime_site_id: null,
    upload_count: 7,
    letter_effective_date: '2026-11-30',
    initial_letter_send_date: '2026-10-31',
    follow_up_letter_send_date: '2026-11-15',
    welcome_letter_send_date: '2026-12-10',
    initial_letter_sent_date: '2026-11-01',
    follow_up_letter_sent_date: '2026-11-16',
    welcome_letter_sent_date: '2026-12-11',
    confirmed_move_outs_date: '2026-10-20',
    confirmed_no_move_outs_date: '2026-10-21',
    can_tag_removal: false,
  });
  facilityNumber = (await facilityOf(facilityId)).facility_number;
});

const dates = {
  letter_effective_date: '2027-02-28',
  initial_letter_date: '2027-01-31',
  follow_up_letter_date: '2027-02-15',
};
const execute = (id = facilityId, order: Record<string, string> = dates) =>
  monitor.post(`/api/facility-archives/${id}/execute`, order, { form: true });
const download = async (filename: string) =>
  (await monitor.get('/api/facility-archives/download-export', { filename })).rawPayload;

describe('the new dates', () => {
  // ARC-10
  it('are three calendar months on, within the month', async () => {
    expect((await monitor.get(`/api/facility-archives/${facilityId}/new-dates`)).json()).toEqual({
      letter_effective_date: '2027-02-28',
      initial_letter_date: '2027-01-31',
      follow_up_letter_date: '2027-02-15',
    });
  });

  it('are none where there are none', async () => {
    const bare = await addFacility(test.db);
    expect((await monitor.get(`/api/facility-archives/${bare}/new-dates`)).json()).toEqual({
      letter_effective_date: null,
      initial_letter_date: null,
      follow_up_letter_date: null,
    });
  });

  it('of an unknown facility are not found', async () => {
    expect((await monitor.get('/api/facility-archives/999999/new-dates')).statusCode).toBe(404);
  });
});

describe('archiving', () => {
  // ARC-15, ARC-16, ARC-17
  it('backs up every tenant and the statistics, then deletes and resets', async () => {
    const coverage = await test.db
      .selectFrom('coverages')
      .selectAll()
      .orderBy('id')
      .executeTakeFirstOrThrow();
    await addTenant(test.db, facilityId, {
      first_name: '=HYPERLINK("x")',
      last_name: 'Ñandú',
      zip_code: '00704',
      unit: '007',
      units: ['007', 'B2'],
      move_in_date: '2020-02-29',
      status: 'selected_coverage',
      coverage_id: coverage.id,
      charge_applied: true,
      charge_confirmed_date: '2026-12-02',
      initial_letter_sent_date: '2026-11-01',
      note: 'two\nlines',
      monitor_note: ' - not a formula',
      tagged_for_removal: true,
    });
    await addTenant(test.db, facilityId, { last_name: 'Zimmer', import_key: 'T-2' });
    await addTenant(test.db, facilityId, {
      first_name: null,
      last_name: 'Zoo LLC',
      address: null,
      status: 'opt_out',
    });
    const before = await tenantsOf(facilityId);

    const response = await execute();
    expect(response.json()).toEqual({ export_filename: `${facilityNumber}__2026-11-30.xlsx` });

    const workbook = await download(`${facilityNumber}__2026-11-30.xlsx`);
    const tenants = await workbookRecords(workbook, 'Tenants');
    expect(tenants).toHaveLength(3);
    expect(tenants.find((row) => row['Last Name'] === 'Ñandú')).toEqual({
      'Facility Number': facilityNumber,
      'First Name': `'=HYPERLINK("x")`,
      'Last Name': 'Ñandú',
      Address: '12 Elm Street',
      City: 'Austin',
      State: 'TX',
      'Zip Code': '00704',
      Unit: '007',
      Units: '007, B2',
      'Move In Date': '2020-02-29',
      Status: 'Selected Coverage',
      Coverage: '$12 per month for $1,000 coverage',
      'Charge Applied': 'Yes',
      'Charge Apply Date': '2026-11-30',
      'Charge Confirmed Date': '2026-12-02',
      'Tagged for Removal': 'Yes',
      'Audit Letter Sent': '2026-11-01',
      Note: 'two\nlines',
      'Monitor Note': "' - not a formula",
    });
    expect(tenants.map((row) => row['Last Name']).sort()).toEqual(['Zimmer', 'Zoo LLC', 'Ñandú']);
    const [stats] = await workbookRecords(workbook, 'Stats');
    expect(stats).toMatchObject({
      'Facility Number': facilityNumber,
      'Letter Effective Date': '2026-11-30',
      'Total Uploaded': '7',
      'Total In Program': '3',
      'Percent Complete': '66',
      'Selected Coverage': '1',
      'Selected Coverage %': '33.3',
      'Opted Out': '1',
    });

    expect(await tenantsOf(facilityId)).toEqual([]);
    expect(await facilityOf(facilityId)).toMatchObject({
      upload_count: 0,
      letter_effective_date: '2027-02-28',
      initial_letter_send_date: '2027-01-31',
      follow_up_letter_send_date: '2027-02-15',
      welcome_letter_send_date: '2027-02-28',
      initial_letter_sent_date: null,
      follow_up_letter_sent_date: null,
      welcome_letter_sent_date: null,
      confirmed_move_outs_date: null,
      confirmed_no_move_outs_date: null,
      can_tag_removal: true,
    });
    const [archive] = await archivesOf(facilityId);
    expect(archive).toMatchObject({
      letter_effective_date: '2026-11-30',
      percent_complete: 66,
      stats: { tenant_count: 3, upload_count: 7, selected_coverage_percentage: 33.3 },
    });
    const identities = await test.db
      .selectFrom('archived_tenants')
      .select([
        'facility_id',
        'import_key',
        'first_name',
        'last_name',
        'unit',
        'status',
        'letter_effective_date',
      ])
      .where('archive_id', '=', archive?.id ?? 0)
      .orderBy('last_name')
      .execute();
    const byName = (one: { last_name: string | null }, other: { last_name: string | null }) =>
      (one.last_name ?? '') < (other.last_name ?? '') ? -1 : 1;
    expect(identities.sort(byName)).toEqual(
      before
        .map(({ facility_id, import_key, first_name, last_name, unit, status }) => ({
          facility_id,
          import_key,
          first_name,
          last_name,
          unit,
          status,
          letter_effective_date: '2026-11-30',
        }))
        .sort(byName),
    );
  });

  it('leaves other facilities as they are', async () => {
    const other = await addFacility(test.db, {
      upload_count: 3,
      letter_effective_date: '2026-11-30',
    });
    await addTenant(test.db, other);
    const before = [await facilityOf(other), await tenantsOf(other)];
    await addTenant(test.db, facilityId);
    expect((await execute()).statusCode).toBe(200);
    expect([await facilityOf(other), await tenantsOf(other)]).toEqual(before);
  });

  // ARC-19
  it('names the backup with the prime site id', async () => {
    const prime = await addFacility(test.db, {
      facility_number: 'P-77',
      prime_site_id: '4012',
      is_prime: true,
      letter_effective_date: '2026-05-01',
    });
    expect((await execute(prime)).json()).toEqual({ export_filename: 'P-77_4012_2026-05-01.xlsx' });
  });

  // ARC-19
  it('names the backup of a period without an effective date by the day of archiving', async () => {
    const bare = await addFacility(test.db, { facility_number: 'BARE' });
    expect((await execute(bare)).json()).toEqual({ export_filename: 'BARE__2026-03-10.xlsx' });
  });

  it('can be downloaded whatever its facility is numbered', async () => {
    const odd = await addFacility(test.db, {
      facility_number: `A/../"b"${'9'.repeat(190)}`,
      prime_site_id: `ü&=${'8'.repeat(190)}`,
    });
    await addTenant(test.db, odd);
    const { export_filename } = (await execute(odd)).json();
    expect(await workbookRecords(await download(export_filename))).toHaveLength(1);
  });

  // ARC-11
  it('sets no dates when they are skipped', async () => {
    await addTenant(test.db, facilityId);
    await execute(facilityId, { ...dates, skip_letter_dates: 'true' });
    expect(await facilityOf(facilityId)).toMatchObject({
      letter_effective_date: null,
      initial_letter_send_date: null,
      follow_up_letter_send_date: null,
      welcome_letter_send_date: null,
    });
  });

  // ARC-29
  it('without a date is refused with the field, unless the dates are skipped', async () => {
    await addTenant(test.db, facilityId);
    const { initial_letter_date: _, ...rest } = dates;
    for (const order of [rest, { ...rest, initial_letter_date: ' ' }]) {
      const answer = await execute(facilityId, order);
      const message = 'Audit Letter Date is empty. Set it, or skip setting letter dates.';
      expect([answer.statusCode, answer.json()]).toEqual([
        422,
        { data: { message, fields: { initial_letter_date: message } } },
      ]);
    }
    const bare = await execute(facilityId, {});
    expect([bare.statusCode, Object.keys(bare.json().data.fields)]).toEqual([
      422,
      ['initial_letter_date', 'follow_up_letter_date', 'letter_effective_date'],
    ]);
    expect(await tenantsOf(facilityId)).toHaveLength(1);
    expect((await execute(facilityId, { skip_letter_dates: 'true' })).statusCode).toBe(200);
  });

  // ARC-20
  it('of the same name and date is refused, and changes nothing', async () => {
    await addTenant(test.db, facilityId);
    expect(
      (await execute(facilityId, { ...dates, letter_effective_date: '2026-11-30' })).statusCode,
    ).toBe(200);
    await addTenant(test.db, facilityId);
    const before = [
      await facilityOf(facilityId),
      await tenantsOf(facilityId),
      await archivesOf(facilityId),
    ];
    const second = await execute();
    expect([second.statusCode, second.json().data]).toEqual([
      422,
      'This facility has been archived with this Letter Effective Date already. Change the date first.',
    ]);
    expect([
      await facilityOf(facilityId),
      await tenantsOf(facilityId),
      await archivesOf(facilityId),
    ]).toEqual(before);
  });

  // ARC-20
  it('twice at once happens once', async () => {
    for (let index = 0; index < 30; index += 1) await addTenant(test.db, facilityId);
    const responses = await Promise.all([execute(), execute(), execute()]);
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422, 422]);
    expect(await archivesOf(facilityId)).toHaveLength(1);
    expect(
      await workbookRecords(await download(`${facilityNumber}__2026-11-30.xlsx`)),
    ).toHaveLength(30);
    // The click that comes after it does not archive the period that has just begun either.
    expect((await execute()).statusCode).toBe(422);
  });

  it('again is possible as soon as the new period has tenants', async () => {
    await addTenant(test.db, facilityId);
    await execute();
    await addTenant(test.db, facilityId);
    expect((await execute(facilityId, { ...dates })).json()).toEqual({
      export_filename: `${facilityNumber}__2027-02-28.xlsx`,
    });
  });

  it('and generating letters at once leave both whole', async () => {
    for (let index = 0; index < 20; index += 1) await addTenant(test.db, facilityId);
    const [archive, letters] = await Promise.all([
      execute(),
      monitor.get(`/api/facilities/${facilityId}/generate-letters`, { letter_type: 'initial' }),
    ]);
    expect(archive.statusCode).toBe(200);
    const batches = await test.db
      .selectFrom('letter_batches')
      .selectAll()
      .where('facility_id', '=', facilityId)
      .execute();
    expect(batches).toHaveLength(letters.statusCode === 200 ? 1 : 0);
    const rows = await workbookRecords(await download(`${facilityNumber}__2026-11-30.xlsx`));
    const sent = rows.filter((row) => row['Audit Letter Sent'] !== undefined);
    expect(sent).toHaveLength(letters.statusCode === 200 ? 20 : 0);
  });

  it.each([
    [{ letter_effective_date: '2027-02-30' }],
    [{ initial_letter_date: 'tomorrow' }],
    [{ skip_letter_dates: 'perhaps' }],
  ])('with %j is refused', async (order) => {
    await addTenant(test.db, facilityId);
    expect((await execute(facilityId, { ...dates, ...order })).statusCode).toBe(422);
    expect(await tenantsOf(facilityId)).toHaveLength(1);
  });

  // ARC-1
  it('is for staff alone, of a facility that exists', async () => {
    const manager = await test.signIn('manager', { facilityId });
    for (const url of [
      '/api/facility-archives',
      `/api/facility-archives/${facilityId}/new-dates`,
    ]) {
      expect((await manager.get(url)).statusCode).toBe(403);
    }
    const url = `/api/facility-archives/${facilityId}/execute`;
    expect((await manager.post(url, dates, { form: true })).statusCode).toBe(403);
    expect((await test.anyone.post(url, dates, { form: true })).statusCode).toBe(401);
    expect((await execute(999_999)).statusCode).toBe(404);
    expect(await archivesOf(facilityId)).toEqual([]);
  });
});

// ARC-16
describe('the backup check', () => {
  const period = async () => {
    await addTenant(test.db, facilityId, { last_name: 'Ann' });
    await addTenant(test.db, facilityId, { last_name: 'Bea' });
    const facility = { ...(await facilityOf(facilityId)), stats: {} as never };
    const rows = (await tenantsOf(facilityId)).map((row) => ({
      ...row,
      facility_number: facilityNumber,
    }));
    return { facility, tenants: rows, coverages: new Map<number, string>() };
  };
  const names = (rows: { last_name: string | null }[]) =>
    sheet(
      'Tenants',
      [{ heading: 'Last Name', value: (row: { last_name: string | null }) => row.last_name }],
      rows,
    );

  it('refuses a workbook that lacks a column', async () => {
    const kept = await period();
    await expect(assertBackedUp(await workbookBuffer([names(kept.tenants)]), kept)).rejects.toThrow(
      "The backup's sheet Tenants differs from the database in row 1.",
    );
  });

  it('refuses a workbook that lacks a tenant, has another or says something else', async () => {
    const kept = await period();
    const workbook = await backUp(
      { ...kept, facility: { ...kept.facility, stats: {} as never } },
      test.clock,
    );
    await expect(
      assertBackedUp(workbook, { ...kept, tenants: kept.tenants.slice(0, 1) }),
    ).rejects.toThrow('row 3');
    await expect(
      assertBackedUp(workbook, { ...kept, tenants: [...kept.tenants, ...kept.tenants] }),
    ).rejects.toThrow('has 2 rows and the database 4');
    const [first, second] = kept.tenants;
    if (!first || !second) throw new Error('no tenants');
    await expect(
      assertBackedUp(workbook, { ...kept, tenants: [first, { ...second, zip_code: '99999' }] }),
    ).rejects.toThrow('row 3');
    await expect(
      assertBackedUp(workbook, { ...kept, facility: { ...kept.facility, city: 'Elsewhere' } }),
    ).rejects.toThrow('sheet Stats differs');
  });
});

describe('the list of archives', () => {
  // ARC-3, ARC-24, ARC-28
  it('is filtered by number and date, trimmed, latest first', async () => {
    const listed = await addFacility(test.db, {
      facility_number: 'Listed-9',
      letter_effective_date: '2026-01-05',
    });
    await addTenant(test.db, listed, { status: 'opt_out' });
    await execute(listed, { ...dates, letter_effective_date: '2026-04-05' });
    test.clock.advance(1000);
    await addTenant(test.db, listed);
    await execute(listed, { skip_letter_dates: 'true' });
    const list = async (query: Record<string, string>) =>
      (await monitor.get('/api/facility-archives', query)).json().data;
    const both = await list({ facility_number: ' listed-9 ' });
    expect(both).toEqual({
      data: [
        {
          id: expect.any(Number),
          facility_number: 'Listed-9',
          prime_site_id: null,
          letter_effective_date: '2026-04-05',
          percent_complete: 0,
          filename: 'Listed-9__2026-04-05.xlsx',
        },
        {
          id: expect.any(Number),
          facility_number: 'Listed-9',
          prime_site_id: null,
          letter_effective_date: '2026-01-05',
          percent_complete: 100,
          filename: 'Listed-9__2026-01-05.xlsx',
        },
      ],
      pagination: { current_page: 1, last_page: 1, total: 2, from: 1, to: 2 },
    });
    const one = await list({ facility_number: 'sted-9', letter_effective_date: '2026-01-05' });
    expect(one.data.map(({ filename }: { filename: string }) => filename)).toEqual([
      'Listed-9__2026-01-05.xlsx',
    ]);
    expect((await list({ letter_effective_date: '1999-01-01' })).data).toEqual([]);
    const sorted = await list({ facility_number: 'listed-9', sort_by: 'letter_effective_date' });
    expect(sorted.data).toEqual(both.data.toReversed());
    expect(
      (await monitor.get('/api/facility-archives', { letter_effective_date: 'May' })).statusCode,
    ).toBe(422);
  });

  // ARC-21
  it('keeps the archives of a facility that has been deleted, with their files', async () => {
    await addTenant(test.db, facilityId);
    await execute();
    await monitor.delete(`/api/facilities/${facilityId}`);
    const filename = `${facilityNumber}__2026-11-30.xlsx`;
    const list = (
      await monitor.get('/api/facility-archives', { facility_number: facilityNumber })
    ).json();
    expect(list.data.data.map((row: { filename: string }) => row.filename)).toEqual([filename]);
    expect(await workbookRecords(await download(filename))).toHaveLength(1);
  });
});

it.each<[Day | string, string]>([
  ['2026-11-30', '2027-02-28'],
  ['2027-11-30', '2028-02-29'],
  ['2026-01-31', '2026-04-30'],
  ['2026-10-15', '2027-01-15'],
])('three months after %s is %s', async (from, to) => {
  const id = await addFacility(test.db, { letter_effective_date: from });
  expect(
    (await monitor.get(`/api/facility-archives/${id}/new-dates`)).json().letter_effective_date,
  ).toBe(to);
});
