import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import type { Software } from '@audit-letters/api-client/contract';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openFirstSheet } from '../sheets/read.ts';
import { hostileFiles } from '../sheets/testing/hostileWorkbooks.ts';
import { rawWorkbook, sheetXml } from '../sheets/testing/rawWorkbook.ts';
import { sheet, workbookBuffer } from '../sheets/write.ts';
import { addFacility, addTenant } from '../testing/seed.ts';
import { type Caller, type TestApp, testApp } from '../testing/testApp.ts';
import { importTenants } from './importTenants.ts';
import { samplePeople } from './testing/people.ts';
import { rowsWorkbook } from './testing/rowsWorkbook.ts';
import { sampleOf, samples, secretValues } from './testing/samples.ts';
import { imported, upload, uploadBody, uploadRequest } from './testing/uploadForm.ts';

let server: TestApp;
let monitor: Caller;
let serial = 4000;
/** A facility of its own for each test. */
let site: { id: number; number: string; prime: string };

beforeAll(async () => {
  server = await testApp();
  monitor = await server.signIn('monitor');
});

beforeEach(async () => {
  serial += 1;
  site = { id: 0, number: String(serial), prime: String(serial + 50_000) };
  site.id = await addFacility(server.db, {
    facility_number: site.number,
    prime_site_id: site.prime,
  });
});

const everySample = samples.map((sample) => ({ ...sample, count: 40 }));
const longSample = { ...sampleOf('sitelink_web'), name: '10,000 tenants', count: 10_000 };

// IMP-29
it.each([...everySample, longSample])(
  'imports $software: $name',
  async ({ software, files, count }) => {
    const people = samplePeople(count);
    const result = await imported(monitor, {
      software,
      files: await files({ count, facility: site.prime }),
    });
    expect(result).toMatchObject({
      insert_count: count,
      active_tenants_count: 0,
      error_count: 0,
      duplicate_tenant_count: 0,
      duplicate_tenant_filename: null,
      missing_prime_ids: [],
    });
    const stored = new Map((await tenants()).map((tenant) => [tenant.unit, tenant]));
    expect(stored.size).toBe(count);
    for (const [n, person] of people.entries()) {
      const upper = stored.get(person.units[0] ?? '')?.last_name === person.lastName.toUpperCase();
      expect(stored.get(person.units[0] ?? '')).toMatchObject({
        first_name: person.firstName,
        last_name: upper ? person.lastName.toUpperCase() : person.lastName,
        address: person.address,
        city: person.city,
        state: person.state,
        // What lost its zeros comes back with them.
        zip_code: person.zipCode,
        country: null,
        units: person.units,
        move_in_date: person.moveInDate,
        billing_date: person.paidThrough,
        // The insurance sheet has every other tenant, and is a note to staff: it neither answers nor covers.
        monitor_note:
          software === 'easystorage' && n % 2 === 0
            ? 'Insurance sheet: coverage $2,000, premium 12.00, policy SafeStor'
            : null,
        status: null,
        coverage_id: null,
        tagged_for_removal: false,
      });
    }
    expect(await facility()).toMatchObject({ software, upload_count: count });
  },
);

// IMP-14
it.each(samples)(
  'inserts nobody of the same file again: $software, $name',
  async ({ software, files }) => {
    const form = { software, files: await files({ count: 20, facility: site.number }) };
    expect(await imported(monitor, form)).toMatchObject({ insert_count: 20 });
    expect(await imported(monitor, form)).toMatchObject({
      insert_count: 0,
      active_tenants_count: 20,
      error_count: 0,
    });
    expect(await tenants()).toHaveLength(20);
    expect(await facility()).toMatchObject({ upload_count: 20 });
  },
);

// IMP-16, IMP-17
it('counts every row read exactly once', async () => {
  const { software, files } = sampleAt('sitelink_web', 'a printed report');
  const result = await imported(monitor, {
    software,
    files: await files({ count: 40, facility: site.prime }),
  });
  // 40 tenants, 5 of them with a second unit; 8 vacant units, 3 page lines with the headings again, a total.
  expect(result).toMatchObject({
    row_count: 60,
    insert_count: 40,
    merged_row_count: 5,
    skipped_row_count: 15,
  });
});

