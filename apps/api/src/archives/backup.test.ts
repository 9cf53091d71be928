import { describe, expect, it } from 'vitest';
import fc from '../../../../scripts/testing/properties.ts';
import { sheet, workbookBuffer } from '../sheets/write.ts';
import { addFacility, addTenant } from '../testing/seed.ts';
import { testApp } from '../testing/testApp.ts';
import { assertBackedUp, backUp } from './backup.ts';

const test = await testApp();

// ARC-16
describe('the backup check', () => {
  const period = async () => {
    const id = await addFacility(test.db);
    const facility = { ...(await test.facility(id)), stats: {} as never };
    const rows = [
      await test.tenant(await addTenant(test.db, id, { last_name: 'Ann' })),
      await test.tenant(await addTenant(test.db, id, { last_name: 'Bea' })),
    ];
    const { facility_number } = facility;
    const tenants = rows.map((row) => ({ ...row, facility_number }));
    return { facility, tenants, coverages: new Map<number, string>() };
  };
  /** The period with a tenant for each note. */
  const withNotes = (data: Awaited<ReturnType<typeof period>>, notes: string[]) => ({
    ...data,
    tenants: notes.flatMap((note) => data.tenants.slice(0, 1).map((row) => ({ ...row, note }))),
  });
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
    const workbook = await backUp(data, test.clock);
    const { tenants, facility } = data;
    const moved = tenants.map((row, at) => (at === 1 ? { ...row, zip_code: '99999' } : row));
    for (const [change, sentence] of [
      [{ tenants: tenants.slice(0, 1) }, 'row 3'],
      [{ tenants: [...tenants, ...tenants] }, 'has 2 rows and the database 4'],
      [{ tenants: moved }, 'row 3'],
      [{ facility: { ...facility, city: 'Elsewhere' } }, 'sheet Stats differs'],
    ] as const) {
      await expect(assertBackedUp(workbook, { ...data, ...change })).rejects.toThrow(sentence);
    }
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
    const texts = characters().flatMap((character) => [
      character,
      `${character} in front`,
      `e${character}u\u0308 inside`,
      `=${character}`,
    ]);
    expect(texts.length).toBeGreaterThan(5_000);
    await expect(backUp(withNotes(data, texts), test.clock)).resolves.toBeInstanceOf(Buffer);
  });

  it('accepts any text', async () => {
    const data = await period();
    const text = fc.string({ unit: 'binary', maxLength: 60 });
    const escapes = fc.stringMatching(/^[_x0-9A-F\r\n\t '=+@-]{0,40}$/);
    await fc.assert(
      fc.asyncProperty(fc.array(fc.oneof(text, escapes), { maxLength: 200 }), async (notes) => {
        await backUp(withNotes(data, notes), test.clock);
      }),
      { numRuns: 25 },
    );
  });
});
