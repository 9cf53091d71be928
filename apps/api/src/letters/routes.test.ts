import type { Day, GeneratedLetters, LetterType } from '@audit-letters/api-client/contract';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pdfPages } from '../testing/pdfPages.ts';
import { addFacility, addTenant } from '../testing/seed.ts';
import { type Caller, type TestApp, testApp } from '../testing/testApp.ts';
import { workbookPart } from '../testing/workbookPart.ts';
import { workbookRecords, workbookRows } from '../testing/workbookRows.ts';
import { generateLetters } from './generate.ts';
import { drawLetters } from './print/drawLetters.ts';
import { readLayout } from './print/layout.ts';
import type { Letter } from './print/letter.ts';
import type { LetterPrinter } from './print/pdf.ts';
import { readTemplates } from './templates.ts';

let test: TestApp;
let monitor: Caller;
let facilityId: number;
let coverageId: number;

beforeAll(async () => {
  test = await testApp();
  monitor = await test.signIn('monitor');
  const coverage = await test.db
    .selectFrom('coverages')
    .select('id')
    .orderBy('coverage_amount')
    .executeTakeFirstOrThrow();
  coverageId = coverage.id;
});

beforeEach(async () => {
  test.clock.set('2026-03-10T15:00:00Z');
  facilityId = await addFacility(test.db, {
    initial_letter_send_date: '2026-03-12',
    follow_up_letter_send_date: '2026-04-01',
    letter_effective_date: '2026-05-01',
  });
});

type TenantSeed = Parameters<typeof addTenant>[2];
const add = (tenant: TenantSeed = {}) => addTenant(test.db, facilityId, tenant);
const addMany = async (count: number, tenant: TenantSeed = {}) => {
  const ids: number[] = [];
  for (let index = 0; index < count; index += 1) ids.push(await add(tenant));
  return ids;
};
const generateAt = (path: string, type: LetterType, query: Record<string, string> = {}) =>
  monitor.get(`/api/facilities/${path}/generate-letters`, { letter_type: type, ...query });
const generate = (type: LetterType, query: Record<string, string> = {}) =>
  generateAt(String(facilityId), type, query);
const made = async (response: ReturnType<typeof generate>): Promise<GeneratedLetters> => {
  const { statusCode, body } = await response;
  if (statusCode !== 200) throw new Error(`${statusCode} ${body}`);
  return JSON.parse(body);
};
const download = async (name: string | null) =>
  (await monitor.get(`/api/facilities/download-letters/${name}`)).rawPayload;
const nextDay = async () => {
  test.clock.advance(86_400_000);
  monitor = await test.signIn('monitor');
};
const tenantOf = (id: number) =>
  test.db.selectFrom('tenants').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const batchesOf = async () =>
  test.db
    .selectFrom('letter_batches')
    .selectAll()
    .where('facility_id', '=', facilityId)
    .orderBy('id')
    .execute();

const day = '2026-03-01' as Day;
const chosen: TenantSeed = { status: 'selected_coverage', charge_confirmed_date: day };

