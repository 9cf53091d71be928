import { expect, it } from 'vitest';
import {
  rawSheet,
  rawWorkbook,
  rowXml,
  sheetXml,
  textCell,
} from '../../sheets/testing/rawWorkbook.ts';
import { headings, importSuite } from '../testing/importSuite.ts';
import { rowsWorkbook } from '../testing/rowsWorkbook.ts';
import { cellText, madeOf } from './cells/identifiers.ts';

const suite = importSuite();

// IMP-69
it.each([
  ['unit', '12.0', '12'],
  ['unit', '="012"', '012'],
  ['unit', "'013", '013'],
  ['unit', '"014"', '014'],
  ['unit', '\\N', ''],
  ['unit', 'N/A', ''],
  ['unit', '0', '0'],
  ['unit', '12.5', '12.5'],
  ['account', 'NULL', ''],
  ['account', 'nan', ''],
  ['account', '-', ''],
  ['account', '0', ''],
  ['account', '(blank)', ''],
  ['account', 'Not Assigned', ''],
  ['account', 'unknown', ''],
  ['account', '1.23457E+16', ''],
  ['account', '1.2345678901234568E16', ''],
  ['account', '1.2345678E7', '12345678'],
  ['account', '4101.0', '4101'],
  ['phone', '5125550123.0', '5125550123'],
  ['phone', '5.125550123E9', '5125550123'],
  ['zip_code', "'02134", '02134'],
  ['site_id', '(null)', ''],
  ['full_name', '"Ash, Nell"', 'Ash, Nell'],
  ['full_name', "'Birch, Odo'", 'Birch, Odo'],
  ['full_name', "'t Hooft, Jan", "'t Hooft, Jan"],
  ['full_name', '=Equal= Goods', '=Equal= Goods'],
  ['address', '"12 ""B"" St"', '12 "B" St'],
] as const)('a %s of %j is %j', (field, cell, text) => {
  expect(cellText(field, cell)).toBe(text);
});

// IMP-69
it('imports tenants without an account as several tenants', async () => {
  const people = ['NULL', 'NULL', 'N/A', 'N/A', '0', '0', '-', '-'].map((account, at) =>
    suite.row({ account, name: `Ann Lee${at}`, unit: `A${at}` }),
  );
  const result = await suite.imported([headings, ...people]);
  expect(result).toMatchObject({ insert_count: 8, merged_row_count: 0 });
});

// IMP-69
it('leaves out a phone number that has lost digits, and says so', async () => {
  const { preview_rows } = await suite.imported([
    [...headings, 'Phone'],
    [...suite.row(), '5.12555E+09'],
  ]);
  expect(preview_rows).toMatchObject([
    {
      reason: "The phone number '5.12555E+09' has lost its last digits and was not taken over",
    },
  ]);
  expect(await suite.tenants()).toMatchObject([{ phone: null }]);
});

// IMP-59
it('remarks a unit that is a number in the file', async () => {
  const { preview_rows } = await suite.imported([headings, suite.row({ unit: '1E5' })]);
  expect(preview_rows).toMatchObject([
    { unit: '1E5', reason: expect.stringMatching("^The unit '1E5' is a number in the file") },
  ]);
});

// IMP-59
it.each([
  ['1E5', 'a number'],
  ['2026-01-02', 'a date'],
  ['2026-01-02 00:00:00', 'a date'],
  ['1/2/2026', 'a date'],
  ['2-Jan', 'a date'],
  ['Jan-02', 'a date'],
  ['1:30', 'a time'],
  ['45%', 'a percentage'],
  ['TRUE', 'TRUE or FALSE'],
])('Excel has made the unit %s %s', (unit, kind) => {
  expect(madeOf(unit)).toBe(kind);
});

// IMP-59
it.each(['1-2', '1/2', 'E5', 'Jan'])('takes the unit %s as it is written', (unit) => {
  expect(madeOf(unit)).toBeUndefined();
});

// IMP-70
it('gives a row without a name to the tenant of the same account above', async () => {
  const below = (account: string) => ['', 'A2', account, '', '', '', '', '', '6/1/2024'];
  const call = async (account: string) =>
    suite.preview([headings, suite.row({ account: '77' }), below(account), ['', 'A3']]);
  expect((await call('77')).preview_rows).toMatchObject([
    { unit: 'A1, A2', reason: 'Row 3 has no name; its account is that of this tenant' },
    { outcome: 'Same tenant', unit: 'A2' },
    {
      outcome: 'Not imported',
      reason: 'Unit A3 has no name, and the file leaves the names of other rows out',
    },
  ]);
  expect((await call('78')).preview_rows).toMatchObject([
    { unit: 'A1', reason: '' },
    { outcome: 'Not imported', unit: 'A2' },
    { outcome: 'Left out', reason: 'Vacant unit' },
  ]);
});

