import { expect, it } from 'vitest';
import { importSuite } from '../testing/importSuite.ts';

const suite = importSuite();
const headings = ['Facility Number', 'Unit', 'First Name', 'Last Name', 'Address'];

async function namesFound(query: Record<string, string>): Promise<string[]> {
  const { data } = (await suite.monitor.get('/api/tenants', query)).json();
  return data.data.map(
    (tenant: { first_name: string; last_name: string }) =>
      `${tenant.first_name} ${tenant.last_name}`,
  );
}

// TEN-114
it.each([
  ['Latin with accents', 'Zoë', 'Nguyễn-Łukaszewicz'],
  ['Cyrillic', 'Дмитрий', 'Соколов'],
  ['Greek', 'Ελένη', 'Παπαδοπούλου'],
  ['Chinese', '小明', '王'],
  ['Japanese', 'さくら', '佐藤'],
  ['Korean', '민준', '김'],
  ['Arabic', 'محمد', 'الأحمد'],
  ['Hebrew', 'נועה', 'כהן'],
  ['Devanagari', 'राजेश', 'कुमार'],
  ['Thai', 'สมชาย', 'ใจดี'],
  ['Georgian', 'ნინო', 'ბერიძე'],
  ['Tamil', 'முருகன்', 'செல்வம்'],
])('a name in %s is imported once and found by each of its parts', async (_, first, last) => {
  const { number } = suite.site;
  const rowsOf = (...names: string[]) => [headings, [number, 'A1', ...names, '']];
  expect(await suite.imported(rowsOf(first, last))).toMatchObject({
    insert_count: 1,
    skipped_row_count: 0,
    error_count: 0,
  });
  const decomposed = last.normalize('NFD');
  const again = rowsOf(
    `\u200f${first.normalize('NFD')}\u200e`,
    `${decomposed.toUpperCase()}\u0007`,
  );
  expect(await suite.imported(again)).toMatchObject({ insert_count: 0, active_tenants_count: 1 });
  for (const name of [first, last, `${last}, ${first}`, last.toUpperCase(), decomposed]) {
    expect(await namesFound({ name, facility_number: number })).toEqual([`${first} ${last}`]);
    expect(await namesFound({ name })).toContain(`${first} ${last}`);
  }
});

it('a name is stored composed and without invisible characters', async () => {
  const cells = ['\u200eA1', 'Jose\u0301\u200f', 'Pen\u0303a\u0085Ruiz\u200b', ''];
  await suite.imported([headings, [suite.site.number, ...cells]]);
  expect(await suite.tenants()).toMatchObject([
    { unit: 'A1', first_name: 'José', last_name: 'Peña Ruiz' },
  ]);
});