describe('the facility', () => {
  // IMP-11
  it('is the one of the row before the one of the title and the form', async () => {
    const other = await addFacility(server.db, { facility_number: `T${serial}` });
    const rows = [
      ['Facility:', `T${serial}`],
      headings,
      row({ site: site.prime }),
      row({ site: '', unit: 'B2', name: 'Ben Roe' }),
    ];
    expect(
      await imported(monitor, { software: 'syrasoft', files: await rentRoll(rows) }),
    ).toMatchObject({ insert_count: 2 });
    expect(await tenants()).toMatchObject([{ unit: 'A1' }]);
    expect(await tenants(other)).toMatchObject([{ unit: 'B2' }]);
  });

  // IMP-11
  it('is the one of the form where the file says nothing', async () => {
    const files = await rentRoll([headings.slice(1), row().slice(1)]);
    expect(
      await imported(monitor, { software: 'syrasoft', facility_number: site.number, files }),
    ).toMatchObject({ insert_count: 1 });
    expect(await tenants()).toMatchObject([{ unit: 'A1' }]);
  });

  it.each([
    ['with a decimal', () => `${site.prime}.0`],
    ['with leading zeros', () => `00${site.prime}`],
    ['by its number', () => site.number],
  ])('is found by its id %s', async (_, id) => {
    const files = await rentRoll([headings, row({ site: id() })]);
    expect(await imported(monitor, { software: 'syrasoft', files })).toMatchObject({
      insert_count: 1,
      error_count: 0,
    });
  });

  // IMP-12
  it('must be in the program, or its rows are errors and its id is listed once', async () => {
    const rows = [
      headings,
      row({ site: '99887' }),
      row({ site: '99887', unit: 'A2' }),
      row({ site: site.prime, unit: 'A3', name: 'Eve Day' }),
    ];
    const result = await imported(monitor, { software: 'syrasoft', files: await rentRoll(rows) });
    expect(result).toMatchObject({ insert_count: 1, error_count: 2, missing_prime_ids: ['99887'] });
    expect(await textsOf(result.report_filename)).toEqual([
      ['2', 'Not imported', "No facility has the Prime Site ID '99887'", 'Ann Lee', 'A1'],
      ['3', 'Not imported', "No facility has the Prime Site ID '99887'", 'Ann Lee', 'A2'],
    ]);
  });

  // IMP-11
  it('is asked for where nothing names one', async () => {
    const response = await upload(monitor, {
      software: 'syrasoft',
      files: await rentRoll([headings.slice(1), row().slice(1)]),
    });
    expect(response.statusCode).toBe(422);
    expect(response.json().data).toMatch(/Nothing says which facility/);
  });

  it('of the form must exist', async () => {
    const response = await upload(monitor, {
      software: 'syrasoft',
      facility_number: 'none',
      files: await rentRoll([headings, row()]),
    });
    expect(response.statusCode).toBe(422);
    expect(response.json().data.message).toBe("There is no facility with the number 'none'.");
  });
});

