import { type Field, nameFields } from '../headings/fields.ts';

export type RowKind = { kind: 'tenant' } | { kind: 'skipped' | 'error'; reason: string };

interface Row {
  get(field: Field): string;
}

const sign = '[^\\p{L}\\p{M}\\p{N}]*';
const wordEnd = '(?![\\p{L}\\p{M}\\p{N}])';
/** Matches a whole text in any letter case, with any punctuation around it. */
const whole = (pattern: string) => new RegExp(`^${sign}(?:${pattern})${sign}$`, 'iu');

const total = new RegExp(
  `^${sign}((grand|sub|report|site|facility|page|overall|unit|rent roll)[\\s-]*)?(totals?|subtotals?|averages?|sum|count)${wordEnd}`,
  'iu',
);
const pageLine = whole('page\\s*:?\\s*\\d+(\\s*(of|/)\\s*\\d+)?');
const pageOfPages = whole('page\\s*:?\\s*\\d+\\s*(of|/)\\s*\\d+');
const summary = whole(
  `(${sign}(\\d+|units?|tenants?|customers?|occupied|vacant|rented|totals?|of|all))+`,
);
const vacant = 'vacant|available|unoccupied|empty|unrentable|unavailable|reserved|not rented';
/** Words in the name columns of a vacant unit. */
const vacancy = whole(
  `(${vacant})([\\s-]+(unit|space))?|(unit|space)([\\s-]+is)?[\\s-]+(${vacant})|none|n/?a|0+|company use|complimentary|no tenant`,
);
/** Also matches 'Vacant' as first name with 'Unit' as last name. */
const isVacancy = (names: readonly string[]) =>
  names.every((text) => vacancy.test(text)) || vacancy.test(names.join(' '));
const notRented = new RegExp(
  `^(vacant|available|unoccupied|empty|unrentable|unavailable|not rented|damaged)${wordEnd}`,
  'iu',
);
const no = /^(false|no|n|0)$/i;
const hasLetterOrDigit = /[\p{L}\p{N}]/u;
/** Punctuation and spaces mean no name. Other symbols may be the remains of a name. */
const isBlank = (text: string) => !/[\p{L}\p{N}\p{M}\p{So}]/u.test(text);

const tenant: RowKind = { kind: 'tenant' };
const skipped = (reason: string): RowKind => ({ kind: 'skipped', reason });
const error = (reason: string): RowKind => ({ kind: 'error', reason });

/**
 * Whether a row below the headings is a tenant. Vacant units, totals and captions are skipped (IMP-16). A row with a
 * unit and a name that also looks like one of these is an error, so no tenant is lost unseen.
 */
export function rowKind(row: Row, cells: readonly string[]): RowKind {
  const texts = cells.filter((cell) => cell !== '');
  const unit = row.get('unit');
  const names = nameFields.map((field) => row.get(field)).filter((text) => !isBlank(text));
  if (unit === '') return withoutUnit(texts, names);
  if (texts.length === 1) return skipped(total.test(unit) ? 'Total' : 'Vacant unit');
  const namesSomeone = names.some((text) => !pageLine.test(text) && !summary.test(text));
  if (texts.length <= 3 && texts.some((text) => pageLine.test(text))) {
    const isUnit = !pageOfPages.test(unit) && (pageLine.test(unit) || isNumbered(unit));
    return names.length > 0 && (isUnit || (namesSomeone && !pageOfPages.test(unit)))
      ? error('The row looks like a page line')
      : skipped('Page line');
  }
  if (total.test(unit)) {
    return namesSomeone
      ? error('The row looks like a total, but names a tenant')
      : skipped('Total');
  }
  if (names.length === 0) return skipped('Vacant unit');
  const isMarked = notRented.test(row.get('unitStatus')) || no.test(row.get('rented'));
  if (isVacancy(names)) {
    return hasLease(row) && !isMarked
      ? error(`The name '${names[0]}' may say that the unit is vacant`)
      : skipped('Vacant unit');
  }
  if (isMarked) return error('The unit is marked as not rented, but the row names a tenant');
  return names.some((text) => hasLetterOrDigit.test(text))
    ? tenant
    : error('The name of the tenant has no letters');
}

function withoutUnit(texts: readonly string[], names: readonly string[]): RowKind {
  const [first = ''] = texts;
  const [name = ''] = names;
  if (texts.length <= 3 && texts.some((text) => pageLine.test(text))) return skipped('Page line');
  if (total.test(first) && !isSurname(first)) return skipped('Total');
  if (texts.length === 1) return skipped('Caption');
  if (isVacancy(names)) return skipped('No tenant');
  if (total.test(name) && !isSurname(name)) return skipped('Total');
  return error('The row names no unit');
}

/** 'Sum, Ann' and 'Count Basie' are names, 'Total for Ann' is not. */
const isSurname = (text: string) =>
  /^(sum|count|average|page)[\s,]+\p{L}+/iu.test(text) && !summary.test(text.replace(/^\S+/, ''));

/** Whether the text may be a unit. A date beside a page number is not. */
const isNumbered = (text: string) =>
  /\p{N}/u.test(text) && !/^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}/.test(text);

/** Whether the row has data of a lease. Some programs write a day around 1900 or 2000 for no date. */
const hasLease = (row: Row) =>
  leaseFields.some((field) => {
    const text = row.get(field);
    return (
      /[\p{L}1-9]/u.test(text) && !vacancy.test(text) && !/(^|\D)(1899|1900|2000)(\D|$)/.test(text)
    );
  });

const leaseFields = ['account', 'address', 'locality', 'moveInDate'] as const;
