import { beforeAll, describe, expect, it } from 'vitest';
import { addFacility } from '../../testing/seed.ts';
import { testApp } from '../../testing/testApp.ts';
import { rowsWorkbook } from '../testing/rowsWorkbook.ts';
import { imported } from '../testing/uploadForm.ts';

/** A first and a last name in each script. */
const people: Record<string, [string, string]> = {
  'Latin with accents': ['Zoë', 'Nguyễn-Łukaszewicz'],
  Cyrillic: ['Дмитрий', 'Соколов'],
  Greek: ['Ελένη', 'Παπαδοπούλου'],
  Chinese: ['小明', '王'],
  Japanese: ['さくら', '佐藤'],
  Korean: ['민준', '김'],
  Arabic: ['محمد', 'الأحمد'],
  Hebrew: ['נועה', 'כהן'],
  Devanagari: ['राजेश', 'कुमार'],
  Thai: ['สมชาย', 'ใจดี'],
  Georgian: ['ნინო', 'ბერიძე'],
  Tamil: ['முருகன்', 'செல்வம்'],
};

const server = await testApp();
const monitor = await server.signIn('monitor');

describe.each(Object.entries(people))('a name in %s', (script, [first, last]) => {
  const facilityNumber = `N-${script}`;
  beforeAll(async () => {
    await addFacility(server.db, { facility_number: facilityNumber });
  });

  it('is imported once and found by each of its parts', async () => {
    const file = async (first: string, last: string) => ({
      rent_roll: await rowsWorkbook([
        ['Facility Number', 'Unit', 'First Name', 'Last Name', 'Address'],
        [facilityNumber, 'A1', first, last, ''],
      ]),
    });
    expect(
      await imported(monitor, { software: 'syrasoft', files: await file(first, last) }),
    ).toMatchObject({ insert_count: 1, skipped_row_count: 0, error_count: 0 });
    const again = await file(
      `\u200f${first.normalize('NFD')}\u200e`,
      `${last.normalize('NFD').toUpperCase()}\u0007`,
    );
    expect(await imported(monitor, { software: 'syrasoft', files: again })).toMatchObject({
      insert_count: 0,
      active_tenants_count: 1,
    });
    for (const typed of [
      first,
      last,
      `${last}, ${first}`,
      last.toUpperCase(),
      last.normalize('NFD'),
    ]) {
      expect(await namesFound({ name: typed, facility_number: facilityNumber })).toEqual([
        `${first} ${last}`,
      ]);
      expect(await namesFound({ name: typed })).toContain(`${first} ${last}`);
    }
  });

  it('is split when it stands in one column', async () => {
    const rent_roll = await rowsWorkbook([
      ['Facility Number', 'Unit', 'Tenant Name', 'Address'],
      [facilityNumber, 'B1', `${last}, ${first}`, '9 Oak Street'],
    ]);
    const preview = await imported(monitor, {
      software: 'syrasoft',
      preview: 'true',
      files: { rent_roll },
    });
    expect(preview.preview_rows).toMatchObject([
      { outcome: 'Imported', name: `${first} ${last}`, unit: 'B1' },
    ]);
  });
});

it('is stored composed and without invisible characters', async () => {
  const id = await addFacility(server.db, { facility_number: 'N-marks' });
  const rent_roll = await rowsWorkbook([
    ['Facility Number', 'Unit', 'First Name', 'Last Name', 'Address'],
    ['N-marks', '\u200eA1', 'Jose\u0301\u200f', 'Pen\u0303a\u0085Ruiz\u200b', ''],
  ]);
  await imported(monitor, { software: 'syrasoft', files: { rent_roll } });
  const stored = await server.db
    .selectFrom('tenants')
    .select(['unit', 'first_name', 'last_name'])
    .where('facility_id', '=', id)
    .execute();
  expect(stored).toEqual([{ unit: 'A1', first_name: 'José', last_name: 'Peña Ruiz' }]);
});

async function namesFound(query: Record<string, string>): Promise<string[]> {
  const { data } = (
    await monitor.get('/api/tenants', { page: '1', per_page: '100', ...query })
  ).json();
  return data.data.map(
    (tenant: { first_name: string; last_name: string }) =>
      `${tenant.first_name} ${tenant.last_name}`,
  );
}
