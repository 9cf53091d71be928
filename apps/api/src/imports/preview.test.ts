import { expect, it } from 'vitest';
import { addFacility } from '../testing/seed.ts';
import { headings, importSuite, rentRoll, row } from './testing/importSuite.ts';
import { rowsWorkbook } from './testing/rowsWorkbook.ts';
import { imported } from './testing/uploadForm.ts';

const suite = importSuite();

// IMP-23
it('shows the result of an import and stores nothing', async () => {
  const preview = await suite.preview([headings, suite.row(), row({ site: '99887', unit: 'A2' })]);
  expect(preview).toMatchObject({
    insert_count: 1,
    error_count: 1,
    report_filename: null,
    preview_rows: [
      {
        row: 2,
        outcome: 'Imported',
        name: 'Ann Lee',
        unit: 'A1',
        facility_number: suite.site.number,
      },
      { row: 3, outcome: 'Not imported', name: 'Ann Lee', unit: 'A2' },
    ],
  });
  expect(await suite.tenants()).toEqual([]);
  expect(await suite.facility()).toMatchObject({ software: null, upload_count: 0 });
});

it('shows rows with problems first when the file is long', async () => {
  const rows = Array.from({ length: 2_000 }, (_, n) =>
    suite.row({ unit: `U${n}`, account: String(n), name: `Ann Lee ${n}` }),
  );
  rows[0] = suite.row({ unit: 'U0', account: '0', moveIn: 'soon' });
  const preview = await suite.preview([headings, ...rows, row({ site: '99887', unit: 'A2' })]);
  expect(preview).toMatchObject({
    row_count: 2_001,
    insert_count: 2_000,
    error_count: 1,
    remarked_row_count: 1,
    in_bin_row_count: 0,
    outcomes: [
      { outcome: 'Imported', row_count: 2_000 },
      { outcome: 'Not imported', row_count: 1 },
    ],
  });
  const shown = preview.preview_rows ?? [];
  expect(shown.map((each) => each.row)).toEqual([
    ...Array.from({ length: 1_999 }, (_, n) => n + 2),
    2_002,
  ]);
  expect(shown.at(-1)).toMatchObject({ outcome: 'Not imported' });
});

// IMP-15
it('says the period of a tenant who is a duplicate', async () => {
  const admin = await suite.server.signIn('admin');
  const roll = {
    software: 'syrasoft',
    files: await rentRoll([headings, row({ site: suite.site.number })]),
  };
  await admin.post(`/api/facilities/${suite.site.id}`, { letter_effective_date: '2027-01-01' });
  await imported(suite.monitor, roll);
  const archived = await admin.post(
    `/api/facility-archives/${suite.site.id}/execute`,
    { skip_letter_dates: 'true' },
    { form: true },
  );
  expect(archived.statusCode, archived.body).toBe(200);
  const { preview_rows } = await imported(suite.monitor, { ...roll, preview: 'true' });
  expect(preview_rows?.map(({ reason }) => reason)).toEqual(['Was in the period of 1/1/2027']);
});

// IMP-23
it('says the move-out date of a row, and none for the dates that mean no date', async () => {
  const site = suite.site.prime;
  const { preview_rows } = await suite.preview(
    [
      [...headings, 'dMovedOut'],
      [...row({ site }), '1/1/2026'],
      [...row({ site, account: '78', name: 'Bo Ray', unit: 'B1' }), '1/1/1900'],
    ],
    { software: 'sitelink_web' },
  );
  expect(preview_rows?.map(({ name, reason }) => [name, reason])).toEqual([
    ['Ann Lee', 'The file has the move-out date 1/1/2026; The tenant is imported as Moved Out'],
    ['Bo Ray', ''],
  ]);
});

// IMP-23
it('says the move-out date of a tenant whom the facility has', async () => {
  const site = suite.site.prime;
  await suite.imported([headings, suite.row()], { software: 'sitelink_web' });
  const { preview_rows } = await suite.preview(
    [
      [...headings, 'dMovedOut'],
      [...row({ site }), '1/1/2026'],
    ],
    { software: 'sitelink_web' },
  );
  expect(preview_rows?.map(({ name, reason }) => [name, reason])).toEqual([
    ['Ann Lee', 'The facility has this tenant; The file has the move-out date 1/1/2026'],
  ]);
});

// IMP-16
it('names the unit and the facility of a row that is left out', async () => {
  const site = suite.site.prime;
  const { preview_rows } = await suite.preview([
    headings,
    suite.row(),
    [site, 'V1', '', 'VACANT', '', '', '', '', ''],
    suite.row({ account: '78', unit: '', name: 'Bo Ray' }),
  ]);
  const facility_number = suite.site.number;
  expect(preview_rows?.slice(1)).toMatchObject([
    { reason: 'Vacant unit', name: '', unit: 'V1', facility_number },
    { reason: 'The row names no unit', name: 'Bo Ray', unit: '', facility_number },
  ]);
});

