import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import {
  rawSheet,
  rawWorkbook,
  rowXml,
  sheetXml,
  textCell,
} from '../../sheets/testing/rawWorkbook.ts';
import { headings, importSuite } from '../testing/importSuite.ts';

const suite = importSuite();

it('stores a text that looks like a formula as text', async () => {
  await suite.imported([headings, suite.row({ name: '=HYPERLINK("x") Lee' })]);
  expect(await suite.tenants()).toMatchObject([{ last_name: 'Lee' }]);
});

// IMP-18
it('remarks a name that a formula should have, no formula of another column, and a hidden row', async () => {
  const formula = '<c><f>A1</f></c>';
  const bo = rowXml(...['A2', '2', 'Bo', 'Ray'].map(textCell), formula);
  const rent_roll = await rawSheet(
    rowXml(...['Unit', 'Account', 'First Name', 'Last Name', 'Rate'].map(textCell)),
    rowXml(textCell('A1'), textCell('1'), formula, textCell('Lee'), textCell('9')),
    bo.replace('<row>', '<row hidden="1">'),
  );
  const { preview_rows } = await suite.imported(
    { rent_roll },
    { facility_number: suite.site.number },
  );
  const reasons = preview_rows?.map(({ name, reason = '' }) => [
    name,
    /a formula|hidden/i.exec(reason)?.[0],
  ]);
  expect(reasons).toEqual([
    ['Lee', 'A formula'],
    ['Bo Ray', 'hidden'],
  ]);
});

// IMP-68
it('refuses cells that are merged with the row of a tenant, and no others', async () => {
  const line = (...texts: string[]) => rowXml(...texts.map(textCell));
  const lines = [
    line('Harbor Lane'),
    line('Unit', 'First Name', 'Last Name', 'Address', 'Rate'),
    line('A1', 'Ann', 'Lee', '4 Elm St', '9'),
    line('A2'),
    line('A3'),
  ].join('');
  const answerTo = async (...merged: string[]) => {
    const rent_roll = await rawWorkbook({ 'xl/worksheets/sheet1.xml': sheetXml(lines, ...merged) });
    return suite.upload({ rent_roll }, { facility_number: suite.site.number });
  };
  const refused = await answerTo('B3:B5', 'C3:C5');
  expect([refused.statusCode, refused.json().data.message]).toEqual([
    422,
    'Rent Roll: The cells B3:B5 are merged, so rows 4 to 5 have no value there. Unmerge them in Excel, write the value into each row and upload the file again.',
  ]);
  expect(await suite.tenants()).toEqual([]);
  // A title, headings, cells of one row, cells that are not read, and cells below the tenants.
  const read = await answerTo('A1:D1', 'A1:A2', 'B3:C3', 'E3:E5', 'B4:B5');
  expect(read.statusCode).toBe(200);
  expect(await suite.tenants()).toMatchObject([{ last_name: 'Lee', units: ['A1'] }]);
});

it('removes characters that PostgreSQL cannot store', async () => {
  const ann = suite.row({ name: 'Ann L_x0000_ee_xD800_', moveIn: '😀'.repeat(40) });
  const lines = [headings, ann].map((texts) => rowXml(...texts.map(textCell)));
  await suite.imported({ rent_roll: await rawSheet(...lines) });
  expect(await suite.tenants()).toMatchObject([{ first_name: 'Ann', last_name: 'Lee' }]);
});

it.each(['name', 'account'])('rejects a row with an overlong %s', async (field) => {
  const endless = randomBytes(6_000).toString('hex');
  const result = await suite.imported([
    headings,
    suite.row({ [field]: endless }),
    suite.row({ unit: 'A2', account: '2' }),
  ]);
  expect(result).toMatchObject({ insert_count: 1, error_count: 1 });
  const [reported] = await suite.reportRows(result.report_filename);
  expect(reported?.slice(0, 3)).toEqual([
    '2',
    'Not imported',
    `The ${field} is longer than 200 characters`,
  ]);
  expect(reported?.[3]).toBe(field === 'name' ? endless.slice(0, 200) : 'Ann Lee');
  expect(reported?.[4]).toBe('A1');
  expect(reported).toContain(suite.site.number);
});
