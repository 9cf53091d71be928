import { expect, it } from 'vitest';
import fc from '../../../../../../scripts/testing/properties.ts';
import { classify } from '../../rowClass.ts';
import { classOfRow } from './classOfRow.ts';

const dispositionOf = (texts: ReadonlyMap<string, string>) =>
  classify(classOfRow({ get: (field) => texts.get(field) ?? '' }, [...texts.values()])).disposition;

it.each([
  [{ unit: 'A1', fullName: 'Ann Lee' }, 'imported'],
  [{ unit: 'A1', fullName: 'VACANT' }, 'skipped'],
  [{ unit: 'A1', fullName: '—' }, 'skipped'],
  [{ unit: 'A1', fullName: 'Ann Lee', unitStatus: 'Vacant' }, 'error'],
  [{ unit: 'A1', fullName: 'Ann Lee', rented: 'False' }, 'error'],
  [{ unit: 'A1', fullName: '—', unitStatus: 'Vacant', rented: 'False' }, 'skipped'],
  [{ unit: 'Totals & Averages', fullName: '12' }, 'skipped'],
  [{ fullName: 'Grand Total:', city: '12' }, 'skipped'],
  [{ fullName: 'Page 1 of 12' }, 'skipped'],
  [{ unit: 'A1', fullName: 'Total Wine LLC' }, 'imported'],
  [{ unit: 'A1', fullName: 'Page, Ann' }, 'imported'],
  [{ fullName: 'Ann Lee', city: 'Austin' }, 'error'],
  [{ fullName: 'Sum, Ann', city: 'Austin' }, 'error'],
  [{ fullName: 'Count Basie', city: 'Austin' }, 'error'],
  [{ fullName: 'Averages', city: '12' }, 'skipped'],
  [{ unit: 'Total', fullName: '45 units' }, 'skipped'],
  [{ unit: 'Total', fullName: 'Occupied Units', city: '12' }, 'skipped'],
  [{ unit: 'Total 5', fullName: 'Ann Lee' }, 'error'],
  [{ unit: 'Count', fullName: 'Соколов' }, 'error'],
  [{ unit: 'Page 5', fullName: 'Ann Lee' }, 'error'],
  [{ unit: 'A1', fullName: 'Page 3' }, 'error'],
  [{ unit: 'Page 1 of 12', fullName: 'Harbor Storage' }, 'skipped'],
  [{ unit: '3/10/2026', fullName: 'Page 2' }, 'skipped'],
  [{ unit: 'Rent Roll', fullName: 'Page 2' }, 'skipped'],
  [{ unit: 'A1', fullName: 'Page' }, 'imported'],
  [{ unit: 'A1', fullName: 'Count' }, 'imported'],
  [{ unit: 'A1', fullName: 'Sum' }, 'imported'],
  [{ unit: 'A1', fullName: 'Total' }, 'imported'],
  [{ unit: 'A1', fullName: 'Average' }, 'imported'],
  [{ unit: 'A1', firstName: 'Ann', lastName: 'None' }, 'imported'],
  [{ unit: 'A1', lastName: 'Empty', account: '77' }, 'error'],
  [{ unit: 'A1', fullName: 'Reserved', address: '1 Elm Street' }, 'error'],
  [{ unit: 'A1', account: '77', address: '1 Elm Street', unitStatus: 'Vacant' }, 'skipped'],
  [{ unit: 'A1', account: '0', address: '1 Elm Street' }, 'skipped'],
  [{ unit: 'A1', fullName: 'Reserved', address: '0', moveInDate: '1900-01-01' }, 'skipped'],
  // IMP-54
  [{ unit: 'A1', account: '77', address: '1 Elm Street' }, 'error'],
  [{ unit: 'A1', account: '77', address: '1 Elm Street', rented: 'False' }, 'skipped'],
  [{ unit: 'A1', account: '77' }, 'skipped'],
  [{ unit: 'A1', fullName: '\u0301' }, 'error'],
  [{ unit: 'A1', fullName: '😀' }, 'error'],
  [{ unit: 'A1', fullName: '王 小明' }, 'imported'],
  [{ unit: 'Ж', fullName: 'Соколов' }, 'imported'],
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
      const fields = { unit, [isFull ? 'fullName' : 'lastName']: name, ...rest };
      const texts = new Map(Object.entries(fields).map(([field, text]) => [field, text.trim()]));
      // 'Total | 5 units' and 'Rent Roll | Page 2' are no tenants.
      const isTotal = /^(total|page|sum|count|average)/i.test(unit) && /\p{N}|total/iu.test(name);
      const isPageLine = !/\p{N}/u.test(unit) && /^page \d/i.test(name);
      fc.pre(texts.get('unit') !== '' && !isTotal && !isPageLine);
      expect(dispositionOf(texts)).not.toBe('skipped');
    }),
  );
});
