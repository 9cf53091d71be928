import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { rawWorkbook, sheetXml } from '../../sheets/testing/rawWorkbook.ts';
import { sheet, workbookBuffer } from '../../sheets/write.ts';
import { headings, importSuite, rentRoll, row } from '../testing/importSuite.ts';
import { samplePeople } from '../testing/people.ts';
import { secrets } from '../testing/report.ts';
import { sampleOf } from '../testing/samples.ts';
import { imported } from '../testing/uploadForm.ts';

const suite = importSuite();

// IMP-10
it('stores nothing from unknown columns', async () => {
  const { software, files } = sampleOf('sitelink_web');
  await imported(suite.monitor, {
    software,
    files: await files({ count: 5, facility: suite.site.prime }),
  });
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
          value: () => row({ site: suite.site.prime, name: '=HYPERLINK("x") Lee' })[at],
        })),
        [null],
      ),
    ]),
  };
  await imported(suite.monitor, { software: 'syrasoft', files });
  expect(await suite.tenants()).toMatchObject([{ last_name: 'Lee' }]);
});

// IMP-18
it('remarks a name that a formula should have, and no formula of another column', async () => {
  const inline = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
  const line = (texts: string[], at: number) =>
    `<row>${texts.map((text, index) => (index === at ? '<c><f>A1</f></c>' : inline(text))).join('')}</row>`;
  const names = ['Unit', 'Account', 'First Name', 'Last Name', 'Rate'];
  const rent_roll = await rawWorkbook({
    'xl/worksheets/sheet1.xml': sheetXml(
      line(names, -1) +
        line(['A1', '1', 'Ann', 'Lee', '9'], 2) +
        line(['A2', '2', 'Bo', 'Ray', '9'], 4),
    ),
  });
  const { preview_rows } = await imported(suite.monitor, {
    software: 'syrasoft',
    facility_number: suite.site.number,
    files: { rent_roll },
  });
  const reasons = preview_rows?.map(({ name, reason }) => [name, reason?.includes('formula')]);
  expect(reasons).toEqual([
    ['Lee', true],
    ['Bo Ray', false],
  ]);
});

it('removes characters that PostgreSQL cannot store', async () => {
  const cells = row({
    site: suite.site.prime,
    name: 'Ann L_x0000_ee_xD800_',
    moveIn: '😀'.repeat(40),
  })
    .map((cell) => `<c t="inlineStr"><is><t>${cell}</t></is></c>`)
    .join('');
  const names = headings.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('');
  const rent_roll = await rawWorkbook({
    'xl/worksheets/sheet1.xml': sheetXml(`<row>${names}</row><row>${cells}</row>`),
  });
  const result = await imported(suite.monitor, { software: 'syrasoft', files: { rent_roll } });
  expect(result).toMatchObject({ insert_count: 1 });
  expect(await suite.tenants()).toMatchObject([{ first_name: 'Ann', last_name: 'Lee' }]);
});

it.each(['name', 'account'])('rejects a row with an overlong %s', async (field) => {
  const endless = randomBytes(6_000).toString('hex');
  const files = await rentRoll([
    headings,
    row({ site: suite.site.prime, [field]: endless }),
    row({ site: suite.site.prime, unit: 'A2', account: '2' }),
  ]);
  const result = await imported(suite.monitor, { software: 'syrasoft', files });
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