describe('tenants', () => {
  // IMP-13
  it('of an account are one tenant with several units and the earliest move-in', async () => {
    const files = await rentRoll([
      headings,
      row({ site: site.prime, moveIn: '5/1/2024' }),
      row({ site: site.prime, unit: 'A2', name: 'Ann M Lee', moveIn: '2/1/2021' }),
    ]);
    expect(await imported(monitor, { software: 'syrasoft', files })).toMatchObject({
      insert_count: 1,
      merged_row_count: 1,
    });
    expect(await tenants()).toMatchObject([
      {
        first_name: 'Ann',
        last_name: 'Lee',
        unit: 'A1',
        units: ['A1', 'A2'],
        move_in_date: '2021-02-01',
      },
    ]);
  });

  it('of several rows have each unit once, in the order of the sheet, and all remarks', async () => {
    const files = await rentRoll([
      headings,
      row({ site: site.prime, unit: 'B2', moveIn: 'soon' }),
      row({ site: site.prime, unit: 'A9', account: '2', name: 'Bo Ray' }),
      row({ site: site.prime, unit: 'A1, B2', moveIn: 'later' }),
      row({ site: site.prime, unit: 'C3', moveIn: '2/1/2021' }),
    ]);
    const result = await imported(monitor, { software: 'storedge', files });
    expect(result).toMatchObject({ insert_count: 2, merged_row_count: 2, row_count: 4 });
    expect(await tenants()).toMatchObject([
      { unit: 'B2', units: ['B2', 'A1', 'C3'], move_in_date: '2021-02-01' },
      { unit: 'A9' },
    ]);
    expect(await textsOf(result.report_filename)).toMatchObject([
      [
        '2',
        'Imported',
        "The move-in date 'soon' was not taken over; The move-in date 'later' was not taken over",
        'Ann Lee',
        'B2, A1, C3',
        site.number,
      ],
    ]);
  });

  it.each(['syrasoft', 'sitelink_web'])(
    'have one unit where its name holds a comma, also when it is imported again: %s',
    async (software) => {
      const rows = [headings, row({ site: site.prime, unit: 'Suite 4, rear' })];
      const files = await rentRoll(rows);
      expect(await imported(monitor, { software, files })).toMatchObject({ insert_count: 1 });
      expect(await tenants()).toMatchObject([{ unit: 'Suite 4, rear', units: ['Suite 4, rear'] }]);
      const renumbered = [
        headings,
        row({ site: site.prime, unit: 'suite 4, rear', account: '78' }),
      ];
      expect(
        await imported(monitor, { software, files: await rentRoll(renumbered) }),
      ).toMatchObject({ insert_count: 0, active_tenants_count: 1 });
    },
  );

  it('of an archived period are found by a unit whose name holds a comma', async () => {
    await archiveTenant({
      import_key: 'syrasoft:1',
      first_name: 'ANN',
      last_name: 'Lee',
      unit: 'Suite 4, rear',
      status: 'opt_out',
    });
    const files = await rentRoll([headings, row({ site: site.prime, unit: 'Suite 4, rear' })]);
    expect(await imported(monitor, { software: 'syrasoft', files })).toMatchObject({
      insert_count: 0,
      duplicate_tenant_count: 1,
    });
  });

  it('keep a unit whose name holds a comma through edits of the others', async () => {
    const id = await addTenant(server.db, site.id, {
      unit: 'Suite 4, rear',
      units: ['Suite 4, rear', 'B2'],
    });
    const edit = (units: string) => monitor.post(`/api/tenants/${id}`, { units }, { form: true });
    for (const [sent, stored] of [
      ['Suite 4, rear,B2', ['Suite 4, rear', 'B2']],
      ['B2, Suite 4, rear, C3', ['B2', 'Suite 4, rear', 'C3']],
      ['Suite 4,rear', ['Suite 4, rear']],
      ['A1,B2', ['A1', 'B2']],
    ] as const) {
      expect((await edit(sent)).statusCode).toBe(200);
      expect((await tenants())[0]?.units).toEqual(stored);
    }
  });

  // IMP-14
  it('who are there without an account are found by unit and name', async () => {
    await addTenant(server.db, site.id, { first_name: 'ANN', last_name: 'Lee', unit: 'a1' });
    const files = await rentRoll([
      headings,
      row({ site: site.prime }),
      row({ site: site.prime, unit: 'A1', account: '2', name: 'Bo Lee' }),
    ]);
    expect(await imported(monitor, { software: 'syrasoft', files })).toMatchObject({
      insert_count: 1,
      active_tenants_count: 1,
    });
  });

  it('who are there by the accounts of another program are found among thousands', async () => {
    const count = 5_000;
    const files = await sampleOf('syrasoft').files({ count, facility: site.prime });
    expect(await imported(monitor, { software: 'syrasoft', files })).toMatchObject({
      insert_count: count,
    });
    expect(await imported(monitor, { software: 'storedge', files })).toMatchObject({
      insert_count: 0,
      active_tenants_count: count,
    });
  });

  // ARC-18, IMP-15
  it('of an archived period are duplicates, in a workbook, whatever their outcome was', async () => {
    await archiveTenant({
      import_key: 'syrasoft:77',
      first_name: 'Ann',
      last_name: 'Lee',
      unit: 'A1',
      status: 'opt_out',
    });
    const files = await rentRoll([
      headings,
      row({ site: site.prime }),
      row({ site: site.prime, unit: 'B1', account: '78', name: 'Bo Ray' }),
    ]);
    const result = await imported(monitor, { software: 'syrasoft', files });
    expect(result).toMatchObject({ insert_count: 1, duplicate_tenant_count: 1 });
    expect(await textsOf(result.duplicate_tenant_filename)).toMatchObject([
      [site.number, site.prime, 'Ann', 'Lee', 'A1', '2025-11-01', 'Opted Out', '2'],
    ]);
    expect(await tenants()).toMatchObject([{ unit: 'B1' }]);
  });

  it('of another facility do not count here', async () => {
    const other = await addFacility(server.db);
    await addTenant(server.db, other, {
      first_name: 'Ann',
      last_name: 'Lee',
      unit: 'A1',
      import_key: 'syrasoft:77',
    });
    const files = await rentRoll([headings, row({ site: site.prime })]);
    expect(await imported(monitor, { software: 'syrasoft', files })).toMatchObject({
      insert_count: 1,
    });
  });
});