// LET-2, LET-3, LET-4
describe('who is ready', () => {
  const cases: [string, () => TenantSeed, LetterType[]][] = [
    ['a new tenant', () => ({}), ['initial']],
    ['who has no street', () => ({ address: null }), []],
    ['who has an empty street', () => ({ address: '  ' }), []],
    ['who has no city', () => ({ city: '' }), []],
    ['who has no state', () => ({ state: null }), []],
    ['who has no zip code', () => ({ zip_code: '' }), []],
    ['who is tagged', () => ({ tagged_for_removal: true }), []],
    ['who moved out', () => ({ status: 'moved_out' }), []],
    ['who has a bad address', () => ({ status: 'bad_address' }), []],
    ['who opted out before any letter', () => ({ status: 'opt_out' }), ['initial']],
    ['who got the initial letter', () => ({ initial_letter_sent_date: day }), ['follow_up']],
    [
      'who got it and is tagged',
      () => ({ initial_letter_sent_date: day, tagged_for_removal: true }),
      [],
    ],
    [
      'who got it and answered',
      () => ({ initial_letter_sent_date: day, status: 'provide_proof' }),
      [],
    ],
    [
      'who got it and moved out',
      () => ({ initial_letter_sent_date: day, status: 'moved_out' }),
      [],
    ],
    [
      'who got both',
      () => ({ initial_letter_sent_date: day, follow_up_letter_sent_date: day }),
      [],
    ],
    [
      'who got the second without the first',
      () => ({ follow_up_letter_sent_date: day }),
      ['initial'],
    ],
    [
      'with a confirmed charge',
      () => ({ ...chosen, coverage_id: coverageId, initial_letter_sent_date: day }),
      ['welcome'],
    ],
    [
      'with a confirmed charge, never written to',
      () => ({ ...chosen, coverage_id: coverageId }),
      ['initial', 'welcome'],
    ],
    [
      'with a charge not confirmed',
      () => ({
        ...chosen,
        coverage_id: coverageId,
        charge_confirmed_date: null,
        initial_letter_sent_date: day,
      }),
      [],
    ],
    [
      'with a confirmed charge and no coverage',
      () => ({ ...chosen, initial_letter_sent_date: day }),
      [],
    ],
    [
      'who was welcomed',
      () => ({
        ...chosen,
        coverage_id: coverageId,
        initial_letter_sent_date: day,
        welcome_letter_sent_date: day,
      }),
      [],
    ],
    [
      'with a confirmed charge who is tagged',
      () => ({
        ...chosen,
        coverage_id: coverageId,
        initial_letter_sent_date: day,
        tagged_for_removal: true,
      }),
      [],
    ],
  ];

  it.each(cases)('%s', async (_, seed, types) => {
    const id = await add(seed());
    const counts = (
      await monitor.get(`/api/facilities/${facilityId}/tenant-mailing-counts`)
    ).json();
    for (const type of ['initial', 'follow_up', 'welcome'] as const) {
      const ready = types.includes(type);
      expect(counts[`${type}_letter_ready`], type).toBe(ready ? 1 : 0);
      const list = await monitor.get(`/api/facilities/${facilityId}/tenants-mailing`, {
        filter: `${type}_letter_ready`,
      });
      expect(list.json().data.map((tenant: { id: number }) => tenant.id)).toEqual(
        ready ? [id] : [],
      );
    }
    for (const type of ['initial', 'follow_up', 'welcome'] as const) {
      const response = await generate(type);
      expect(response.statusCode, type).toBe(types.includes(type) ? 200 : 422);
      const sent = (await tenantOf(id))[`${type}_letter_sent_date`];
      if (types.includes(type)) expect(sent).toBe('2026-03-10');
      // Generating a first letter makes the tenant ready for the second; one type at a time is the question here.
      if (types.includes(type)) break;
    }
  });
});

