import type { RowClass } from '../../rowClass.ts';
import { isNoDay } from '../cells/dates.ts';
import { type Field, nameFields } from '../headings/spellings.ts';

interface Row {
  get(field: Field): string;
  /** Whether the row has no text for the field because Excel shows an error or has no value. */
  isBroken(field: Field): boolean;
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
  `(${vacant})([\\s-]+(unit|space))?|(unit|space)([\\s-]+is)?[\\s-]+(${vacant})|none|null|n/?a|0+|company use|complimentary|no tenant`,
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

/** The name fields of the row that hold more than punctuation. */
export const namesOf = (row: Pick<Row, 'get'>): string[] =>
  nameFields.map((field) => row.get(field)).filter((text) => !isBlank(text));

/**
 * The class of a row below the headings. Vacant units, totals and captions are skipped (IMP-16). A row with a unit and
 * a name that also looks like one of these is an error, so no tenant is lost without a report.
 */
export function classOfRow(row: Row, cells: readonly string[]): RowClass {
  const texts = cells.filter((cell) => cell !== '');
  const unit = row.get('unit');
  const names = namesOf(row);
  if (unit === '') {
    if (row.isBroken('unit')) return 'noUnit';
    return withoutUnit(texts, names, row.get('address') !== '');
  }
  if (texts.length === 1 && !nameFields.some((field) => row.isBroken(field))) {
    if (total.test(unit)) return 'total';
    return pageLine.test(unit) ? 'pageLine' : 'vacantUnit';
  }
  const namesSomeone = names.some((text) => !pageLine.test(text) && !summary.test(text));
  if (texts.length <= 3 && texts.some((text) => pageLine.test(text))) {
    const isUnit = !pageOfPages.test(unit) && (pageLine.test(unit) || isNumbered(unit));
    return names.length > 0 && (isUnit || (namesSomeone && !pageOfPages.test(unit)))
      ? 'likePageLine'
      : 'pageLine';
  }
  if (total.test(unit)) {
    return namesSomeone ? 'likeTotal' : 'total';
  }
  // 'Units: 26' beside 'TOTAL'
  const isCaption = summary.test(unit) && /\p{L}/u.test(unit);
  if (isCaption && names.length > 0 && names.every((text) => summary.test(text))) {
    return hasLease(row) ? 'likeTotal' : 'total';
  }
  const isMarked = isMarkedAsVacant(row);
  if (names.length === 0) {
    if (nameFields.some((field) => row.isBroken(field))) return 'noName';
    return signOfTenant(row) && !isMarked ? 'noName' : 'vacantUnit';
  }
  if (isVacancy(names)) {
    return hasLease(row) && !isMarked ? 'likeVacantUnit' : 'vacantUnit';
  }
  if (isMarked) return 'notRented';
  return names.some((text) => hasLetterOrDigit.test(text)) ? 'tenant' : 'noLetters';
}

/** Whether a column of the row says that its unit is not rented. */
export const isMarkedAsVacant = (row: Pick<Row, 'get'>): boolean =>
  notRented.test(row.get('unit_status')) || no.test(row.get('rented'));

function withoutUnit(
  texts: readonly string[],
  names: readonly string[],
  isAddressLine: boolean,
): RowClass {
  const [first = ''] = texts;
  const [name = ''] = names;
  if (texts.length <= 3 && texts.some((text) => pageLine.test(text))) return 'pageLine';
  if (total.test(first) && !isSurname(first)) return 'total';
  if (texts.length === 1) return isAddressLine ? 'addressLine' : 'caption';
  if (isVacancy(names)) return 'noTenant';
  if (total.test(name) && !isSurname(name)) return 'total';
  return 'noUnit';
}

/** 'Sum, Ann' and 'Count Basie' are names, 'Total for Ann' is not. */
const isSurname = (text: string) =>
  /^(sum|count|average|page)[\s,]+\p{L}+/iu.test(text) && !summary.test(text.replace(/^\S+/, ''));

/** Whether the text may be a unit. A date beside a page number is not. */
const isNumbered = (text: string) =>
  /\p{N}/u.test(text) && !/^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}/.test(text);

/** Whether the row has data of a lease. Some programs write a day around 1900 or 2000 for no date. */
const hasLease = (row: Pick<Row, 'get'>) => leaseFields.some((field) => isFilled(row, field));

function isFilled(row: Pick<Row, 'get'>, field: Field): boolean {
  const text = row.get(field);
  const isNone = field === 'move_in_date' && isNoDay(text);
  return /[\p{L}1-9]/u.test(text) && !vacancy.test(text) && !isNone;
}

const leaseFields = ['account', 'address', 'locality', 'move_in_date'] as const;

/** The first field of the row that no vacant unit has, in words. A vacant unit may have a rate and an old account. */
export const signOfTenant = (row: Pick<Row, 'get'>): string | undefined =>
  tenantFields.find(([field]) => isFilled(row, field))?.[1];

const tenantFields = [
  ['address', 'an address'],
  ['move_in_date', 'a move-in date'],
  ['email', 'an e-mail address'],
  ['phone', 'a phone number'],
] as const;