it('takes from the lists of Easy Storage what belongs to the name, then what to the unit', async () => {
  const list = async (rows: string[][]) => (await rentRoll(rows)).rent_roll;
  const result = await imported(monitor, {
    software: 'easystorage',
    files: {
      rent_roll: await list([
        ['Facility Number', 'Unit', 'Name', 'Move-in Date'],
        [site.number, 'A1', 'Bo Ray', '5/1/2024'],
        [site.number, 'A2', 'Robert Smith', '5/1/2024'],
        [site.number, 'A3', 'Cy Young', '5/1/2024'],
      ]),
      tenant_address_list: await list([
        ['Unit', 'Name', 'Address'],
        ['A1', 'Ann Lee', '1 Elm St, Austin, TX 78701'],
        ['C9', 'Ray, Bo', '9 Oak St, Austin, TX 78701'],
        ['A2', 'Bob Smith', '2 Elm St, Austin, TX 78701'],
      ]),
      insurance_sheet: await list([
        ['Unit', 'Name', 'Coverage'],
        ['A1', 'Ann Lee', '$2,000'],
        ['A3', 'Cy Young', '$5,000'],
      ]),
    },
  });
  const stored = (await tenants()).map(({ unit, address, monitor_note }) => [
    unit,
    address,
    monitor_note,
  ]);
  expect(stored).toEqual([
    ['A1', '9 Oak St', null],
    ['A2', '2 Elm St', null],
    ['A3', null, 'Insurance sheet: coverage $5,000'],
  ]);
  expect((await textsOf(result.report_filename)).map((cells) => cells.slice(0, 3))).toEqual([
    ['3', 'Imported', 'The Tenant Address List has another name in this unit'],
    ['4', 'Imported', 'The Tenant Address List does not have this tenant'],
  ]);
});

// IMP-23
it('shows what an import would do, and does nothing', async () => {
  const files = await rentRoll([
    headings,
    row({ site: site.prime }),
    row({ site: '99887', unit: 'A2' }),
  ]);
  const preview = await imported(monitor, { software: 'syrasoft', preview: 'true', files });
  expect(preview).toMatchObject({
    insert_count: 1,
    error_count: 1,
    report_filename: null,
    preview_rows: [
      { row: 2, outcome: 'Imported', name: 'Ann Lee', unit: 'A1', facility_number: site.number },
      { row: 3, outcome: 'Not imported', name: 'Ann Lee', unit: 'A2' },
    ],
  });
  expect(await tenants()).toEqual([]);
  expect(await facility()).toMatchObject({ software: null, upload_count: 0 });
});

