import type { Software } from '@audit-letters/api-client/contract';
import { plainWords } from '../../../database/searchColumns.ts';
import { otherName } from '../../../tenants/doubtfulText.ts';
import type { nameFields } from '../headings/spellings.ts';

/** A name, with the columns of a tenant. */
export interface PersonName {
  first_name: string | null;
  last_name: string | null;
}

const isSuffix = (word: string) =>
  /^(jr|sr|ii|iii|iv|v|md|phd|esq|cpa|dds|dmd|dvm|jd|rn|mba)$/i.test(word.replaceAll('.', ''));
/** 'Lee, JD' has initials, 'King, Jr' has no given name. */
const isGeneration = (word: string) => /^(jr|sr|ii|iii|iv)$/i.test(word.replaceAll('.', ''));
const companyWord =
  /(^|[\s,&])(l\.?l\.?c|inc|incorporated|corp|corporation|company|co|ltd|limited|l\.?l?\.?p|pllc|p\.?c|church|ministr(y|ies)|school|university|college|academy|foundation|association|assoc|associates|partners|partnership|entities|group|trust|law offices?|offices? of|& (?:sons?|daughters?|bro(?:ther)?s)|society|club|city of|county|county of|state of|enterprises?|services|solutions|construction|contracting|plumbing|electric|roofing|landscaping|logistics|properties|realty|restaurant|bank|holdings|industries|department|dept)\.?(?=$|[\s,.])/i;
/** Small words that belong to the last name after them. */
const particle =
  /^(van|von|der|den|de|del|della|la|las|los|le|di|da|dos|du|st\.?|ter|ten|bin|ibn|al|el|abu)$/i;

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();

const departureWords =
  '(?:moved[\\s-]*out|vacated|evicted|terminated|former\\s+(?:tenant|customer))(?!\\p{L})';
/** Where offices write a status beside a name: in brackets, between asterisks, beside a dash, or as the last words. */
const statusPatterns = [
  `(?<![([{*])[([{*]+\\s*(${departureWords}[^)\\]}*]*)[)\\]}*]*`,
  `(?:^|\\s)[-–—/:;]+\\s*(${departureWords}.*)$`,
  `^(${departureWords}[^-–—/:;]*?)\\s*[-–—/:;]+\\s`,
  '(?:^|[\\s,])(moved[\\s-]*out|evicted)$',
  '^(vacated)$',
].map((pattern) => new RegExp(pattern, 'iu'));

/** Splits a status such as '(Moved Out)' off a name (IMP-61). A cell without a name stays as it is. */
export function splitStatus(text: string): { name: string; status: string } {
  for (const pattern of statusPatterns) {
    const [found = '', status = ''] = pattern.exec(tidy(text)) ?? [];
    if (status === '') continue;
    return { name: tidy(tidy(text).replace(found, ' ')) || text, status: status.trim() };
  }
  return { name: text, status: '' };
}

/**
 * Splits a name as rent rolls print it: `Last, First M`, `First Last`, `A & B Last`, with suffixes and
 * particles. A business, a single word, or a name with another one is a first name without a last (TEN-4: only the
 * last name may be missing), in the order of the file.
 */
export function parseName(text: string): PersonName {
  const inner = tidy(text.replace(/^\*+|\*+$/g, ''));
  // Asterisks around a word say which word is no name (IMP-64).
  const name = inner.includes('*') ? tidy(text) : inner;
  if (name === '') return { first_name: null, last_name: null };
  // 'Church, Ann' is a person; 'Bank, First' reads as 'First Bank'.
  const afterFirstWord = /^[^\s,]+,(.+)$/.exec(name)?.[1];
  const isOther = [companyWord, otherName].some((words) => words.test(afterFirstWord ?? name));
  if (isOther) return { first_name: name, last_name: null };
  return coupleName(name) ?? personName(name);
}

/**
 * Whether a name may be that of several people: the text of a file whose order was not understood, or `Moss Vera, Birch
 * Odo`, which is turned around like `Garcia Lopez, Maria Jose`.
 */
export function mayBeSeveral(name: string, fullName: string): boolean {
  const [before = '', after, ...more] = fullName.split(/[,،，]/).map(tidy);
  if (after === undefined || companyWord.test(name)) return false;
  const isTwoNames = (text: string) =>
    /^\p{L}{2,}[ -]\p{L}{2,}$/u.test(text) && !text.split(' ').some((word) => isPart(word));
  return name === tidy(fullName) || (more.length === 0 && isTwoNames(before) && isTwoNames(after));
}

