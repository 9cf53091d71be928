import type { Software } from '@audit-letters/api-client/contract';
import { plainWords } from '../../../database/searchColumns.ts';

export interface PersonName {
  firstName: string | null;
  lastName: string | null;
}

const suffix = /^(jr|sr|ii|iii|iv|v|md|phd|esq)\.?$/i;
const companyWord =
  /(^|[\s,&])(l\.?l\.?c|inc|incorporated|corp|corporation|company|co|ltd|limited|l\.?l?\.?p|pllc|p\.?c|church|ministr(y|ies)|school|university|college|academy|foundation|association|assoc|society|club|city of|county|county of|state of|enterprises?|services|solutions|construction|contracting|plumbing|electric|roofing|landscaping|logistics|properties|realty|restaurant|bank|holdings|industries|department|dept)\.?(?=$|[\s,.])/i;
/** Small words that belong to the last name after them. */
const particle =
  /^(van|von|der|den|de|del|della|la|las|los|le|di|da|dos|du|st\.?|ter|ten|bin|ibn|al|el|abu)$/i;

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();
const orNull = (text: string) => (text === '' ? null : text);

/** Whether the text names a business rather than a person. */
const isCompany = (text: string): boolean => companyWord.test(text);

/**
 * Splits a name as rent rolls print it: `Last, First M`, `First Last`, `A & B Last`, with suffixes and
 * particles. A business, or a single word, is a first name without a last (TEN-4: only the
 * last name may be missing).
 */
export function parseName(text: string): PersonName {
  const name = tidy(text.replace(/^\*+|\*+$/g, ''));
  if (name === '') return { firstName: null, lastName: null };
  if (isCompany(name)) return { firstName: name, lastName: null };
  const [beforeComma = '', ...afterComma] = name
    .split(/[,،，]/)
    .map(tidy)
    .filter(Boolean);
  const suffixes = afterComma.filter((part) => suffix.test(part));
  const given = afterComma.filter((part) => !suffix.test(part)).join(' ');
  if (given !== '') {
    return { firstName: given, lastName: [beforeComma, ...suffixes].join(' ') };
  }
  return westernName([...beforeComma.split(' '), ...suffixes]);
}

function westernName(words: string[]): PersonName {
  let start = words.length - 1;
  while (start > 1 && suffix.test(words[start] ?? '')) start -= 1;
  while (start > 1 && particle.test(words[start - 1] ?? '')) start -= 1;
  if (start < 1) return { firstName: words.join(' '), lastName: null };
  return { firstName: words.slice(0, start).join(' '), lastName: words.slice(start).join(' ') };
}

/** The name of a row: its own columns first, then the full name, then the business. */
export function nameOf(cells: {
  firstName: string;
  lastName: string;
  fullName: string;
  company: string;
}): PersonName {
  const [first, last] = [tidy(cells.firstName), tidy(cells.lastName)];
  if (first !== '' || last !== '') return { firstName: orNull(first), lastName: orNull(last) };
  if (tidy(cells.fullName) !== '') return parseName(cells.fullName);
  return { firstName: orNull(tidy(cells.company)), lastName: null };
}

/** Identifies a tenant within a facility: by the account, or by the name and street without one (IMP-13). */
export function tenantKey(
  software: Software,
  row: PersonName & { account: string | null; address: string | null },
): string {
  return row.account
    ? `${software}:${row.account.toLowerCase()}`
    : `name:${plainWords(row.lastName)}|${plainWords(row.firstName)}|${plainWords(row.address)}`;
}