describe('the letters view', () => {
  // LET-14
  it('hides incomplete addresses and counts the tagged', async () => {
    await add({ last_name: 'Zimmer' });
    await add({ last_name: 'Abel', tagged_for_removal: true });
    await add({ last_name: 'Hidden', address: null, tagged_for_removal: true });
    const list = (await monitor.get(`/api/facilities/${facilityId}/tenants-mailing`)).json();
    expect(list.data.map((tenant: { last_name: string }) => tenant.last_name)).toEqual([
      'Abel',
      'Zimmer',
    ]);
    expect(list.pagination).toEqual({ current_page: 1, last_page: 1, total: 2, from: 1, to: 2 });
    expect(list.data[0]).toMatchObject({
      facility_id: facilityId,
      units: [{ identifier: expect.any(String) }],
      charge_apply_date: '2026-05-01',
      tagged_for_removal: true,
    });
    const counts = (
      await monitor.get(`/api/facilities/${facilityId}/tenant-mailing-counts`)
    ).json();
    expect(counts).toEqual({
      all: 2,
      initial_letter_ready: 1,
      follow_up_letter_ready: 0,
      welcome_letter_ready: 0,
      tagged_for_removal: 1,
    });
  });

  // LET-43
  it('is paged by 100, and empty beyond its end', async () => {
    await addMany(101);
    const list = `/api/facilities/${facilityId}/tenants-mailing`;
    expect((await monitor.get(list)).json().data).toHaveLength(100);
    const second = (await monitor.get(list, { page: '2' })).json();
    expect(second.pagination).toEqual({
      current_page: 2,
      last_page: 2,
      total: 101,
      from: 101,
      to: 101,
    });
    expect((await monitor.get(list, { page: '9' })).json()).toEqual({
      data: [],
      pagination: { current_page: 9, last_page: 2, total: 101, from: null, to: null },
    });
  });

  // LET-44
  it('of a state holds the tenants of all its facilities', async () => {
    const first = await addFacility(test.db, { state: 'VI' });
    const second = await addFacility(test.db, { state: 'VI' });
    await addTenant(test.db, first, { last_name: 'Berg', state: 'NY' });
    await addTenant(test.db, second, { last_name: 'Adler' });
    const list = (await monitor.get('/api/facilities/state/VI')).json();
    expect(list.data.map((tenant: { last_name: string }) => tenant.last_name)).toEqual([
      'Adler',
      'Berg',
    ]);
    expect(
      (await monitor.get('/api/facilities/state/vi/tenant-mailing-counts')).json(),
    ).toMatchObject({ all: 2 });
  });

  // LET-57
  it('of a state has the dates of each facility whose tenants get the letters', async () => {
    const dates = {
      initial_letter_send_date: '2026-02-01' as Day,
      follow_up_letter_send_date: '2026-03-01' as Day,
      letter_effective_date: '2026-04-01' as Day,
    };
    const first = await addFacility(test.db, { state: 'ME', ...dates });
    const second = await addFacility(test.db, { state: 'ME' });
    await addFacility(test.db, { state: 'ME' });
    await addTenant(test.db, first, {});
    const chosen = await addTenant(test.db, second, {});
    const ready = await monitor.get('/api/facilities/state/ME/letter-dates?letter_type=initial');
    expect(ready.json()).toHaveLength(2);
    expect(ready.json()[0]).toMatchObject(dates);
    const ofOne = await monitor.get(
      `/api/facilities/state/ME/letter-dates?letter_type=initial&tenants=${chosen}`,
    );
    expect(ofOne.json()).toEqual([
      {
        facility_number: expect.any(String),
        initial_letter_send_date: null,
        follow_up_letter_send_date: null,
        letter_effective_date: null,
      },
    ]);
  });

  it.each([
    ['/api/facilities/state/TX/letter-dates?letter_type=audit', 422],
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
    expect((await monitor.get(url)).statusCode).toBe(status);
  });

  // LET-1
  it('is for staff alone', async () => {
    const manager = await test.signIn('manager', { facilityId });
    for (const url of [
      `/api/facilities/${facilityId}/tenants-mailing`,
      `/api/facilities/${facilityId}/tenant-mailing-counts`,
      `/api/facilities/${facilityId}/generate-letters?letter_type=initial`,
      '/api/facilities/state/TX',
      '/api/facilities/state/TX/tenant-mailing-counts',
      '/api/facilities/state/TX/generate-letters?letter_type=initial',
      '/api/facilities/state/TX/letter-dates?letter_type=initial',
      '/api/letter-batches',
    ]) {
      expect((await manager.get(url)).statusCode, url).toBe(403);
      expect((await test.anyone.get(url)).statusCode, url).toBe(401);
    }
  });
});