const isPart = (word: string) => isSuffix(word) || particle.test(word);

/** Whether the text after a comma may be given names: one to three words, or one word each of two people. */
function areGivenNames(text: string): boolean {
  const people = text
    .split(/\s*[&/+]\s*|\s+and\s+/i)
    .map((person) => person.split(' ').filter((word) => !isSuffix(word)));
  if (people.length > 2 || /[\d;:]|\s[-–—]+\s/.test(text)) return false;
  const most = people.length === 1 ? 3 : 1;
  return people.every(
    (words) => words.filter((word, at) => at === 0 || !/^\p{L}\.?$/u.test(word)).length <= most,
  );
}

/** `Smith, John & Jones, Mary`: two people with a last name each. */
function coupleName(name: string): PersonName | undefined {
  const people = name.split(/\s*[&/;]\s*|\s+and\s+/i);
  const hasGiven = (text: string) => {
    const [, ...parts] = text.split(',').map(tidy);
    return parts.some((part) => part !== '' && !isSuffix(part));
  };
  if (people.length !== 2 || !people.every(hasGiven)) return undefined;
  const [one, other] = people.map(personName);
  if (!one?.last_name || !other?.last_name) return undefined;
  const shared = plainWords(one.last_name) === plainWords(other.last_name);
  const first = shared ? one.first_name : `${one.first_name} ${one.last_name}`;
  return { first_name: `${first} & ${other.first_name}`, last_name: other.last_name };
}

function personName(name: string): PersonName {
  const [beforeComma = '', ...afterComma] = name
    .split(/[,،，]/)
    .map(tidy)
    .filter(Boolean);
  const [only, ...others] = afterComma;
  const isInitials = only && others.length === 0 && !beforeComma.includes(' ');
  const suffixes = afterComma.filter(isInitials ? isGeneration : isSuffix);
  const [given = '', ...more] = afterComma.filter((part) => !suffixes.includes(part));
  if (more.length > 0 || !areGivenNames(given)) return { first_name: name, last_name: null };
  if (given !== '') {
    return withSuffixLast({ first_name: given, last_name: [beforeComma, ...suffixes].join(' ') });
  }
  return westernName([...beforeComma.split(' '), ...suffixes]);
}

/**
 * Moves the suffixes of 'King, Martin Jr.' behind the last name. A V after a given name is rather an initial, as is an
 * I.
 */
function withSuffixLast({ first_name, last_name }: PersonName): PersonName {
  const words = first_name?.split(' ') ?? [];
  const isLast = (word = '') => isSuffix(word) && !/^v\.?$/i.test(word);
  let end = words.length;
  while (end > 1 && isLast(words[end - 1])) end -= 1;
  if (!last_name || end === words.length) return { first_name, last_name };
  return {
    first_name: words.slice(0, end).join(' '),
    last_name: [last_name, ...words.slice(end)].join(' '),
  };
}

function westernName(words: string[]): PersonName {
  let start = words.length - 1;
  while (start > 1 && isSuffix(words[start] ?? '')) start -= 1;
  while (start > 1 && particle.test(words[start - 1] ?? '')) start -= 1;
  if (start < 1) return { first_name: words.join(' '), last_name: null };
  return { first_name: words.slice(0, start).join(' '), last_name: words.slice(start).join(' ') };
}

const noName = /^([^\p{L}\p{N}\p{So}]+|n\/a|none|unknown)$/iu;

/** The name of a row, without a status: its own columns first, then the full name, then the business. */
export function readName(cells: Record<(typeof nameFields)[number], string>): PersonName {
  const [first = '', last = '', full = '', company = ''] = [
    cells.first_name,
    cells.last_name,
    cells.full_name,
    cells.company,
  ].map((text) => tidy(splitStatus(text).name));
  if (first !== '' || last !== '') {
    // A placeholder stands beside a name. On its own it may be the name.
    const [name = '', second = null] = [first, last].filter((text) => text && !noName.test(text));
    if (!second && /[,،，]/.test(name)) return parseName(name);
    return withSuffixLast({ first_name: name || first || last, last_name: second });
  }
  if (full !== '') return parseName(full);
  return { first_name: company || null, last_name: null };
}

/** Identifies a tenant within a facility: by the account, or by the name and street without one (IMP-13). */
export const tenantKey = (
  software: Software,
  {
    account,
    first_name,
    last_name,
    address,
  }: PersonName & { account: string; address: string | null },
): string =>
  account
    ? `${software}:${account.toLowerCase()}`
    : `name:${[last_name, first_name, address].map(plainWords).join('|')}`;
