import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { rawWorkbook, sheetXml } from '../../sheets/testing/rawWorkbook.ts';
import { sheet, workbookBuffer } from '../../sheets/write.ts';
import { headings, importSuite } from '../testing/importSuite.ts';
import { samplePeople } from '../testing/people.ts';
import { secrets } from '../testing/report.ts';
import { sampleOf } from '../testing/samples.ts';
import { upload } from '../testing/uploadForm.ts';

const suite = importSuite();

// IMP-10
it('stores nothing from unknown columns', async () => {
  const { software, files } = sampleOf('sitelink_web');
  await suite.imported(await files({ count: 5, facility: suite.site.prime }), { software });
  const everything = JSON.stringify(
    await Promise.all(
      (['tenants', 'facilities', 'imports', 'audit_log', 'files'] as const).map((table) =>
        suite.server.db.selectFrom(table).selectAll().execute(),
      ),
    ),
  );
  expect(everything).toContain(samplePeople(1)[0]?.address);
  for (const secret of Object.values(secrets)) expect(everything).not.toContain(secret);
});

it('stores a text that looks like a formula as text', async () => {
  const files = {
    rent_roll: await workbookBuffer([
      sheet(
        'R',
        headings.map((heading, at) => ({
          heading,
          value: () => suite.row({ name: '=HYPERLINK("x") Lee' })[at],
        })),
        [null],
      ),
    ]),
  };
  await suite.imported(files);
  expect(await suite.tenants()).toMatchObject([{ last_name: 'Lee' }]);
});

// IMP-18
it('remarks a name that a formula should have, no formula of another column, and a hidden row', async () => {
  const inline = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
  const line = (texts: string[], at: number, row = '<row>') =>
    `${row}${texts.map((text, index) => (index === at ? '<c><f>A1</f></c>' : inline(text))).join('')}</row>`;
  const names = ['Unit', 'Account', 'First Name', 'Last Name', 'Rate'];
  const rent_roll = await rawWorkbook({
    'xl/worksheets/sheet1.xml': sheetXml(
      line(names, -1) +
        line(['A1', '1', 'Ann', 'Lee', '9'], 2) +
        line(['A2', '2', 'Bo', 'Ray', '9'], 4, '<row hidden="1">'),
    ),
  });
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
  const line = (...texts: string[]) =>
    `<row>${texts.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('')}</row>`;
  const lines = [
    line('Harbor Lane'),
    line('Unit', 'First Name', 'Last Name', 'Address', 'Rate'),
    line('A1', 'Ann', 'Lee', '4 Elm St', '9'),
    line('A2'),
    line('A3'),
  ].join('');
  const answerTo = async (...merged: string[]) => {
    const rent_roll = await rawWorkbook({ 'xl/worksheets/sheet1.xml': sheetXml(lines, ...merged) });
    const { number: facility_number } = suite.site;
    const files = { rent_roll };
    return upload(suite.monitor, { software: 'syrasoft', facility_number, files });
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
  const cells = suite
    .row({
      name: 'Ann L_x0000_ee_xD800_',
      moveIn: '😀'.repeat(40),
    })
    .map((cell) => `<c t="inlineStr"><is><t>${cell}</t></is></c>`)
    .join('');
  const names = headings.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('');
  const rent_roll = await rawWorkbook({
    'xl/worksheets/sheet1.xml': sheetXml(`<row>${names}</row><row>${cells}</row>`),
  });
  const result = await suite.imported({ rent_roll });
  expect(result).toMatchObject({ insert_count: 1 });
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