// IMP-9, IMP-24
it('leaves nothing of an import that is called off while it is done', async () => {
  const { software, files } = sampleOf('syrasoft');
  const { rent_roll = Buffer.of() } = await files({ count: 40, facility: site.prime });
  const calledOff = new AbortController();
  const { signal } = calledOff;
  // The first look at the clock is within the transaction.
  const now = () => {
    calledOff.abort();
    return server.clock.now();
  };
  const importing = importTenants(
    { db: server.db, clock: { ...server.clock, now } },
    {
      form: {
        upload: { software: 'syrasoft', files: { rent_roll: new Uint8Array(rent_roll) } },
        facilityNumber: undefined,
        preview: false,
        softwareConfirmed: false,
        facilitiesConfirmed: false,
      },
      userId: monitor.userId,
      signal,
    },
  );
  await expect(importing).rejects.toThrow('called off');
  expect([signal.aborted, await tenants()]).toEqual([true, []]);
  expect(await facility()).toMatchObject({ software: null, upload_count: 0 });
  expect(await imported(monitor, { software, files: { rent_roll } })).toMatchObject({
    insert_count: 40,
  });
});

// IMP-24
it('is called off by a sender who hangs up', async () => {
  const { software, files } = sampleOf('syrasoft');
  const form = { software, files: await files({ count: 40, facility: site.prime }) };
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const sender = request(`${address}${uploadRequest.url}`, {
    method: uploadRequest.method,
    headers: { ...uploadRequest.headers, 'x-authorization': monitor.token },
  });
  sender.once('error', () => {});
  const hungUp = new Promise((resolve) => sender.once('close', resolve));
  // The whole form is there, and the answer is still to come.
  server.app.server.once('request', (received) => {
    received.once('end', () => sender.destroy());
  });
  sender.end(uploadBody(form));
  await hungUp;
  // Were the first one done, this one would find its tenants.
  expect(await imported(monitor, form)).toMatchObject({
    insert_count: 40,
    active_tenants_count: 0,
  });
  expect(await tenants()).toHaveLength(40);
});

it('shows of a long file before all else what is not simply imported', async () => {
  const rows = Array.from({ length: 2_000 }, (_, n) =>
    row({ site: site.prime, unit: `U${n}`, account: String(n), name: `Ann Lee ${n}` }),
  );
  const files = await rentRoll([headings, ...rows, row({ site: '99887', unit: 'A2' })]);
  const preview = await imported(monitor, { software: 'syrasoft', preview: 'true', files });
  expect(preview).toMatchObject({ row_count: 2_001, insert_count: 2_000, error_count: 1 });
  const shown = preview.preview_rows ?? [];
  expect(shown.map((each) => each.row)).toEqual([
    ...Array.from({ length: 1_999 }, (_, n) => n + 2),
    2_002,
  ]);
  expect(shown.at(-1)).toMatchObject({ outcome: 'Not imported' });
});

// IMP-19
it('keeps nothing of the columns that it does not know', async () => {
  const { software, files } = sampleOf('sitelink_web');
  await imported(monitor, { software, files: await files({ count: 5, facility: site.prime }) });
  const everything = JSON.stringify(
    await Promise.all(
      (['tenants', 'facilities', 'imports', 'audit_log', 'files'] as const).map((table) =>
        server.db.selectFrom(table).selectAll().execute(),
      ),
    ),
  );
  expect(everything).toContain(samplePeople(1)[0]?.address);
  for (const secret of secretValues) expect(everything).not.toContain(secret);
});

it('keeps what looks like a formula as text', async () => {
  const files = {
    rent_roll: await workbookBuffer([
      sheet(
        'R',
        headings.map((heading, at) => ({
          heading,
          value: () => row({ site: site.prime, name: '=HYPERLINK("x") Lee' })[at],
        })),
        [null],
      ),
    ]),
  };
  await imported(monitor, { software: 'syrasoft', files });
  expect(await tenants()).toMatchObject([{ last_name: 'Lee' }]);
});

