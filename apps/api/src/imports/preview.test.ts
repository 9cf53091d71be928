import { expect, it } from 'vitest';
import { addFacility } from '../testing/seed.ts';
import { headings, importSuite } from './testing/importSuite.ts';

const suite = importSuite();

// IMP-23
it('shows the result of an import and stores nothing', async () => {
  const unknown = suite.row({ site: '99887', unit: 'A2' });
  const preview = await suite.preview([headings, suite.row(), unknown]);
  expect(preview).not.toHaveProperty('import_id');
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
  rows.push(suite.row({ site: '99887', unit: 'A2' }));
  const preview = await suite.preview([headings, ...rows]);
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

// IMP-23
it('says the move-out date of a row, and none for the dates that mean no date', async () => {
  const rows = [
    [...headings, 'dMovedOut'],
    [...suite.row(), '1/1/2026'],
    [...suite.row({ account: '78', name: 'Bo Ray', unit: 'B1' }), '1/1/1900'],
  ];
  const { preview_rows } = await suite.preview(rows, { software: 'sitelink_web' });
  expect(preview_rows?.map(({ name, reason }) => [name, reason])).toEqual([
    ['Ann Lee', 'The file has the move-out date 1/1/2026; The tenant is imported as Moved Out'],
    ['Bo Ray', ''],
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
  await suite.imported([headings, suite.row()]);
  const [tenant] = await suite.tenants();
  const changes = { status: 'opt_out', monitor_note: 'Rang twice.' };
  await suite.monitor.post(`/api/tenants/${tenant?.id}`, changes);
  await suite.monitor.delete('/api/tenants/bulk', { ids: String(tenant?.id) });
  const rows = [headings, suite.row({ account: '', unit: 'a1' })];
  const remark =
    'The bin has this deleted tenant, with the answer Opted Out and notes: restore it there instead of importing it again';
  const { preview_rows } = await suite.preview(rows);
  expect(preview_rows).toMatchObject([
    { row: 2, name: 'Ann Lee', outcome: 'Imported', reason: remark, remarked: true, in_bin: true },
  ]);
  expect((await suite.imported(rows)).preview_rows).toEqual(preview_rows);
});

// IMP-59
it('says which new tenants are in a unit of another tenant of the file', async () => {
  const ann = suite.row({ account: '1' });
  const bo = suite.row({ account: '2', name: 'Bo Ray' });
  const cy = suite.row({ account: '3', name: 'Cy Fox', unit: 'a1 ' });
  await suite.imported([headings, ann]);
  const rows = [headings, ann, bo, cy];
  const { preview_rows } = await suite.preview(rows);
  expect(preview_rows).toMatchObject([
    { reason: 'The facility has this tenant' },
    { reason: 'Row 2 has another tenant in unit A1', remarked: true },
    { reason: 'Row 2 has another tenant in unit a1', remarked: true },
  ]);
  // A unit that both tenants of the facility have is not new.
  await suite.imported(rows);
  const again = await suite.preview(rows);
  expect(again.preview_rows?.every(({ remarked }) => !remarked)).toBe(true);
});

// IMP-67
it('says which new tenants may be known under another spelling', async () => {
  const tenant = (name: string, unit: string, street: string) =>
    suite.row({ account: '', name, unit }).with(4, street);
  await suite.imported([
    headings,
    tenant('Sun & Moon LLC', 'A1', '4 Elm St.'),
    tenant('Bo Ray', 'A2', '5 Elm St'),
  ]);
  const { preview_rows } = await suite.preview([
    headings,
    tenant('Sun and Moon LLC', 'a1', '4 Elm St'),
    tenant('Cy Fox', 'A2', '9 Oak Rd'),
    tenant('Amy Allen', 'A3', '1 Oak Street'),
    tenant('Amy Allen', 'A4', '1 Oak St'),
  ]);
  expect(preview_rows?.map(({ reason }) => reason)).toEqual([
    'The facility has Sun & Moon LLC in this unit and at this address, and the file has not: perhaps the same tenant',
    '',
    '',
    'Row 4 has the same name and address',
  ]);
});

// IMP-11, IMP-46
it('says which row names no facility below rows of another or of an unknown one', async () => {
  const other = String(Number(suite.site.number) + 30_000);
  await addFacility(suite.server.db, { facility_number: other });
  const { number } = suite.site;
  const rows = [number, '', 'ZZ-1', ''].map((site, at) =>
    suite.row({ site, unit: `A${at}`, account: `A${at}` }),
  );
  const reasonsFor = async (facility_number: string) => {
    const form = { facility_number, facilities_confirmed: 'true' };
    const { preview_rows } = await suite.preview([headings, ...rows], form);
    return preview_rows?.map(({ reason }) => reason);
  };
  const unknown = "No facility has the Prime Site ID or Facility Number 'ZZ-1'";
  const remark = 'The row names no facility, unlike rows above; the tenant belongs to';
  expect(await reasonsFor(other)).toEqual([
    '',
    `${remark} ${other}`,
    unknown,
    `${remark} ${other}`,
  ]);
  expect(await reasonsFor(number)).toEqual(['', '', unknown, `${remark} ${number}`]);
});

// IMP-60
it.each(['first', 'second'])('says at the %s import which account has two names', async (time) => {
  const rows = [
    headings,
    suite.row({ unit: 'N1', account: 'N7', name: 'Dee Otis' }),
    suite.row({ unit: 'N2', account: 'N7', name: 'Eli Park' }),
    suite.row({ unit: 'N3', account: 'N8', name: 'Fay Quinn' }),
    suite.row({ unit: 'N4', account: 'N8', name: 'FAY QUINN' }),
  ];
  if (time === 'second') await suite.imported(rows);
  const { preview_rows, report_filename } = await suite.imported(rows);
  const known = time === 'second' ? '; The facility has this tenant' : '';
  expect(preview_rows).toMatchObject([
    {
      reason: `Row 3 has the same account with the name Eli Park, who is not imported${known}`,
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
    const rows = [
      headings,
      at('A1', '1', '12 North Elm Street, Apt. 4', '78701'),
      at('A2', '1', '12 N ELM ST #4', '78701-1234'),
      at('B1', '2', '1 Elm Street', '78701'),
      at('B2', '2', '5 Oak Avenue', '78702'),
      at('C1', '3', '1 Elm Street', '78701'),
      at('C2', '3', '', ''),
    ];
    if (time === 'second') await suite.imported(rows);
    const { preview_rows = [] } = await suite.imported(rows);
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