// IMP-57
it('says which new tenants are in the bin, and what the bin keeps of them', async () => {
  const { server, monitor, site } = suite;
  const import_ = {
    software: 'syrasoft',
    files: await rentRoll([headings, row({ site: site.prime })]),
  };
  await imported(monitor, import_);
  const [tenant] = await suite.tenants();
  const id = tenant?.id ?? 0;
  await server.db
    .updateTable('tenants')
    .set({ status: 'opt_out', monitor_note: 'Rang twice.' })
    .where('id', '=', id)
    .execute();
  await monitor.delete('/api/tenants/bulk', { ids: String(id) });
  const files = await rentRoll([headings, row({ site: site.prime, account: '', unit: 'a1' })]);
  const remark =
    'The bin has this deleted tenant, with the answer Opted Out and notes: restore it there instead of importing it again';
  const { preview_rows } = await imported(monitor, { ...import_, preview: 'true', files });
  expect(preview_rows).toMatchObject([
    { row: 2, name: 'Ann Lee', outcome: 'Imported', reason: remark, remarked: true, in_bin: true },
  ]);
  // IMP-57
  const result = await imported(monitor, { ...import_, files });
  expect(result.preview_rows).toEqual(preview_rows);
});

// IMP-59
it('says which new tenants are in a unit of another tenant of the file', async () => {
  const people = (names: string[]) =>
    rentRoll([
      headings,
      ...names.map((name, at) => suite.row({ unit: at < 2 ? 'A1' : 'a1 ', account: name, name })),
    ]);
  await suite.imported(await people(['Ann Lee']));
  const files = await people(['Ann Lee', 'Bo Ray', 'Cy Fox']);
  const call = { software: 'syrasoft', files };
  const { preview_rows } = await imported(suite.monitor, { ...call, preview: 'true' });
  expect(preview_rows).toMatchObject([
    { reason: 'The facility has this tenant' },
    { reason: 'Row 2 has another tenant in unit A1', remarked: true },
    { reason: 'Row 2 has another tenant in unit a1', remarked: true },
  ]);
  // A unit that both tenants of the facility have is not new.
  await imported(suite.monitor, call);
  const again = await imported(suite.monitor, { ...call, preview: 'true' });
  expect(again.preview_rows?.every(({ remarked }) => !remarked)).toBe(true);
});

// IMP-67
it('says which new tenants may be known under another spelling', async () => {
  const { number } = suite.site;
  const roll = (...rows: [name: string, unit: string, street: string][]) =>
    rowsWorkbook([
      ['Facility Number', 'Unit', 'Name', 'Address', 'City', 'State', 'ZIP'],
      ...rows.map(([name, unit, street]) => [number, unit, name, street, 'Reno', 'NV', '89501']),
    ]);
  const call = async (files: Promise<Buffer>, preview?: 'true') =>
    imported(suite.monitor, {
      software: 'syrasoft',
      ...(preview && { preview }),
      files: { rent_roll: await files },
    });
  await call(roll(['Sun & Moon LLC', 'A1', '4 Elm St.'], ['Bo Ray', 'A2', '5 Elm St']));
  const { preview_rows } = await call(
    roll(
      ['Sun and Moon LLC', 'a1', '4 Elm St'],
      ['Cy Fox', 'A2', '9 Oak Rd'],
      ['Amy Allen', 'A3', '1 Oak Street'],
      ['Amy Allen', 'A4', '1 Oak St'],
    ),
    'true',
  );
  expect(preview_rows?.map(({ reason }) => reason)).toEqual([
    'The facility has Sun & Moon LLC in this unit and at this address, and the file has not: perhaps the same tenant',
    '',
    '',
    'Row 4 has the same name and address',
  ]);
});

// IMP-11, IMP-59
it('says which row names no facility below rows of another, and which unit is a date', async () => {
  const other = String(Number(suite.site.number) + 30_000);
  await addFacility(suite.server.db, { facility_number: other });
  const files = await rowsWorkbook([
    ['Facility Number', 'Unit', 'Name', 'Address', 'City', 'State', 'ZIP'],
    [suite.site.number, 'A1', 'Ann Lee', '4 Elm St', 'Reno', 'NV', '89501'],
    ['', '2026-01-02', 'Bo Ray', '5 Elm St', 'Reno', 'NV', '89501'],
  ]);
  const { preview_rows } = await suite.preview(
    { rent_roll: files },
    { facility_number: other, facilities_confirmed: 'true' },
  );
  expect(preview_rows).toMatchObject([
    { facility_number: suite.site.number, reason: '' },
    {
      facility_number: other,
      reason: `The row names no facility, unlike rows above; the tenant belongs to ${other}; The unit '2026-01-02' is a date in the file`,
      remarked: true,
    },
  ]);
});