describe('a batch', () => {
  // LET-7, LET-24
  it('has a page and a mail-merge row for each tenant, in the same order', async () => {
    await add({
      first_name: 'Zoë',
      last_name: 'Ålund',
      zip_code: '00704',
      unit: '007',
      units: ['007', 'B2'],
    });
    await add({ first_name: '=1+1', last_name: 'Adams' });
    const receipt = await made(generate('initial'));
    expect(receipt).toEqual({
      file_name: expect.stringMatching(/^F-\d+_audit_letters_2026-03-10_[\w-]{22}\.pdf$/),
      mail_merge_file_name: expect.stringMatching(/_mail_merge\.xlsx$/),
      letter_type: 'initial',
      tenant_count: 2,
    });
    const pages = await pdfPages(await download(receipt.file_name));
    const order = (
      await test.db
        .selectFrom('tenants')
        .select('last_name')
        .where('facility_id', '=', facilityId)
        .orderBy('last_name')
        .orderBy('first_name')
        .orderBy('id')
        .execute()
    ).map(({ last_name }) => last_name);
    expect(pages).toHaveLength(2);
    pages.forEach((page, index) => {
      expect(page.text).toContain(`${order[index]},`);
    });
    const [headings, ...rows] = await workbookRows(await download(receipt.mail_merge_file_name));
    expect(rows.map((row) => row[1])).toEqual(order);
    const zoe = rows.find((row) => row[1] === 'Ålund') ?? [];
    const cell = (heading: string) => zoe[headings?.indexOf(heading) ?? -1];
    expect(cell('First Name')).toBe('Zoë');
    expect(cell('Zip Code')).toBe('00704');
    expect(cell('Unit')).toBe('007, B2');
    expect(cell('Facility Phone')).toMatch(/^\(\d{3}\) \d{3}-\d{4}$/);
    expect(rows.find((row) => row[1] === 'Adams')?.[0]).toBe("'=1+1");
  });

  it('is printed again, to the byte, from its record', async () => {
    await addMany(3);
    const receipt = await made(generate('initial'));
    const [batch] = await batchesOf();
    if (!batch) throw new Error('no batch');
    const snapshots = await test.db
      .selectFrom('letter_batch_tenants')
      .select('letter')
      .where('batch_id', '=', batch.id)
      .orderBy('position')
      .execute();
    const drawn = await drawLetters({
      title: `Audit letters for ${batch.facility_number}, 2026-03-10`,
      letters: snapshots.map(({ letter }) => letter as Letter),
      createdAt: batch.save_time,
      layout: readLayout(),
    });
    expect('pdf' in drawn && drawn.pdf.equals(await download(receipt.file_name))).toBe(true);
  });

  // LET-18, LET-42
  it('takes the first 300 ready ones by name, and the next with the next call', async () => {
    await addMany(305);
    const first = await made(generate('initial'));
    expect(first.tenant_count).toBe(300);
    expect(await pdfPages(await download(first.file_name))).toHaveLength(300);
    const left = (
      await monitor.get(`/api/facilities/${facilityId}/tenants-mailing`, {
        filter: 'initial_letter_ready',
      })
    ).json();
    const all = await test.db
      .selectFrom('tenants')
      .select('id')
      .where('facility_id', '=', facilityId)
      .orderBy('last_name')
      .orderBy('first_name')
      .orderBy('id')
      .execute();
    expect(left.data.map((tenant: { id: number }) => tenant.id)).toEqual(
      all.slice(300).map(({ id }) => id),
    );
    expect((await made(generate('initial'))).tenant_count).toBe(5);
    const nobody = await generate('initial');
    expect([nobody.statusCode, nobody.json()]).toEqual([
      422,
      { data: 'No tenant is ready for an audit letter.' },
    ]);
  });

  // LET-5
  it('of chosen tenants takes exactly those, also when they had the letter before', async () => {
    const [first, second, third] = await addMany(3);
    const receipt = await made(generate('initial', { tenants: `${third},${first}` }));
    expect(receipt.tenant_count).toBe(2);
    expect((await tenantOf(second ?? 0)).initial_letter_sent_date).toBeNull();
    await nextDay();
    expect((await made(generate('initial', { tenants: `${first}` }))).tenant_count).toBe(1);
    expect((await tenantOf(first ?? 0)).initial_letter_sent_date).toBe('2026-03-11');
    expect((await tenantOf(third ?? 0)).initial_letter_sent_date).toBe('2026-03-10');
  });

  const refusals: [string, TenantSeed, RegExp][] = [
    ['is tagged', { tagged_for_removal: true }, /is tagged for removal/],
    ['has moved out', { status: 'moved_out' }, /has moved out/],
    ['has an incomplete address', { zip_code: null }, /has an incomplete address/],
    [
      'has a name that cannot be printed',
      { last_name: '😀' },
      /no font can print: '😀' \(U\+1F600\)/,
    ],
  ];
  // LET-5
  it.each(refusals)('is refused whole when a chosen tenant %s', async (_, seed, sentence) => {
    const good = await add();
    const bad = await add({ first_name: 'Nadia', ...seed });
    const response = await generate('initial', { tenants: `${good},${bad}` });
    expect(response.statusCode).toBe(422);
    expect(response.json().data).toMatch(sentence);
    expect(response.json().data).toContain('Nadia');
    expect(await batchesOf()).toEqual([]);
    expect((await tenantOf(good)).initial_letter_sent_date).toBeNull();
  });

  // LET-5, WIR-21
  it('is refused whole when a chosen tenant is of another facility or does not exist', async () => {
    const good = await add();
    const foreign = await addTenant(test.db, await addFacility(test.db));
    for (const tenants of [`${good},${foreign}`, `${good},999999`, `${foreign}`]) {
      const response = await generate('initial', { tenants });
      expect([response.statusCode, response.json().data]).toEqual([
        422,
        'No letters were made: 1 of the chosen tenants is not of this facility.',
      ]);
    }
    expect((await tenantOf(good)).initial_letter_sent_date).toBeNull();
    expect((await tenantOf(foreign)).initial_letter_sent_date).toBeNull();
  });

  // LET-42
  it('is refused for more than 300 tenants', async () => {
    const tenants = Array.from({ length: 301 }, (_, index) => index + 1).join(',');
    const response = await generate('initial', { tenants });
    expect([response.statusCode, response.json().data]).toEqual([
      422,
      'At most 300 tenants may be selected at a time, and these are 301.',
    ]);
  });

  it.each([
    [{ tenants: '1,two' }],
    [{ tenants: '1;2' }],
    [{ tenants: '-1' }],
    [{ tenants: '9999999999' }],
    [{ enrollment_letter_date: '2026-02-30' }],
    [{ enrollment_letter_date: 'soon' }],
    [{ letter_type: 'audit' }],
    [{ letter_type: '' }],
  ])('is refused for %j', async (query) => {
    await add();
    const response = await generate('follow_up', query);
    expect(response.statusCode).toBe(422);
    expect(await batchesOf()).toEqual([]);
  });

  // LET-25
  it('is one, however often and at once the same letters are asked for on a day', async () => {
    const ids = await addMany(4);
    const order = { tenants: ids.join(',') };
    const receipts = await Promise.all([
      made(generate('initial', order)),
      made(generate('initial', order)),
      made(generate('initial', { tenants: ids.toReversed().join(',') })),
    ]);
    receipts.push(await made(generate('initial', order)));
    expect(new Set(receipts.map(({ file_name }) => file_name)).size).toBe(1);
    expect(await batchesOf()).toHaveLength(1);
    const files = await test.db
      .selectFrom('files')
      .select('name')
      .where('facility_id', '=', facilityId)
      .execute();
    expect(files).toHaveLength(2);
    await nextDay();
    await made(generate('initial', order));
    expect(await batchesOf()).toHaveLength(2);
  });

  it('is one when the first ready ones are asked for twice at once', async () => {
    await addMany(4);
    const receipts = await Promise.all([made(generate('initial')), made(generate('initial'))]);
    expect(new Set(receipts.map(({ file_name }) => file_name)).size).toBe(1);
    expect(await batchesOf()).toHaveLength(1);
  });

  describe('of which a tenant changes while it is printed', () => {
    /** Prints for real, and lets something happen to the database before the first pages are there. */
    const generateWhile = (happens: () => Promise<unknown>, chosen: number[] | null) => {
      let pending = true;
      const printer: LetterPrinter = {
        async print(order) {
          if (pending) await happens();
          pending = false;
          return drawLetters(order);
        },
        close: async () => {},
      };
      const shop = {
        db: test.db,
        clock: test.clock,
        printer,
        templates: readTemplates(),
        layout: readLayout(),
      };
      const scope = { facilityId, facilityNumber: 'F', state: null };
      return generateLetters(shop, {
        scope,
        type: 'initial',
        chosen,
        enrollmentLetterDate: null,
        userId: monitor.userId,
      });
    };
    const change = (id: number, values: { address?: string; tagged_for_removal?: boolean }) =>
      test.db.updateTable('tenants').set(values).where('id', '=', id).execute();

    it('has the new address on its page', async () => {
      const id = await add({ address: '1 Old Street' });
      const receipt = await generateWhile(() => change(id, { address: '2 New Street' }), [id]);
      const [page] = await pdfPages(await download(receipt.file_name));
      expect(page?.text).toContain('2 New Street');
      expect(page?.text).not.toContain('1 Old Street');
    });

    it('goes to those who are still ready', async () => {
      const [kept, tagged] = await addMany(2);
      const receipt = await generateWhile(
        () => change(tagged ?? 0, { tagged_for_removal: true }),
        null,
      );
      expect(receipt.tenant_count).toBe(1);
      expect((await tenantOf(kept ?? 0)).initial_letter_sent_date).toBe('2026-03-10');
      expect((await tenantOf(tagged ?? 0)).initial_letter_sent_date).toBeNull();
    });

    it('is refused when a chosen one is tagged meanwhile', async () => {
      const [kept, tagged] = await addMany(2);
      const generating = generateWhile(
        () => change(tagged ?? 0, { tagged_for_removal: true }),
        [kept ?? 0, tagged ?? 0],
      );
      await expect(generating).rejects.toThrow('is tagged for removal');
      expect(await batchesOf()).toEqual([]);
    });
  });

  // LET-29
  it('prints the day that was set on each enrollment letter', async () => {
    await add({ initial_letter_sent_date: day });
    const receipt = await made(generate('follow_up', { enrollment_letter_date: '2026-03-20' }));
    const [page] = await pdfPages(await download(receipt.file_name));
    expect(page?.text).toContain('3/20/2026');
    const [batch] = await batchesOf();
    expect([batch?.enrollment_letter_date, batch?.day]).toEqual(['2026-03-20', '2026-03-10']);
  });

  // LET-25
  it('is another one when the day on its enrollment letters is corrected', async () => {
    const id = await add({ initial_letter_sent_date: day });
    const dated = (enrollment_letter_date: string) =>
      made(generate('follow_up', { tenants: String(id), enrollment_letter_date }));
    const wrong = await dated('2026-03-20');
    const right = await dated('2026-03-27');
    expect(await dated('2026-03-20')).toEqual(wrong);
    const [page] = await pdfPages(await download(right.file_name));
    expect(page?.text).toContain('3/27/2026');
    expect(await batchesOf()).toHaveLength(2);
  });

  // LET-29
  it("prints the facility's enrollment date where none was set", async () => {
    await add({ initial_letter_sent_date: day });
    const receipt = await made(generate('follow_up'));
    const [page] = await pdfPages(await download(receipt.file_name));
    expect(page?.items.slice(0, 12).map(({ text }) => text)).toContain('4/1/2026');
  });

  it('welcomes to the chosen coverage', async () => {
    await add({ ...chosen, coverage_id: coverageId });
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
    expect([nobody.statusCode, nobody.json().data]).toEqual([
      422,
      expect.stringContaining('has no coverage to be welcomed to'),
    ]);
  });

  // LET-33
  it("of a state has each facility's own name, and no facility number", async () => {
    const first = await addFacility(test.db, { state: 'AK', account_name: 'North Dock' });
    const second = await addFacility(test.db, { state: 'AK', account_name: 'South Dock' });
    await addTenant(test.db, first, { last_name: 'Aa' });
    await addTenant(test.db, second, { last_name: 'Bb' });
    const receipt = await made(generateAt('state/AK', 'initial'));
    const pages = await pdfPages(await download(receipt.file_name));
    expect(pages[0]?.text).toContain('North Dock');
    expect(pages[1]?.text).toContain('South Dock');
    const list = (await monitor.get('/api/letter-batches')).json();
    const batches: { filename: string }[] = list.data.data;
    expect(batches.find(({ filename }) => filename === receipt.file_name)).toMatchObject({
      facility_number: null,
      tenant_count: 2,
    });
  });

  it('can be downloaded whatever its facility is numbered', async () => {
    facilityId = await addFacility(test.db, { facility_number: `A/../"b"\n${'9'.repeat(190)}` });
    await add();
    const receipt = await made(generate('initial'));
    expect(receipt.file_name).toMatch(/^[\w.-]+$/);
    expect(await pdfPages(await download(receipt.file_name))).toHaveLength(1);
  });

  // LET-28
  it('offers only the plans of its state', async () => {
    const state = 'WY';
    await test.db
      .insertInto('coverages')
      .values([
        { state, monthly_fee_cents: 2150, coverage_amount: 4000 },
        { state: 'MT', monthly_fee_cents: 9900, coverage_amount: 9000 },
      ])
      .execute();
    facilityId = await addFacility(test.db, { state });
    await add();
    const [page] = await pdfPages(await download((await made(generate('initial'))).file_name));
    expect(page?.text).toContain('$21.50 per month for $4,000 coverage');
    expect(page?.text).toContain('$18 per month for $2,000 coverage');
    expect(page?.text).not.toContain('$9,000');
  });
});