const line = (...texts: string[]) => rowXml(...texts.map(textCell));

// IMP-18
it('says which cells are not their face value, and imports no row without its name', async () => {
  const { prime: site, number: facility_number } = suite.site;
  const error = '<c t="e"><v>#REF!</v></c>';
  const ann = [site, 'A1', '1', 'Ann Lee', '4 Elm St'].map(textCell);
  const rent_roll = await rawSheet(
    line('Prime Site ID', 'Unit', 'Account', 'Name', 'Address', 'Apt', 'Move Out Date'),
    rowXml(...ann, error, textCell('soon')),
    rowXml(textCell(site), textCell('A2'), error, error),
    rowXml(textCell(site), error, textCell('3'), textCell('Bo Ray')),
  );
  const { preview_rows } = await suite.preview({ rent_roll }, { facility_number });
  expect(
    preview_rows?.map(({ outcome, reason }) => [outcome, reason.split('; ').slice(0, 3)]),
  ).toEqual([
    [
      'Imported',
      [
        "Apt shows '#REF!' in the file",
        "The move-out date 'soon' was not taken over",
        expect.any(String),
      ],
    ],
    [
      'Not imported',
      [
        'Unit A2 has an error but no name',
        "Account shows '#REF!' in the file",
        "Name shows '#REF!' in the file",
      ],
    ],
    ['Not imported', ['The row names no unit', "Unit shows '#REF!' in the file"]],
  ]);
});

// IMP-18
it('says what is hidden or without a value in the lists of Easy Storage', async () => {
  const place = ['Austin', 'TX', '78701'];
  const files = {
    rent_roll: await rowsWorkbook([
      ['Unit', 'Customer ID', 'Name', 'Move-in Date'],
      ['A1', '1', 'Ann Lee', '5/1/2024'],
      ['A2', '2', 'Bo Ray', '5/1/2024'],
    ]),
    tenant_address_list: await rawSheet(
      line('Unit', 'Name', 'Address', 'Apt', 'City', 'State', 'Zip'),
      rowXml(
        ...['A1', 'Ann Lee', '4 Elm St'].map(textCell),
        '<c><f>1</f><v/></c>',
        ...place.map(textCell),
      ),
      line('A2', 'Bo Ray', '5 Elm St', '', ...place),
      line('A2', 'Bo Ray', '6 Old St', '', ...place).replace('<row>', '<row hidden="1">'),
    ),
    insurance_sheet: await rawSheet(line('Unit', 'Coverage')),
  };
  const { preview_rows } = await suite.imported(files, {
    software: 'easystorage',
    facility_number: suite.site.number,
  });
  expect(preview_rows?.map(({ reason }) => reason)).toEqual([
    'Tenant Address List, row 2: A formula in this row has no value; open the file in Excel and save it',
    'Tenant Address List, row 4: The row is hidden in the file',
  ]);
  expect(await suite.tenants()).toMatchObject([{ address: '4 Elm St' }, { address: '5 Elm St' }]);
});

// IMP-18
it('uses the visible of two columns with one heading, and says if both differ', async () => {
  const { number: facility_number } = suite.site;
  const columns = ['Address', 'City', 'State', 'Zip'];
  const elm = ['4 Elm St', 'Austin', 'TX', '78701'];
  const oak = ['5 Oak St', 'Reno', 'NV', '89501'];
  const rows = [
    ['Unit', 'Name', ...columns, ...columns],
    ['A1', 'Ann Lee', ...elm, ...oak],
    ['A2', 'Bo Ray', '', 'Waco', '', '', ...oak],
    ['A3', 'Cy Fox', ...elm, ...elm],
  ];
  const xml = sheetXml(rows.map((texts) => line(...texts)).join('')).replace(
    '<sheetData>',
    '<cols><col min="3" max="3" hidden="1"/></cols><sheetData>',
  );
  const rent_roll = await rawWorkbook({ 'xl/worksheets/sheet1.xml': xml });
  const { preview_rows } = await suite.imported({ rent_roll }, { facility_number });
  expect(preview_rows?.map(({ reason }) => reason)).toEqual([
    "The file has two columns 'Address'; '4 Elm St' is not used",
    "The file has two columns 'City'; 'Waco' is not used",
    '',
  ]);
  expect(await suite.tenants()).toMatchObject([
    { address: '5 Oak St', city: 'Reno' },
    { address: '5 Oak St', city: 'Reno' },
    { address: '4 Elm St', city: 'Austin' },
  ]);
});
