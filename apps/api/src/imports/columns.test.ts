import { expect, it } from 'vitest';
import { expectAnswer } from '../testing/testApp.ts';
import { importSuite } from './testing/importSuite.ts';

const suite = importSuite();

const headings = ['Locker', 'Who', 'Where', 'Town', 'Region', 'Postcode', 'Moved In'];
const tenant = ['A1', 'Lee, Ann', '4 Elm St', 'Austin', 'TX', '78701', '5/1/2024'];
const columns = [
  { field: 'unit', heading: 'Locker' },
  { field: 'full_name', heading: 'Who' },
  { field: 'address', heading: 'Where' },
  { field: 'city', heading: 'Town' },
  { field: 'state', heading: 'Region' },
  { field: 'zip_code', heading: 'Column 6' },
];

// IMP-74
it('lists the headings of a rent roll that it does not know, and reads it as the user names them', async () => {
  const rows = [['Harbor Lane'], headings.with(5, ''), tenant, headings.with(5, '')];
  const form = { facility_number: suite.site.number };
  const refused = await suite.upload(rows, { ...form, preview: 'true' });
  expectAnswer(refused, 422, {
    message: expect.stringMatching(/^Rent Roll: No headings of a rent roll were found/),
    fields: { rent_roll: expect.any(String) },
    headings: headings.with(5, 'Column 6'),
  });
  const result = await suite.imported(rows, { ...form, columns: JSON.stringify(columns) });
  expect(result).toMatchObject({ insert_count: 1, skipped_row_count: 1 });
  expect(await suite.tenants()).toMatchObject([
    {
      unit: 'A1',
      first_name: 'Ann',
      last_name: 'Lee',
      address: '4 Elm St',
      zip_code: '78701',
      move_in_date: '2024-05-01',
    },
  ]);
});

// IMP-74
it('reads every row of a rent roll without headings', async () => {
  const withoutCity = tenant.with(0, 'B1').with(1, 'Ray, Bo').with(3, '');
  const rows = [withoutCity, tenant, tenant.with(0, 'C1').with(1, 'Fox, Cy')];
  const named = columns.map(({ field }, at) => ({ field, heading: tenant[at] }));
  const form = { facility_number: suite.site.number, columns: JSON.stringify(named) };
  expect(await suite.imported(rows, form)).toMatchObject({ row_count: 3, insert_count: 3 });
});

// IMP-74, IMP-11
it('finds the facility above a rent roll without headings, and lists its rows without a name', async () => {
  const rows = [
    ['Harbor Lane'],
    [`Facility: ${suite.site.number}`],
    ['Locker', '', 'Where', 'Town'],
    tenant.with(0, 'B1').with(1, '').with(3, ''),
    tenant,
  ];
  const named = columns.map(({ field }, at) => ({ field, heading: tenant[at] }));
  const result = await suite.imported(rows, { columns: JSON.stringify(named) });
  expect(result).toMatchObject({ row_count: 2, insert_count: 1, error_count: 1 });
});

// IMP-74
it('asks again if the file has other headings than the named ones', async () => {
  const others = headings.with(0, 'Box');
  const read = (as: string) =>
    suite.upload([others, tenant], { facility_number: suite.site.number, columns: as });
  const refused = await read(JSON.stringify(columns));
  expect([refused.statusCode, refused.json().data.headings]).toEqual([422, others]);
  const unreadable = await read('[{"field":"secret"}]');
  expectAnswer(unreadable, 422, expect.stringMatching(/named columns could not be read/));
});