describe('the list of batches', () => {
  // LET-26, LET-31, LET-41
  it('is filtered, latest first, and tells when letters were mailed', async () => {
    await add();
    const initial = await made(generate('initial'));
    test.clock.advance(1000);
    const followUp = await made(generate('follow_up'));
    const { facility_number } = await test.db
      .selectFrom('facilities')
      .select('facility_number')
      .where('id', '=', facilityId)
      .executeTakeFirstOrThrow();
    const list = async (query: Record<string, string>) =>
      (await monitor.get('/api/letter-batches', { facility_number, ...query })).json().data;
    const both = await list({});
    expect(both.data.map((batch: { filename: string }) => batch.filename)).toEqual([
      followUp.file_name,
      initial.file_name,
    ]);
    expect(both.pagination).toMatchObject({ total: 2, from: 1, to: 2 });
    await monitor.post(`/api/facilities/${facilityId}`, { initial_letter_sent_date: '2026-03-12' });
    expect((await list({ letter_type: 'initial' })).data).toEqual([
      {
        filename: initial.file_name,
        facility_number,
        letter_type: 'initial',
        tenant_count: 1,
        save_time: '2026-03-10T15:00:00.000Z',
        mail_time: '2026-03-12T12:00:00.000Z',
      },
    ]);
    expect((await list({ letter_type: 'follow_up' })).data[0].mail_time).toBeNull();
    expect((await list({ facility_number: '%' })).data).toEqual([]);
  });

  // LET-43
  it('is paged by 50', async () => {
    const { id } = await test.db
      .selectFrom('files')
      .select('id')
      .orderBy('id')
      .executeTakeFirstOrThrow();
    await test.db
      .insertInto('letter_batches')
      .values(
        Array.from({ length: 51 }, (_, index) => ({
          facility_number: 'PAGED',
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
    const first = (await monitor.get('/api/letter-batches', { facility_number: 'paged' })).json()
      .data;
    expect([first.data.length, first.data[0].filename, first.pagination.last_page]).toEqual([
      50,
      'paged 50',
      2,
    ]);
  });
});

describe('a preview', () => {
  // LET-27, LET-47
  it('is the first letter that would be made, and leaves nothing behind', async () => {
    await add({ first_name: 'Zoe', last_name: 'Young' });
    await add({ first_name: 'Ana', last_name: 'Abbott' });
    const response = await monitor.get(`/api/facilities/${facilityId}/preview-letter`, {
      letter_type: 'initial',
    });
    expect(response.headers['content-disposition']).toMatch(/^inline/);
    const pages = await pdfPages(response.rawPayload);
    expect(pages.map(({ text }) => /Ana Abbott/.test(text))).toEqual([true]);
    const counts = await monitor.get(`/api/facilities/${facilityId}/tenant-mailing-counts`);
    expect(counts.json()).toMatchObject({ initial_letter_ready: 2 });
  });

  it('is of the chosen tenants where some are chosen', async () => {
    await add({ first_name: 'Ana', last_name: 'Abbott' });
    const zoe = await add({ first_name: 'Zoe', last_name: 'Young' });
    const kim = await add({ first_name: 'Kim', last_name: 'King', status: 'moved_out' });
    const preview = (tenants: string) =>
      monitor.get(`/api/facilities/${facilityId}/preview-letter`, {
        letter_type: 'initial',
        tenants,
      });
    const pages = await pdfPages((await preview(String(zoe))).rawPayload);
    expect(pages.map(({ text }) => /Zoe Young/.test(text))).toEqual([true]);
    expect((await preview(`${zoe},${kim}`)).json()).toEqual({
      data: 'No letters were made: Kim King has moved out.',
    });
  });

  // LET-6
  it('is refused in a sentence when nobody is ready', async () => {
    const response = await monitor.get(`/api/facilities/${facilityId}/preview-letter`, {
      letter_type: 'welcome',
    });
    expect([response.statusCode, response.json()]).toEqual([
      422,
      { data: 'No tenant is ready for a welcome letter.' },
    ]);
  });
});
