import { expect, it } from 'vitest';
import { rawWorkbook, rowXml, sheetXml, textCell } from '../sheets/testing/rawWorkbook.ts';
import { addTenant } from '../testing/seed.ts';
import { headings, importSuite } from './testing/importSuite.ts';

const suite = importSuite();

const struckOut = (first: string, second: string) =>
  `<c t="inlineStr"><is><r><rPr><strike/></rPr><t>${first}</t></r><r><t>${second}</t></r></is></c>`;
const line = (unit: string, account: string, name: string, street: string) =>
  rowXml(unit, account, name, ...[street, 'Austin', 'TX', '78701'].map(textCell));

/** A rent roll whose identifiers and names are read in another way than by the first release. */
const formerFile = () =>
  rawWorkbook({
    'xl/styles.xml':
      '<styleSheet><numFmts><numFmt numFmtId="170" formatCode="&quot;A-&quot;000"/></numFmts><cellXfs><xf/><xf numFmtId="170"/></cellXfs></styleSheet>',
    'xl/worksheets/sheet1.xml': sheetXml(
      [
        rowXml(
          ...['Unit', 'Tenant ID', 'Tenant Name', 'Address', 'City', 'State', 'Zip'].map(textCell),
        ),
        line(textCell('12.0'), textCell('4101.0'), textCell('Moss, Vera'), '1 Elm St'),
        line(textCell('="012"'), textCell('="4201"'), textCell('"Ash, Nell"'), '2 Elm St'),
        line(textCell("'013"), textCell(''), textCell("'Birch, Odo'"), '3 Elm St'),
        line(textCell('D1'), textCell('NULL'), textCell('Gill, Ida'), '4 Elm St'),
        line(textCell('D2'), textCell(''), textCell('Finch, Omar &amp; Ida Gill'), '5 Elm St'),
        line(textCell('D3'), textCell(''), textCell('Reed, Tam c/o Jo Hale'), '6 Elm St'),
        line(textCell('D4'), '<c><v>12345678901234567</v></c>', textCell('Hale, Jo'), '7 Elm St'),
        line('<c s="1"><v>12</v></c>', textCell(''), textCell('Vane, Kit'), '8 Elm St'),
        line('<c s="1"><v>14</v></c>', textCell(''), textCell('Pike, Dot, Sid'), '9 Elm St'),
        line(textCell('D5'), textCell(''), struckOut('Old, Bo', ' Yew, Sid'), '10 Elm St'),
      ].join(''),
    ),
  });

/** The tenants that the first release stored from this file, with the address '… Elm St, Austin, TX 78701'. */
const formerTenants = [
  ['Vera', 'Moss', '12.0', 'sitelink_web:4101.0', '1 Elm St'],
  ['Nell"', '"Ash', '="012"', 'sitelink_web:="4201"', '2 Elm St'],
  ["Odo'", "'Birch", "'013", 'name:birch|odo|3 elm st', '3 Elm St'],
  ['Ida', 'Gill', 'D1', 'sitelink_web:null', '4 Elm St'],
  ['Omar & Ida Gill', 'Finch', 'D2', 'name:finch|omar ida gill|5 elm st', '5 Elm St'],
  ['Tam c/o Jo Hale', 'Reed', 'D3', 'name:reed|tam co jo hale|6 elm st', '6 Elm St'],
  ['Jo', 'Hale', 'D4', 'sitelink_web:12345678901234600', '7 Elm St'],
  ['Kit', 'Vane', '012', 'name:vane|kit|8 elm st', '8 Elm St'],
  ['Dot Sid', 'Pike', '014', 'name:pike|dot sid|9 elm st', '9 Elm St'],
  ['Bo Yew Sid', 'Old', 'D5', 'name:old|bo yew sid|10 elm st', '10 Elm St'],
].map(([first_name = '', last_name = '', unit = '', import_key = '', address = '']) => ({
  ...{ first_name, last_name, unit, import_key, address },
  ...{ city: 'Austin', state: 'TX', zip_code: '78701' },
}));

// IMP-14
it('knows every tenant that the first release stored from the same file', async () => {
  const { id, number: facility_number } = suite.site;
  for (const tenant of formerTenants) await addTenant(suite.server.db, id, tenant);
  const result = await suite.imported(
    { rent_roll: await formerFile() },
    { software: 'sitelink_web', facility_number },
  );
  expect(result).toMatchObject({
    insert_count: 0,
    active_tenants_count: formerTenants.length,
    comparisons: [{ new_count: 0, gone_count: 0 }],
  });
});

// IMP-39
it('shows no change where both values look the same', async () => {
  await addTenant(suite.server.db, suite.site.id, {
    first_name: 'Ann Lee',
    last_name: 'Roe',
    unit: 'C\u00a03',
    import_key: 'syrasoft:77',
    address: '1  Elm Street',
    city: 'Austin',
    state: 'TX',
    zip_code: '78701',
    move_in_date: '2024-05-01',
  });
  const result = await suite.imported([headings, suite.row({ unit: 'C 3', name: 'Lee Roe, Ann' })]);
  expect(result.comparisons).toMatchObject([{ same_count: 1, changed_count: 0 }]);
});
