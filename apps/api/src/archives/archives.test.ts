import { sql } from 'kysely';
import { beforeEach, describe, expect, inject, it } from 'vitest';
import { addFacility, addTenant } from '../testing/seed.ts';
import { expectAnswer, fieldsOf, testApp } from '../testing/testApp.ts';
import { workbookRecords } from '../testing/workbooks/workbookRows.ts';

/** A facility at the end of its period. */
const endedPeriod = {
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
};
/** The letter dates of its next period. */
const nextDates = {
  letter_effective_date: '2027-02-28',
  initial_letter_date: '2027-01-31',
  follow_up_letter_date: '2027-02-15',
};
let facilityId: number;
let facilityNumber: string;

const test = await testApp();
const monitor = await test.signIn('monitor');

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
  facilityId = await addFacility(test.db, endedPeriod);
  facilityNumber = (await test.facility(facilityId)).facility_number;
});

const execute = (id = facilityId, order: Record<string, string> = nextDates) =>
  monitor.post(`/api/facility-archives/${id}/execute`, order, { form: true });
const download = async (filename: string) =>
  (await monitor.get('/api/facility-archives/download-export', { filename })).rawPayload;

describe('archiving', () => {
  // ARC-15, ARC-16, TEN-49
  it('backs up tenants and statistics, then deletes and resets', async () => {
    await addTenant(test.db, facilityId, {
      first_name: '=HYPERLINK("x")',
      last_name: 'Ñandú',
      zip_code: '00704',
      unit: '007',
      units: ['007', 'B2'],
      move_in_date: '2020-02-29',
      status: 'selected_coverage',
      coverage_id: 1,
      charge_applied: true,
      charged_coverage_id: 2,
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
      'Charged Coverage': expect.stringContaining('per month'),
      'Charge Apply Date': '2026-11-30',
      'Charge Confirmed Date': '2026-12-02',
      'Tagged for Removal': 'Yes',
      'Audit Letter Made': '2026-11-01',
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
    expect(await test.facility(facilityId)).toMatchObject({
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
      .select(['import_key', 'first_name', 'last_name', 'unit', 'status', 'letter_effective_date'])
      .where('archive_id', '=', archive?.id ?? 0)
      .execute();
    const stored = before.map(({ import_key, first_name, last_name, unit, status }) => ({
      ...{ import_key, first_name, last_name, unit, status },
      letter_effective_date: '2026-11-30',
    }));
    expect(new Set(identities)).toEqual(new Set(stored));
  });

  it('does not change other facilities', async () => {
    const other = await addFacility(test.db, {
      upload_count: 3,
      letter_effective_date: '2026-11-30',
    });
    await addTenant(test.db, other);
    const before = [await test.facility(other), await tenantsOf(other)];
    await addTenant(test.db, facilityId);
    expect((await execute()).statusCode).toBe(200);
    expect([await test.facility(other), await tenantsOf(other)]).toEqual(before);
  });

  // ARC-19
  it('names the backup by number, Prime Site ID and date, or the day without a date', async () => {
    const prime = { facility_number: 'P-77', prime_site_id: '4012', is_prime: true };
    const ids = [
      await addFacility(test.db, { ...prime, letter_effective_date: '2026-05-01' }),
      await addFacility(test.db, { facility_number: 'BARE' }),
    ];
    const names = [];
    for (const id of ids) names.push((await execute(id)).json().export_filename);
    expect(names).toEqual(['P-77_4012_2026-05-01.xlsx', 'BARE__2026-03-10.xlsx']);
  });

  it('makes a backup that downloads under any facility number', async () => {
    const odd = await addFacility(test.db, {
      facility_number: `A/../"b"${'9'.repeat(190)}`,
      prime_site_id: `ü&=${'8'.repeat(190)}`,
    });
    await addTenant(test.db, odd);
    const { export_filename } = (await execute(odd)).json();
    expect(await workbookRecords(await download(export_filename))).toHaveLength(1);
  });

  // ARC-11
  it('sets no letter dates when they are skipped', async () => {
    await addTenant(test.db, facilityId);
    await execute(facilityId, { ...nextDates, skip_letter_dates: 'true' });
    expect(await test.facility(facilityId)).toMatchObject({
      letter_effective_date: null,
      initial_letter_send_date: null,
      follow_up_letter_send_date: null,
      welcome_letter_send_date: null,
    });
  });

  // ARC-11
  it('requires every date unless the dates are skipped', async () => {
    await addTenant(test.db, facilityId);
    const { initial_letter_date: _, ...rest } = nextDates;
    for (const order of [rest, { ...rest, initial_letter_date: ' ' }]) {
      const answer = await execute(facilityId, order);
      const message = 'Audit Letter Date is empty. Set it, or skip setting letter dates.';
      expectAnswer(answer, 422, { message, fields: { initial_letter_date: message } });
    }
    expect(Object.keys(fieldsOf(await execute(facilityId, {})))).toEqual([
      'initial_letter_date',
      'follow_up_letter_date',
      'letter_effective_date',
    ]);
    expect(await tenantsOf(facilityId)).toHaveLength(1);
    expect((await execute(facilityId, { skip_letter_dates: 'true' })).statusCode).toBe(200);
  });

  // ARC-20
  it('rejects a second archive with the same date and changes nothing', async () => {
    await addTenant(test.db, facilityId);
    expect(
      (await execute(facilityId, { ...nextDates, letter_effective_date: '2026-11-30' })).statusCode,
    ).toBe(200);
    await addTenant(test.db, facilityId);
    const state = async () => [
      await test.facility(facilityId),
      await tenantsOf(facilityId),
      await archivesOf(facilityId),
    ];
    const before = await state();
    const second = await execute();
    expectAnswer(
      second,
      422,
      'This facility has been archived with this Letter Effective Date already. Change the date first.',
    );
    expect(await state()).toEqual(before);
  });

  // ARC-20
  it('runs once when it is sent several times at once', async () => {
    for (let index = 0; index < 30; index += 1) await addTenant(test.db, facilityId);
    const responses = await Promise.all([execute(), execute(), execute()]);
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422, 422]);
    expect(await archivesOf(facilityId)).toHaveLength(1);
    expect(
      await workbookRecords(await download(`${facilityNumber}__2026-11-30.xlsx`)),
    ).toHaveLength(30);
    // A later click does not archive the empty new period either.
    expect((await execute()).statusCode).toBe(422);
  });

  // ARC-15
  it.runIf('url' in inject('template'))('has what was changed after the workbook', async () => {
    const tenant = await addTenant(test.db, facilityId);
    const { archive } = await test.db.transaction().execute(async (trx) => {
      await trx
        .updateTable('tenants')
        .set({ note: 'Called at noon' })
        .where('id', '=', tenant)
        .execute();
      const archive = execute();
      const waiting = sql`
        select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()
      `;
      await expect.poll(async () => (await waiting.execute(test.db)).rows.length).toBe(1);
      return { archive };
    });
    const backup = await download((await archive).json().export_filename);
    expect((await workbookRecords(backup, 'Tenants')).map(({ Note }) => Note)).toContain(
      'Called at noon',
    );
  });

  it('stays consistent with letters generated at the same time', async () => {
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
    const sent = rows.filter((row) => row['Audit Letter Made'] !== undefined);
    expect(sent).toHaveLength(letters.statusCode === 200 ? 20 : 0);
  });

  it.each([
    [{ letter_effective_date: '2027-02-30' }],
    [{ initial_letter_date: 'tomorrow' }],
    [{ skip_letter_dates: 'perhaps' }],
  ])('is rejected with %j', async (order) => {
    await addTenant(test.db, facilityId);
    expect((await execute(facilityId, { ...nextDates, ...order })).statusCode).toBe(422);
    expect(await tenantsOf(facilityId)).toHaveLength(1);
  });
});

describe('the new dates', () => {
  // ARC-8
  it('are three calendar months later, within the month', async () => {
    expect((await monitor.get(`/api/facility-archives/${facilityId}/new-dates`)).json()).toEqual({
      letter_effective_date: '2027-02-28',
      initial_letter_date: '2027-01-31',
      follow_up_letter_date: '2027-02-15',
    });
  });

  it.each([
    ['empty', {}],
    [
      'in the last quarter of 9999',
      {
        letter_effective_date: '9999-10-01',
        initial_letter_send_date: '9999-12-31',
        follow_up_letter_send_date: '9999-11-30',
      },
    ],
  ])('are empty where the current dates are %s', async (_, dates) => {
    const bare = await addFacility(test.db, dates);
    expect((await monitor.get(`/api/facility-archives/${bare}/new-dates`)).json()).toEqual({
      letter_effective_date: null,
      initial_letter_date: null,
      follow_up_letter_date: null,
    });
  });
});

describe('the list of archives', () => {
  // ARC-2, SHL-51
  it('filters by number and date and shows the latest first', async () => {
    const listed = await addFacility(test.db, {
      facility_number: 'Listed-9',
      letter_effective_date: '2026-01-05',
    });
    await addTenant(test.db, listed, { status: 'opt_out' });
    await execute(listed, { ...nextDates, letter_effective_date: '2026-04-05' });
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

  // FAC-21
  it('keeps the archives and files of a deleted facility', async () => {
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