// IMP-11
it('says which row names no facility below a row of an unknown one', async () => {
  const files = await rowsWorkbook([
    ['Facility Number', 'Unit', 'Name', 'Address', 'City', 'State', 'ZIP'],
    [suite.site.number, 'A1', 'Ann Lee', '4 Elm St', 'Reno', 'NV', '89501'],
    ['', 'A2', 'Bo Ray', '5 Elm St', 'Reno', 'NV', '89501'],
    ['ZZ-1', 'A3', 'Cy Orr', '6 Elm St', 'Reno', 'NV', '89501'],
    ['', 'A4', 'Di Poe', '7 Elm St', 'Reno', 'NV', '89501'],
  ]);
  const { preview_rows } = await suite.preview(
    { rent_roll: files },
    { facility_number: suite.site.number, facilities_confirmed: 'true' },
  );
  expect(preview_rows?.map(({ reason }) => reason)).toEqual([
    '',
    '',
    "No facility has the Prime Site ID or Facility Number 'ZZ-1'",
    `The row names no facility, unlike rows above; the tenant belongs to ${suite.site.number}`,
  ]);
});

// IMP-60
it.each(['first', 'second'])('says at the %s import which account has two names', async (time) => {
  const call = {
    software: 'syrasoft',
    files: await rentRoll([
      headings,
      suite.row({ unit: 'N1', account: 'N7', name: 'Dee Otis' }),
      suite.row({ unit: 'N2', account: 'N7', name: 'Eli Park' }),
      suite.row({ unit: 'N3', account: 'N8', name: 'Fay Quinn' }),
      suite.row({ unit: 'N4', account: 'N8', name: 'FAY QUINN' }),
    ]),
  };
  if (time === 'second') await imported(suite.monitor, call);
  const { preview_rows, report_filename } = await imported(suite.monitor, call);
  const known = time === 'second' ? 'The facility has this tenant; ' : '';
  expect(preview_rows).toMatchObject([
    {
      reason: `${known}Row 3 has the same account with the name Eli Park, who is not imported`,
      remarked: true,
    },
    {
      outcome: 'Not imported',
      reason: 'Eli Park is not imported: row 2 has the same account with the name Dee Otis',
    },
    {},
    { reason: 'Belongs to the tenant of row 4' },
  ]);
  expect(preview_rows?.slice(2).some(({ remarked }) => remarked)).toBe(false);
  const reported = (await suite.reportRows(report_filename)).map(([number]) => number);
  expect(reported.slice(0, 2)).toEqual(['2', '3']);
});

// IMP-67
it('says which tenants of several accounts have the same name, address and unit', async () => {
  const result = await suite.imported([
    headings,
    suite.row({ account: '1' }),
    suite.row({ account: '2', unit: 'a1' }),
    suite.row({ account: '3', unit: 'B2' }),
  ]);
  expect(result).toMatchObject({
    insert_count: 3,
    preview_rows: [
      { reason: '' },
      { reason: 'Same name, address and unit as row 2', remarked: true },
      { reason: '' },
    ],
  });
});

// IMP-65
it.each(['first', 'second'])(
  'says at the %s import which tenant has two addresses',
  async (time) => {
    const at = (unit: string, account: string, street: string, zip: string) =>
      suite.row({ unit, account }).with(4, street).with(7, zip);
    const call = {
      software: 'syrasoft',
      files: await rentRoll([
        headings,
        at('A1', '1', '12 North Elm Street, Apt. 4', '78701'),
        at('A2', '1', '12 N ELM ST #4', '78701-1234'),
        at('B1', '2', '1 Elm Street', '78701'),
        at('B2', '2', '5 Oak Avenue', '78702'),
        at('C1', '3', '1 Elm Street', '78701'),
        at('C2', '3', '', ''),
      ]),
    };
    if (time === 'second') await imported(suite.monitor, call);
    const { preview_rows = [] } = await imported(suite.monitor, call);
    const said = preview_rows.filter(({ reason }) => reason.includes('another address'));
    expect(said.map(({ row, remarked }) => [row, remarked])).toEqual([[4, true]]);
    expect(said[0]?.reason).toContain(
      'Row 5 has another address for this tenant, which is not used: 5 Oak Avenue, Austin, TX 78702',
    );
  },
);

// IMP-51
it('says which ZIP code was filled up with zeros', async () => {
  const tenant = suite.row().with(5, 'Boston').with(6, 'MA').with(7, '2108');
  const { preview_rows } = await suite.preview([headings, tenant]);
  expect(preview_rows).toMatchObject([
    {
      outcome: 'Imported',
      reason: 'The ZIP code was filled up with zeros: 02108',
      remarked: true,
    },
  ]);
  // The office has seen it, and the ZIP code is stored.
  await suite.imported([headings, tenant]);
  const again = await suite.preview([headings, tenant]);
  expect(again.preview_rows).toMatchObject([{ reason: 'The facility has this tenant' }]);
});
