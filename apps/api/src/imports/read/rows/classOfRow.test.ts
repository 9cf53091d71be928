import { expect, it } from 'vitest';
import fc from '../../../../../../scripts/testing/properties.ts';
import { classify } from '../../rowClass.ts';
import { classOfRow } from './classOfRow.ts';

const dispositionOf = (texts: ReadonlyMap<string, string>) =>
  classify(
    classOfRow({ get: (field) => texts.get(field) ?? '', isBroken: () => false }, [
      ...texts.values(),
    ]),
  ).disposition;

it.each([
  [{ unit: 'A1', full_name: 'Ann Lee' }, 'imported'],
  [{ unit: 'A1', full_name: 'VACANT' }, 'skipped'],
  [{ unit: 'A1', full_name: '—' }, 'skipped'],
  [{ unit: 'A1', full_name: 'Ann Lee', unit_status: 'Vacant' }, 'error'],
  [{ unit: 'A1', full_name: 'Ann Lee', rented: 'False' }, 'error'],
  [{ unit: 'A1', full_name: '—', unit_status: 'Vacant', rented: 'False' }, 'skipped'],
  [{ unit: 'Totals & Averages', full_name: '12' }, 'skipped'],
  [{ full_name: 'Grand Total:', city: '12' }, 'skipped'],
  [{ full_name: 'Page 1 of 12' }, 'skipped'],
  [{ unit: 'A1', full_name: 'Total Wine LLC' }, 'imported'],
  [{ unit: 'A1', full_name: 'Page, Ann' }, 'imported'],
  [{ full_name: 'Ann Lee', city: 'Austin' }, 'error'],
  [{ full_name: 'Sum, Ann', city: 'Austin' }, 'error'],
  [{ full_name: 'Count Basie', city: 'Austin' }, 'error'],
  [{ full_name: 'Averages', city: '12' }, 'skipped'],
  [{ unit: 'Total', full_name: '45 units' }, 'skipped'],
  [{ unit: 'Total', full_name: 'Occupied Units', city: '12' }, 'skipped'],
  [{ unit: 'Units: 26', full_name: 'TOTAL', city: '1,950.00' }, 'skipped'],
  [{ unit: 'Units: 26', full_name: 'Total', account: '77' }, 'error'],
  [{ unit: 'Total 5', full_name: 'Ann Lee' }, 'error'],
  [{ unit: 'Count', full_name: 'Соколов' }, 'error'],
  [{ unit: 'Page 5', full_name: 'Ann Lee' }, 'error'],
  [{ unit: 'A1', full_name: 'Page 3' }, 'error'],
  [{ unit: 'Page 1 of 12', full_name: 'Harbor Storage' }, 'skipped'],
  [{ unit: '3/10/2026', full_name: 'Page 2' }, 'skipped'],
  [{ unit: 'Rent Roll', full_name: 'Page 2' }, 'skipped'],
  [{ unit: 'A1', full_name: 'Page' }, 'imported'],
  [{ unit: 'A1', full_name: 'Count' }, 'imported'],
  [{ unit: 'A1', full_name: 'Sum' }, 'imported'],
  [{ unit: 'A1', full_name: 'Total' }, 'imported'],
  [{ unit: 'A1', full_name: 'Average' }, 'imported'],
  [{ unit: 'A1', first_name: 'Ann', last_name: 'None' }, 'imported'],
  [{ unit: 'A1', last_name: 'Empty', account: '77' }, 'error'],
  [{ unit: 'A1', full_name: 'Reserved', address: '1 Elm Street' }, 'error'],
  [{ unit: 'A1', account: '77', address: '1 Elm Street', unit_status: 'Vacant' }, 'skipped'],
  [{ unit: 'A1', full_name: 'Reserved', address: '0', move_in_date: '1900-01-01' }, 'skipped'],
  // IMP-70
  [{ unit: 'A1', account: '77', address: '1 Elm Street' }, 'error'],
  [{ unit: 'A1', account: '77', address: '1 Elm Street', rented: 'False' }, 'skipped'],
  [{ unit: 'A1', account: '77' }, 'skipped'],
  [{ unit: 'A1', account: '0', address: '1900 Elm Street' }, 'error'],
  [{ unit: 'A1', move_in_date: '2024-05-01' }, 'error'],
  [{ unit: 'A1', move_in_date: '1900-01-01' }, 'skipped'],
  [{ unit: 'A1', email: 'ann@example.com' }, 'error'],
  [{ unit: 'A1', phone: '(512) 555-2000' }, 'error'],
  [{ unit: 'A1', phone: '000-0000', address: 'N/A', email: '-' }, 'skipped'],
  [{ unit: 'A1', email: 'ann@example.com', unit_status: 'Vacant' }, 'skipped'],
  [{ unit: 'A1', full_name: '\u0301' }, 'error'],
  [{ unit: 'A1', full_name: '😀' }, 'error'],
  [{ unit: 'A1', full_name: '王 小明' }, 'imported'],
  [{ unit: 'Ж', full_name: 'Соколов' }, 'imported'],
])('a row of %j is %s', (fields, disposition) => {
  const texts = new Map(Object.entries(fields));
  expect(dispositionOf(texts)).toBe(disposition);
});

const letters = [...'AZaz059 ñЖсαΩ王小ひア김م שहाขक๊'];
const word = fc.string({ unit: fc.constantFrom(...letters), minLength: 1, maxLength: 12 });
const nameLike = fc.oneof(
  word.filter((text) => /[\p{L}1-9]/u.test(text)),
  fc.constantFrom('Page', 'Count', 'Sum', 'Total', 'Average', 'Page, Ann', 'Total 5', 'Page 5'),
);

it('a row with a unit and a name is never skipped', () => {
  const unit = fc.oneof(nameLike, fc.constantFrom('Total 5', 'Page 5', 'A,1', '王'));
  const others = fc.record({ account: word, address: word, city: word }, { requiredKeys: [] });
  fc.assert(
    fc.property(unit, nameLike, fc.boolean(), others, (unit, name, isFull, rest) => {
      const fields = { unit, [isFull ? 'full_name' : 'last_name']: name, ...rest };
      const texts = new Map(Object.entries(fields).map(([field, text]) => [field, text.trim()]));
      // 'Total | 5 units' and 'Rent Roll | Page 2' are no tenants.
      const isTotal = /^(total|page|sum|count|average)/i.test(unit) && /\p{N}|total/iu.test(name);
      const isPageLine = !/\p{N}/u.test(unit) && /^page \d/i.test(name);
      fc.pre(texts.get('unit') !== '' && !isTotal && !isPageLine);
      expect(dispositionOf(texts)).not.toBe('skipped');
    }),
  );
});
