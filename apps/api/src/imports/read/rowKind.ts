import type { Field } from './headings.ts';

export type RowKind = { kind: 'tenant' } | { kind: 'skipped' | 'error'; reason: string };

const total =
  /^\W*((grand|sub|report|site|facility|page|overall|unit|rent roll)[\s-]*)?(totals?|subtotals?|averages?|sum|count)\b/i;
const pageLine = /^\W*page\s*:?\s*\d+(\s*(of|\/)\s*\d+)?\W*$/i;
/** What stands in place of a name where nobody rents. */
const nobody =
  /^\W*(vacant|available|unoccupied|empty|none|n\/?a|unrentable|unavailable|company use|complimentary|reserved|not rented|no tenant)?\W*$/i;
const notRented =
  /^(vacant|available|unoccupied|empty|unrentable|unavailable|not rented|damaged)\b/i;
const no = /^(false|no|n|0)$/i;

const skipped = (reason: string): RowKind => ({ kind: 'skipped', reason });

/** Whether a row below the headings tells of a tenant. Vacant units, totals and captions count nowhere. */
export function rowKind(row: { get(field: Field): string }, cells: readonly string[]): RowKind {
  const texts = cells.filter((cell) => cell !== '');
  if (texts.some((text) => pageLine.test(text)) && texts.length <= 3) return skipped('Page line');
  const unit = row.get('unit');
  const first = texts[0] ?? '';
  if (total.test(unit) || (total.test(first) && (unit === '' || first === unit)))
    return skipped('Total');
  if (texts.length === 1) return skipped(unit === '' ? 'Caption' : 'Vacant unit');
  const names = [
    row.get('fullName'),
    row.get('firstName'),
    row.get('lastName'),
    row.get('company'),
  ];
  const name = names.find((text) => text !== '') ?? '';
  if (names.every((text) => nobody.test(text)))
    return skipped(unit === '' ? 'No tenant' : 'Vacant unit');
  if (notRented.test(row.get('unitStatus')) || no.test(row.get('rented')))
    return skipped('Vacant unit');
  if (unit === '') {
    return total.test(name) ? skipped('Total') : { kind: 'error', reason: 'The row names no unit' };
  }
  return { kind: 'tenant' };
}
