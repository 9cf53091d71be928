import { beforeEach, describe, expect, it } from 'vitest';
import fc from '../../../../scripts/testing/properties.ts';
import { sheet, workbookBuffer } from '../sheets/write.ts';
import { endedPeriod } from '../testing/samplePeriod.ts';
import { addFacility, addTenant } from '../testing/seed.ts';
import { testApp } from '../testing/testApp.ts';
import { assertBackedUp, backUp } from './backup.ts';

let facilityId: number;
let facilityNumber: string;

const test = await testApp();

beforeEach(async () => {
  facilityId = await addFacility(test.db, endedPeriod);
  facilityNumber = (await test.facility(facilityId)).facility_number;
});

const tenantsOf = (id: number) =>
  test.db.selectFrom('tenants').selectAll().where('facility_id', '=', id).orderBy('id').execute();

// ARC-16
describe('the backup check', () => {
  const period = async () => {
    await addTenant(test.db, facilityId, { last_name: 'Ann' });
    await addTenant(test.db, facilityId, { last_name: 'Bea' });
    const facility = { ...(await test.facility(facilityId)), stats: {} as never };
    const rows = (await tenantsOf(facilityId)).map((row) => ({
      ...row,
      facility_number: facilityNumber,
    }));
    return { facility, tenants: rows, coverages: new Map<number, string>() };
  };
  const names = (rows: { last_name: string | null }[]) =>
    sheet(
      'Tenants',
      [{ heading: 'Last Name', value: (row: { last_name: string | null }) => row.last_name }],
      rows,
    );

  it('rejects a workbook without a column', async () => {
    const data = await period();
    await expect(assertBackedUp(await workbookBuffer([names(data.tenants)]), data)).rejects.toThrow(
      "The backup's sheet Tenants differs from the database in row 1.",
    );
  });

  it('rejects a workbook with missing, extra or different rows', async () => {
    const data = await period();
    const workbook = await backUp(
      { ...data, facility: { ...data.facility, stats: {} as never } },
      test.clock,
    );
    await expect(
      assertBackedUp(workbook, { ...data, tenants: data.tenants.slice(0, 1) }),
    ).rejects.toThrow('row 3');
    await expect(
      assertBackedUp(workbook, { ...data, tenants: [...data.tenants, ...data.tenants] }),
    ).rejects.toThrow('has 2 rows and the database 4');
    const [first, second] = data.tenants;
    if (!first || !second) throw new Error('no tenants');
    await expect(
      assertBackedUp(workbook, { ...data, tenants: [first, { ...second, zip_code: '99999' }] }),
    ).rejects.toThrow('row 3');
    await expect(
      assertBackedUp(workbook, { ...data, facility: { ...data.facility, city: 'Elsewhere' } }),
    ).rejects.toThrow('sheet Stats differs');
  });

  // All control and format characters, and the first 50 of the other categories. A surrogate cannot be stored.
  const characters = () => {
    const categories =
      'Lu Ll Lt Lm Lo Mn Mc Me Nd Nl No Pc Pd Ps Pe Pi Pf Po Sm Sc Sk So Zs Zl Zp Cc Cf Co Cn';
    const all = Array.from({ length: 0x10ffff }, (_, at) => String.fromCodePoint(at + 1));
    return categories.split(' ').flatMap((name) => {
      const category = new RegExp(`\\p{${name}}`, 'u');
      const members = all.filter((character) => category.test(character));
      return name === 'Cc' || name === 'Cf' ? members : members.slice(0, 50);
    });
  };

  it('accepts every kind of character in a text', async () => {
    const data = await period();
    const [tenant] = data.tenants;
    if (!tenant) throw new Error('no tenants');
    const texts = characters().flatMap((character) => [
      character,
      `${character} in front`,
      `e${character}u\u0308 inside`,
      `=${character}`,
    ]);
    expect(texts.length).toBeGreaterThan(5_000);
    const tenants = texts.map((note) => ({ ...tenant, note }));
    await expect(backUp({ ...data, tenants }, test.clock)).resolves.toBeInstanceOf(Buffer);
  });

  it('accepts any text', async () => {
    const data = await period();
    const [tenant] = data.tenants;
    if (!tenant) throw new Error('no tenants');
    const text = fc.string({ unit: 'binary', maxLength: 60 });
    const escapes = fc.stringMatching(/^[_x0-9A-F\r\n\t '=+@-]{0,40}$/);
    await fc.assert(
      fc.asyncProperty(fc.array(fc.oneof(text, escapes), { maxLength: 200 }), async (notes) => {
        const tenants = notes.map((note) => ({ ...tenant, note }));
        await backUp({ ...data, tenants }, test.clock);
      }),
      { numRuns: 25 },
    );
  });
});
