import { expect, it } from 'vitest';
import fc from '../../../../scripts/testing/properties.ts';
import { addTenant } from '../testing/seed.ts';
import { headings, importSuite } from './testing/importSuite.ts';

const suite = importSuite();

const oneOf = (...texts: string[]) => fc.constantFrom(...texts);
const line = fc.tuple(
  oneOf('', 'here', 'here', '99887'),
  oneOf('', 'A1', 'A2', '="A3"', 'N/A', 'Total', 'Unit'),
  oneOf('', '77', '77', '78', '0', 'NULL'),
  oneOf(
    '',
    'Ann Lee',
    'Lee, Ann',
    'Bo Ray',
    'Moss, Vera c/o Cy Fox',
    'VACANT',
    'Page 2',
    '7 units',
  ),
  oneOf('', '1 Elm Street', '2 Oak St', '#REF!'),
  oneOf('', 'Austin'),
  oneOf('', 'TX'),
  oneOf('', '78701', '9'),
  oneOf('', '5/1/2024', 'soon'),
);

// IMP-16, IMP-6
it('counts every row of any file once, and shows it with the result that was counted', async () => {
  const { id, number, prime } = suite.site;
  await addTenant(suite.server.db, id, {
    first_name: 'Ann',
    last_name: 'Lee',
    unit: 'A1',
    import_key: 'syrasoft:77',
  });
  await fc.assert(
    fc.asyncProperty(fc.array(line, { minLength: 1, maxLength: 12 }), async (lines) => {
      const rows = lines.map(([site, ...cells]) => [site === 'here' ? prime : site, ...cells]);
      const result = await suite.preview([headings, ...rows], {
        facility_number: number,
        facilities_confirmed: 'true',
      });
      const shown = result.preview_rows ?? [];
      expect(shown).toHaveLength(rows.filter((cells) => cells.some(Boolean)).length);
      expect(result.row_count).toBe(shown.length);
      for (const [outcome, count] of Object.entries({
        Imported: result.insert_count,
        'Already active': result.active_tenants_count,
        Duplicate: result.duplicate_tenant_count,
        'Same tenant': result.merged_row_count,
        'Left out': result.skipped_row_count,
        'Not imported': result.error_count,
      })) {
        const rowsOf = shown.filter((row) => row.outcome === outcome);
        expect([outcome, rowsOf.length]).toEqual([outcome, count]);
      }
      // Nobody is left behind who is not counted as such.
      const names = new Set(
        shown
          .filter(({ outcome }) => outcome === 'Same tenant')
          .map(({ name, reason }) => {
            const first = shown.find(
              ({ row }) => row === Number(/tenant of row (\d+)/.exec(reason)?.[1]),
            );
            return [name, first?.name].map((text = '') =>
              text
                .toLowerCase()
                .split(/\W+/)
                .filter((word) => word.length > 1)
                .sort()
                .join(),
            );
          })
          .filter(([one, other]) => one !== other),
      );
      expect([...names]).toEqual([]);
    }),
    { numRuns: 30 },
  );
});
