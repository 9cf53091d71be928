import { sql } from 'kysely';
import { describe, expect, inject, it } from 'vitest';
import { addFacility, addTenant } from '../../testing/seed.ts';
import { expectAnswer } from '../../testing/testApp.ts';
import { workbookRecords } from '../../testing/workbooks/workbookRows.ts';
import { readTemplates } from '../draft/templates.ts';
import { readLayout } from '../print/layout.ts';
import type { Letter } from '../print/letter.ts';
import type { LetterPrinter } from '../print/printer.ts';
import { letterOffice, type TenantSeed } from '../testing/letterOffice.ts';
import { pdfPages } from '../testing/pdfPages.ts';
import { generateLetters } from './generate.ts';

const office = letterOffice();
const { add, addMany, generate, made, download, nextDay, tenantOf, batchesOf } = office;

describe('generating letters', () => {
  // LET-7, LET-24
  it('makes a page and a mail merge row for each tenant in the same order', async () => {
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
    expect(pages.map(({ text }) => /Dear (.*?),/.exec(text)?.[1])).toEqual([
      '=1+1 Adams',
      'Zoë Ålund',
    ]);
    const merged = await workbookRecords(await download(receipt.mail_merge_file_name));
    expect(merged).toMatchObject([
      { 'First Name': '=1+1', 'Last Name': 'Adams' },
      {
        'First Name': 'Zoë',
        'Last Name': 'Ålund',
        'Zip Code': '00704',
        Unit: '007, B2',
        'Facility Phone': '(512) 555-0100',
      },
    ]);
  });

  it('stores what the same PDF can be printed from again', async () => {
    await addMany(3);
    const receipt = await made(generate('initial'));
    const [batch] = await batchesOf();
    if (!batch) throw new Error('no batch');
    const snapshots = await office.test.db
      .selectFrom('letter_batch_tenants')
      .select('letter')
      .where('batch_id', '=', batch.id)
      .orderBy('position')
      .execute();
    const pdf = await office.test.app.printer.print({
      title: `Audit letters for ${batch.facility_number}, 2026-03-10`,
      letters: snapshots.map(({ letter }) => letter as Letter),
      createdAt: batch.save_time,
      layout: readLayout(),
    });
    expect(pdf.equals(await download(receipt.file_name))).toBe(true);
  });

  // LET-18, LET-17, LET-93
  it('takes the first 300 ready tenants by name that can be printed, and the others with the next call', async () => {
    const unprintable = await addMany(2, { last_name: 'Abel 𒀀' });
    await addMany(305);
    const facility = `/api/facilities/${office.facilityId}`;
    const question = await office.monitor.get(`${facility}/letter-question?letter_type=initial`);
    expect(question.json()).toMatchObject({ ready: 305, letters: 300 });
    const first = await made(generate('initial'));
    expect(first.tenant_count).toBe(300);
    const pdf = await download(first.file_name);
    expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(300);
    const filter = 'initial_letter_ready';
    const remaining = (await office.monitor.get(`${facility}/tenants-mailing`, { filter })).json();
    const all = await office.test.db
      .selectFrom('tenants')
      .select('id')
      .where('facility_id', '=', office.facilityId)
      .orderBy('last_name')
      .orderBy('first_name')
      .orderBy('id')
      .execute();
    expect(remaining.data.map((tenant: { id: number }) => tenant.id)).toEqual([
      ...unprintable,
      ...all.slice(302).map(({ id }) => id),
    ]);
    office.test.clock.advance(60_000);
    expect((await made(generate('initial'))).tenant_count).toBe(5);
    office.test.clock.advance(60_000);
    const nobody = await generate('initial');
    expectAnswer(
      nobody,
      422,
      'No tenant is ready for an audit letter. There are names or addresses that cannot be printed.',
    );
  });

  // LET-5
  it('takes exactly the selected tenants, even those who had the letter before', async () => {
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
  it.each(refusals)('fails as a whole when a selected tenant %s', async (_, seed, sentence) => {
    const good = await add();
    const bad = await add({ first_name: 'Nadia', ...seed });
    const response = await generate('initial', { tenants: `${good},${bad}` });
    expect(response.statusCode).toBe(422);
    expect(response.json().data).toMatch(sentence);
    expect(response.json().data).toContain('Nadia');
    expect(await batchesOf()).toEqual([]);
    expect((await tenantOf(good)).initial_letter_sent_date).toBeNull();
  });

  // LET-5, WIR-14
  it('fails as a whole when a selected tenant is of another facility or does not exist', async () => {
    const good = await add();
    const foreign = await addTenant(office.test.db, await addFacility(office.test.db));
    for (const tenants of [`${good},${foreign}`, `${good},999999`, `${foreign}`]) {
      const response = await generate('initial', { tenants });
      expectAnswer(
        response,
        422,
        'No letters were made: 1 of the chosen tenants is deleted or not of this facility. Clear the selection and choose again.',
      );
    }
    expect((await tenantOf(good)).initial_letter_sent_date).toBeNull();
    expect((await tenantOf(foreign)).initial_letter_sent_date).toBeNull();
  });

  // LET-17
  it('fails for more than 300 tenants', async () => {
    const tenants = Array.from({ length: 301 }, (_, index) => index + 1).join(',');
    const response = await generate('initial', { tenants });
    expectAnswer(
      response,
      422,
      'At most 300 tenants may be selected at a time, and these are 301.',
    );
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
  ])('fails for %j', async (query) => {
    await add();
    const response = await generate('follow_up', query);
    expect(response.statusCode).toBe(422);
    expect(await batchesOf()).toEqual([]);
  });

  // LET-25
  it('returns one batch for repeated and simultaneous requests of a day', async () => {
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
    const files = await office.test.db
      .selectFrom('files')
      .select('name')
      .where('facility_id', '=', office.facilityId)
      .execute();
    expect(files).toHaveLength(2);
    await nextDay();
    await made(generate('initial', order));
    expect(await batchesOf()).toHaveLength(2);
  });

  it('makes each letter once when the first ready tenants are requested twice at once', async () => {
    await addMany(4);
    const answers = await Promise.all([generate('initial'), generate('initial')]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
    expect(await batchesOf()).toHaveLength(1);
  });

  describe('when a tenant changes during printing', () => {
    /** Prints for real, and lets something happen to the database before the first pages are there. */
    const generateWhile = (happens: () => Promise<unknown>, chosen: number[] | null) => {
      let happened = false;
      const printer: LetterPrinter = {
        ...office.test.app.printer,
        async print(order) {
          if (!happened) await happens();
          happened = true;
          return office.test.app.printer.print(order);
        },
      };
      const deps = {
        db: office.test.db,
        clock: office.test.clock,
        printer,
        timeZone: 'America/Chicago',
        templates: readTemplates(),
        layout: readLayout(),
      };
      const scope = { facilityId: office.facilityId, facilityNumber: 'F', state: null };
      return generateLetters(deps, {
        scope,
        type: 'initial',
        tenantIds: chosen,
        enrollmentLetterDate: null,
        idempotencyKey: null,
        userId: office.monitor.userId,
      });
    };
    const post = async (url: string, body: object) => {
      office.test.clock.advance(1_000);
      expect((await office.monitor.post(url, body)).statusCode).toBe(200);
    };
    const tag = (id = 0) =>
      post('/api/tenants/bulk', { ids: String(id), field: 'tagged_for_removal', value: 'true' });

    it.each([
      ['the new address', 'tenants', { address: '2 New Street' }],
      ['the new name of the facility', 'facilities', { account_name: '2 New Street' }],
    ])('prints %s', async (_, noun, change) => {
      const id = await add({ address: '1 Old Street' });
      const changed = noun === 'tenants' ? id : office.facilityId;
      const receipt = await generateWhile(() => post(`/api/${noun}/${changed}`, change), [id]);
      const [page] = await pdfPages(await download(receipt.file_name));
      expect(page?.text).toContain('2 New Street');
      expect(page?.text.includes('1 Old Street')).toBe(noun !== 'tenants');
    });

    it('prints letters for the tenants who are still ready', async () => {
      const [kept, tagged] = await addMany(2);
      const receipt = await generateWhile(() => tag(tagged), null);
      expect(receipt.tenant_count).toBe(1);
      expect((await tenantOf(kept ?? 0)).initial_letter_sent_date).toBe('2026-03-10');
      expect((await tenantOf(tagged ?? 0)).initial_letter_sent_date).toBeNull();
    });

    it.runIf('url' in inject('template'))('does not wait for edits of the facility', async () => {
      const id = await add();
      await office.test.db.transaction().execute(async (trx) => {
        // The first tenant of a status takes this lock, because its count refers to the facility.
        await sql`select from facilities where id = ${office.facilityId} for key share`.execute(
          trx,
        );
        expect((await generate('initial', { tenants: String(id) })).statusCode).toBe(200);
      });
    });

    it('fails when a selected tenant is tagged', async () => {
      const [kept, tagged] = await addMany(2);
      const generating = generateWhile(() => tag(tagged), [kept ?? 0, tagged ?? 0]);
      await expect(generating).rejects.toThrow('is tagged for removal');
      expect(await batchesOf()).toEqual([]);
    });
  });
});
