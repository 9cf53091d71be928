import { expect, it } from 'vitest';
import { headings, importSuite, rentRoll, row } from './testing/importSuite.ts';
import { imported } from './testing/uploadForm.ts';

const suite = importSuite();

// IMP-23
it('shows the result of an import and stores nothing', async () => {
  const files = await rentRoll([
    headings,
    row({ site: suite.site.prime }),
    row({ site: '99887', unit: 'A2' }),
  ]);
  const preview = await imported(suite.monitor, { software: 'syrasoft', preview: 'true', files });
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
    row({ site: suite.site.prime, unit: `U${n}`, account: String(n), name: `Ann Lee ${n}` }),
  );
  const files = await rentRoll([headings, ...rows, row({ site: '99887', unit: 'A2' })]);
  const preview = await imported(suite.monitor, { software: 'syrasoft', preview: 'true', files });
  expect(preview).toMatchObject({ row_count: 2_001, insert_count: 2_000, error_count: 1 });
  const shown = preview.preview_rows ?? [];
  expect(shown.map((each) => each.row)).toEqual([
    ...Array.from({ length: 1_999 }, (_, n) => n + 2),
    2_002,
  ]);
  expect(shown.at(-1)).toMatchObject({ outcome: 'Not imported' });
});

// IMP-23
it('says the move-out date of a row, and none for the dates that mean no date', async () => {
  const site = suite.site.prime;
  const files = await rentRoll([
    [...headings, 'dMovedOut'],
    [...row({ site }), '1/1/2026'],
    [...row({ site, account: '78', name: 'Bo Ray', unit: 'B1' }), '1/1/1900'],
  ]);
  const { preview_rows } = await imported(suite.monitor, {
    ...{ software: 'sitelink_web', preview: 'true', files },
  });
  expect(preview_rows?.map(({ name, reason }) => [name, reason])).toEqual([
    ['Ann Lee', 'The file has the move-out date 1/1/2026'],
    ['Bo Ray', ''],
  ]);
});

// IMP-23
it('says the move-out date of a tenant whom the facility has', async () => {
  const site = suite.site.prime;
  await imported(suite.monitor, {
    ...{ software: 'sitelink_web', files: await rentRoll([headings, row({ site })]) },
  });
  const files = await rentRoll([
    [...headings, 'dMovedOut'],
    [...row({ site }), '1/1/2026'],
  ]);
  const { preview_rows } = await imported(suite.monitor, {
    ...{ software: 'sitelink_web', preview: 'true', files },
  });
  expect(preview_rows?.map(({ name, reason }) => [name, reason])).toEqual([
    ['Ann Lee', 'The facility has this tenant; The file has the move-out date 1/1/2026'],
  ]);
});
