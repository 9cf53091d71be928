import type { LetterType } from '@audit-letters/api-client/contract';
import { describe, expect, it } from 'vitest';
import { addFacility, addTenant } from '../../testing/seed.ts';
import { expectAnswer } from '../../testing/testApp.ts';
import { workbookPart } from '../../testing/workbooks/workbookPart.ts';
import { workbookRecords } from '../../testing/workbooks/workbookRows.ts';
import { charged, day, letterOffice } from '../testing/letterOffice.ts';
import { pdfPages } from '../testing/pdfPages.ts';

const office = letterOffice();
const { add, generate, generateAt, made, download, batchesOf } = office;

describe('the files of a batch', () => {
  // LET-29
  it('have the date that was set on each enrollment letter', async () => {
    await add({ initial_letter_sent_date: day });
    const receipt = await made(generate('follow_up', { enrollment_letter_date: '2026-03-20' }));
    const [page] = await pdfPages(await download(receipt.file_name));
    expect(page?.text).toContain('March 20, 2026');
    const [batch] = await batchesOf();
    expect([batch?.enrollment_letter_date, batch?.day]).toEqual(['2026-03-20', '2026-03-10']);
  });

  // LET-25
  it('are made again for another enrollment date', async () => {
    const id = await add({ initial_letter_sent_date: day });
    const dated = (enrollment_letter_date: string) =>
      made(generate('follow_up', { tenants: String(id), enrollment_letter_date }));
    const wrong = await dated('2026-03-20');
    const right = await dated('2026-03-27');
    expect(await dated('2026-03-20')).toEqual(wrong);
    const [page] = await pdfPages(await download(right.file_name));
    expect(page?.text).toContain('March 27, 2026');
    expect(await batchesOf()).toHaveLength(2);
  });

  // LET-29
  it("have the facility's enrollment date when none was set", async () => {
    await add({ initial_letter_sent_date: day });
    const receipt = await made(generate('follow_up'));
    const [page] = await pdfPages(await download(receipt.file_name));
    expect(page?.items.slice(0, 12).map(({ text }) => text)).toContain('April 1, 2026');
  });

  // LET-29
  it('have the send date when they are made before it, else their day', async () => {
    await add();
    await add({ ...charged, coverage_id: office.coverageId });
    const dateOf = async (type: LetterType) =>
      (await pdfPages(await download((await made(generate(type))).file_name)))[0]?.items[6]?.text;
    expect(await dateOf('initial')).toBe('March 12, 2026');
    expect(await dateOf('welcome')).toBe('March 10, 2026');
  });

  it("name the tenant's coverage in a welcome letter", async () => {
    await add({ ...charged, coverage_id: office.coverageId });
    const receipt = await made(generate('welcome'));
    const [page] = await pdfPages(await download(receipt.file_name));
    expect(page?.text).toContain('Your coverage: $1,000');
    expect(page?.text).toContain('Your fee: $12 per month');
    const merge = await download(receipt.mail_merge_file_name);
    expect(await workbookRecords(merge)).toMatchObject([
      { Coverage: '$1,000', 'Monthly Fee': '$12' },
    ]);
    expect(await workbookPart(merge, 'docProps/core.xml')).toMatch(
      /<dc:subject>Letters: Welcome Letter; Facility Number: [^<]+<\/dc:subject>/,
    );
    const nobody = await generate('welcome', { tenants: String(await add()) });
    expectAnswer(nobody, 422, expect.stringContaining('has no coverage to be welcomed to'));
  });

  // LET-31
  it('name each facility of a state and have no facility number', async () => {
    const first = await addFacility(office.test.db, { state: 'AK', account_name: 'North Dock' });
    const second = await addFacility(office.test.db, { state: 'AK', account_name: 'South Dock' });
    await addTenant(office.test.db, first, { last_name: 'Aa' });
    await addTenant(office.test.db, second, { last_name: 'Bb' });
    const receipt = await made(generateAt('state/AK', 'initial'));
    const pages = await pdfPages(await download(receipt.file_name));
    expect(pages[0]?.text).toContain('North Dock');
    expect(pages[1]?.text).toContain('South Dock');
    const list = (await office.monitor.get('/api/letter-batches')).json();
    const batches: { filename: string }[] = list.data.data;
    expect(batches.find(({ filename }) => filename === receipt.file_name)).toMatchObject({
      facility_number: null,
      state: 'AK',
      tenant_count: 2,
    });
  });

  // LET-103
  it.each([
    ['東京-Ł12', '東京-Ł12'],
    ['Склад 7/б', 'Склад_7_б'],
    [`A/../"b"\n${'9'.repeat(190)}`, undefined],
  ])('are saved under the number of facility %j', async (facility_number, shown) => {
    office.useFacility(await addFacility(office.test.db, { facility_number }));
    await add();
    const { file_name } = await made(generate('initial'));
    expect(file_name).not.toMatch(/[/\\"\s]/);
    const { statusCode, headers } = await office.monitor.get(
      `/api/facilities/download-letters/${encodeURIComponent(file_name)}`,
    );
    expect(statusCode).toBe(200);
    const name = encodeURIComponent(`${shown}_audit_letters_2026-03-10.pdf`);
    if (shown) expect(headers['content-disposition']).toContain(`filename*=UTF-8''${name}`);
  });

  // LET-31, FAC-89
  it('have a mail merge in the list and on the page of the facility', async () => {
    await add();
    const { mail_merge_file_name } = await made(generate('initial'));
    const { monitor, facilityId } = office;
    const list = await monitor.get('/api/letter-batches', { facility_id: String(facilityId) });
    const page = await monitor.get(`/api/facilities/${facilityId}/overview`);
    expect([list.json().data.data, page.json().letters]).toMatchObject([
      [{ mail_merge_file_name }],
      [{ mail_merge_file_name }],
    ]);
  });

  // LET-28
  it("list only the coverages of the facility's state", async () => {
    const state = 'WY';
    await office.test.db
      .insertInto('coverages')
      .values([
        { state, monthly_fee_cents: 2150, coverage_amount: 4000 },
        { state: 'MT', monthly_fee_cents: 9900, coverage_amount: 9000 },
      ])
      .execute();
    office.useFacility(await addFacility(office.test.db, { state }));
    await add();
    const [page] = await pdfPages(await download((await made(generate('initial'))).file_name));
    expect(page?.text).toContain('$21.50 per month for $4,000 coverage');
    expect(page?.text).toContain('$18 per month for $2,000 coverage');
    expect(page?.text).not.toContain('$9,000');
  });

  // LET-105
  it("name the default of the facility's state, then that of all states", async () => {
    const { db } = office.test;
    const sentence = async (state: string) => {
      office.useFacility(await addFacility(db, { state, letter_effective_date: '2026-05-01' }));
      await add();
      const receipt = await made(generate('initial'));
      const [page] = await pdfPages(await download(receipt.file_name));
      const [merged] = await workbookRecords(await download(receipt.mail_merge_file_name));
      return [
        /unless you choose another: ([^.]*)\./.exec(page?.text ?? '')?.[1],
        merged?.['Default Monthly Fee'],
      ];
    };
    expect(await sentence('NV')).toEqual(['the office names it on request', undefined]);
    await db
      .updateTable('coverages')
      .set({ is_default: true })
      .where('id', '=', office.coverageId)
      .execute();
    await db
      .insertInto('coverages')
      .values({ state: 'NV', monthly_fee_cents: 2100, coverage_amount: 4000, is_default: true })
      .execute();
    expect(await sentence('NV')).toEqual(['$21 per month for $4,000 coverage', '$21']);
    expect(await sentence('OR')).toEqual(['$12 per month for $1,000 coverage', '$12']);
    await db.updateTable('coverages').set({ is_default: false }).execute();
  });
});

describe('the list of batches', () => {
  // FAC-36, LET-31
  it('is filtered, latest first, and has the dates of mailing', async () => {
    await add();
    const initial = await made(generate('initial'));
    office.test.clock.advance(1000);
    const followUp = await made(generate('follow_up'));
    const { facility_number } = await office.test.facility(office.facilityId);
    const list = async (query: Record<string, string>) =>
      (await office.monitor.get('/api/letter-batches', { facility_number, ...query })).json().data;
    const both = await list({});
    expect(both.data.map((batch: { filename: string }) => batch.filename)).toEqual([
      followUp.file_name,
      initial.file_name,
    ]);
    expect(both.pagination).toMatchObject({ total: 2, from: 1, to: 2 });
    await office.monitor.post(`/api/facilities/${office.facilityId}`, {
      initial_letter_sent_date: '2026-03-10',
    });
    expect((await list({ letter_type: 'initial' })).data).toEqual([
      {
        filename: initial.file_name,
        facility_number,
        letter_type: 'initial',
        tenant_count: 1,
        save_time: '2026-03-10T15:00:00.000Z',
        mail_time: '2026-03-10T12:00:00.000Z',
        mail_merge_file_name: initial.mail_merge_file_name,
      },
    ]);
    expect((await list({ letter_type: 'follow_up' })).data[0].mail_time).toBeNull();
    expect((await list({ facility_number: '%' })).data).toEqual([]);
    await add();
    const { file_name } = await made(office.generateAt('state/TX', 'initial'));
    expect((await list({})).data[0]).toMatchObject({ filename: file_name, facility_number: null });
    const ofOne = (id: number) => list({ facility_id: `${id}`, facility_number: '' });
    expect((await ofOne(office.facilityId)).data).toHaveLength(3);
    expect((await ofOne(await addFacility(office.test.db))).data).toEqual([]);
  });

  // LET-31
  it('shows and searches the present number of a facility', async () => {
    await add();
    const { file_name } = await made(generate('initial'));
    const before = (await office.test.facility(office.facilityId)).facility_number;
    const present = `${before}-new`;
    const renumber = (id: number, facility_number: string) =>
      office.monitor.post(`/api/facilities/${id}`, { facility_number });
    await renumber(office.facilityId, present);
    await renumber(await addFacility(office.test.db), before);
    const find = async (query: Record<string, string>) =>
      (await office.monitor.get('/api/letter-batches', query)).json().data.data;
    const batch = expect.objectContaining({ filename: file_name, facility_number: present });
    expect(await find({ facility_number: present })).toEqual([batch]);
    expect(await find({ facility_id: `${office.facilityId}` })).toEqual([batch]);
    await renumber(office.facilityId, `Moved ${office.facilityId}`);
    expect(await find({ facility_number: before })).toEqual([]);
  });

  // LET-31
  it('has 50 rows a page', async () => {
    const { id } = await office.test.db
      .selectFrom('files')
      .select('id')
      .orderBy('id')
      .executeTakeFirstOrThrow();
    const facility_id = await addFacility(office.test.db, { facility_number: 'PAGED' });
    await office.test.db
      .insertInto('letter_batches')
      .values(
        Array.from({ length: 51 }, (_, index) => ({
          facility_id,
          letter_type: 'initial' as const,
          tenant_count: 1,
          save_time: new Date(index),
          day,
          request_key: `paged ${index}`,
          file_id: id,
          filename: `paged ${index}`,
        })),
      )
      .execute();
    const first = (
      await office.monitor.get('/api/letter-batches', { facility_number: 'paged' })
    ).json().data;
    expect([first.data.length, first.data[0].filename, first.pagination.last_page]).toEqual([
      50,
      'paged 50',
      2,
    ]);
  });
});