it('leaves out of texts what no database holds', async () => {
  const cells = row({ site: site.prime, name: 'Ann L_x0000_ee_xD800_', moveIn: '😀'.repeat(40) })
    .map((cell) => `<c t="inlineStr"><is><t>${cell}</t></is></c>`)
    .join('');
  const names = headings.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('');
  const rent_roll = await rawWorkbook({
    'xl/worksheets/sheet1.xml': sheetXml(`<row>${names}</row><row>${cells}</row>`),
  });
  const result = await imported(monitor, { software: 'syrasoft', files: { rent_roll } });
  expect(result).toMatchObject({ insert_count: 1 });
  expect(await tenants()).toMatchObject([{ first_name: 'Ann', last_name: 'Lee' }]);
});

it.each(['name', 'account'])('makes an error of a row with an endless %s', async (field) => {
  const endless = randomBytes(6_000).toString('hex');
  const files = await rentRoll([
    headings,
    row({ site: site.prime, [field]: endless }),
    row({ site: site.prime, unit: 'A2', account: '2' }),
  ]);
  const result = await imported(monitor, { software: 'syrasoft', files });
  expect(result).toMatchObject({ insert_count: 1, error_count: 1 });
  expect(await textsOf(result.report_filename)).toMatchObject([
    ['2', 'Not imported', 'A name, an address or an account is longer than 200 characters'],
  ]);
});

// IMP-1
it('imports for staff alone', async () => {
  const manager = await server.signIn('manager', { facilityId: site.id });
  const files = await rentRoll([headings, row()]);
  expect((await upload(manager, { software: 'syrasoft', files })).statusCode).toBe(403);
  expect((await upload(server.anyone, { software: 'syrasoft', files })).statusCode).toBe(401);
});

// IMP-28
describe('refuses', () => {
  it.each(hostileFiles)('$name, and stores nothing', async ({ file, says }) => {
    const response = await upload(monitor, {
      software: 'syrasoft',
      facility_number: site.number,
      files: { rent_roll: await file() },
    });
    expect(response.statusCode).toBe(422);
    expect(response.json().data.message).toMatch(/^Rent Roll: /);
    expect(response.json().data.message).toMatch(says);
    expect(await tenants()).toEqual([]);
  });

  it('a report without the headings, and says what it has', async () => {
    const response = await upload(monitor, {
      software: 'syrasoft',
      files: await rentRoll([
        ['Invoice', 'Amount'],
        ['1', '2'],
      ]),
    });
    expect(response.statusCode).toBe(422);
    expect(response.json().data.message).toBe(
      "Rent Roll: No headings of a rent roll were found (such as Unit, Tenant Name, Address, Move In Date). The first sheet has 2 other headings: 'Invoice', 'Amount'.",
    );
  });

  // IMP-31
  it('a file of 21 MB', async () => {
    const response = await upload(monitor, {
      software: 'syrasoft',
      files: { rent_roll: Buffer.alloc(21 * 1024 * 1024) },
    });
    expect(response.statusCode).toBe(413);
    expect(response.json().data.message).toMatch(
      /^Rent Roll: This file is too big\. At most 20 MB/,
    );
  });

  it.each([
    ['an unknown program', { software: 'quickstore' }, "No such software as 'quickstore'!"],
    ['no program', {}, 'Choose the software type.'],
    ['no rent roll', { software: 'storedge' }, 'The Rent Roll file is required.'],
  ])('%s', async (_, form, message) => {
    const response = await upload(monitor, form);
    expect(response.statusCode).toBe(422);
    expect(response.json().data.message).toBe(message);
  });

  it.each(['tenant_address_list', 'insurance_sheet'] as const)(
    'Easy Storage without its %s',
    async (missing) => {
      const { [missing]: _, ...files } = await sampleOf('easystorage').files({
        count: 3,
        facility: site.prime,
      });
      const response = await upload(monitor, { software: 'easystorage', files });
      expect(response.statusCode).toBe(422);
      expect(Object.keys(response.json().data.fields)).toEqual([missing]);
    },
  );

  it('files in the wrong places, and says what they look like', async () => {
    const files = await sampleOf('easystorage').files({ count: 3, facility: site.prime });
    const swapped = {
      ...files,
      rent_roll: files.insurance_sheet,
      insurance_sheet: files.rent_roll,
    };
    const response = await upload(monitor, {
      software: 'easystorage',
      files: swapped as typeof files,
    });
    expect(response.json().data.message).toMatch(
      /^Rent Roll: No headings of a rent roll .* It looks like an insurance sheet\.$/,
    );
  });

  it.each([
    ['a form that breaks off', 'multipart/form-data; boundary=x', '--x\r\nContent-Dispo'],
    ['a form without its boundary', 'multipart/form-data', 'anything'],
  ])('%s', async (_, contentType, payload) => {
    const response = await monitor.inject({
      method: 'POST',
      url: '/api/tenants/import',
      headers: { 'content-type': contentType },
      payload,
    });
    expect([response.statusCode, response.json()]).toEqual([
      400,
      { data: 'The form could not be read.' },
    ]);
  });

  it('a body that is no form', async () => {
    expect((await monitor.post('/api/tenants/import', { software: 'syrasoft' })).statusCode).toBe(
      415,
    );
  });
});

const headings = [
  'Prime Site ID',
  'Unit',
  'Account',
  'Tenant Name',
  'Address',
  'City',
  'State',
  'Zip',
  'Move In',
];

/** One row of a rent roll under `headings`. */
const row = ({
  site = '',
  unit = 'A1',
  account = '77',
  name = 'Ann Lee',
  moveIn = '5/1/2024',
} = {}) => [site, unit, account, name, '1 Elm Street', 'Austin', 'TX', '78701', moveIn];

const rentRoll = async (rows: string[][]) => ({ rent_roll: await rowsWorkbook(rows) });

function sampleAt(software: Software, name: string) {
  const sample = samples.find((each) => each.software === software && each.name.startsWith(name));
  if (!sample) throw new Error(`There is no sample ${name}`);
  return sample;
}

const tenants = (facilityId = site.id) =>
  server.db
    .selectFrom('tenants')
    .selectAll()
    .where('facility_id', '=', facilityId)
    .orderBy('id')
    .execute();

const facility = () =>
  server.db
    .selectFrom('facilities')
    .selectAll()
    .where('id', '=', site.id)
    .executeTakeFirstOrThrow();

/** The cells of a stored workbook, without its headings, downloaded as the portal does. */
async function textsOf(name: string | null | undefined): Promise<string[][]> {
  const response = await monitor.get('/api/exports/download', {
    file_key: name ?? '',
    filename: 'duplicate_tenants',
  });
  expect(response.statusCode).toBe(200);
  const texts: string[][] = [];
  for await (const batch of (await openFirstSheet(response.rawPayload)).rows()) {
    texts.push(...batch.map(({ cells }) => cells));
  }
  return texts.slice(1);
}

async function archiveTenant(tenant: {
  import_key: string;
  first_name: string;
  last_name: string;
  unit: string;
  status: string;
}) {
  const now = server.clock.now();
  const { id: fileId } = await server.db
    .insertInto('files')
    .values({
      name: `archive ${site.id}`,
      kind: 'archive',
      display_name: 'a',
      media_type: 'a',
      size: 0,
      sha256: '',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id } = await server.db
    .insertInto('archived_periods')
    .values({
      facility_id: site.id,
      facility_number: site.number,
      percent_complete: 100,
      stats: '{}',
      filename: `archive ${site.id}`,
      file_id: fileId,
      archived_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await server.db
    .insertInto('archived_tenants')
    .values({
      archive_id: id,
      facility_id: site.id,
      letter_effective_date: '2025-11-01',
      ...tenant,
    })
    .execute();
}
