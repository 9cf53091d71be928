import { fold } from '@audit-letters/api-client/values';

interface NamedTenant {
  first_name: string | null;
  last_name: string | null;
  unit: string | null;
  units: readonly string[];
}

/** The columns by which tenants are searched, sorted and compared. Every write of names or units writes them, too. */
export function searchColumns({ first_name, last_name, unit, units }: NamedTenant) {
  return {
    search_name: searchName(first_name, last_name),
    search_unit: [...new Set([unit ?? '', ...units].map(fold))].filter(Boolean).join('\n'),
    folded_first_name: foldOrNull(first_name),
    folded_last_name: foldOrNull(last_name),
    name_key: nameKey(first_name, last_name),
  };
}

/** Both orders of the name, folded. A line end cannot be typed, so no match spans the two. */
function searchName(first: string | null, last: string | null): string {
  const names = [fold(first ?? ''), fold(last ?? '')].filter((name) => name !== '');
  return [names.join(' '), names.toReversed().join(' ')].join('\n');
}

const foldOrNull = (text: string | null) => text && fold(text);

interface NamedFacility {
  account_name?: string | null;
  corporate_group?: string | null;
}

/** The same of a facility. A name that is left out is not written. */
export function foldedNames({ account_name, corporate_group }: NamedFacility) {
  return {
    ...(account_name !== undefined && { folded_account_name: foldOrNull(account_name) }),
    ...(corporate_group !== undefined && { folded_corporate_group: foldOrNull(corporate_group) }),
  };
}

/** The folded text without punctuation. */
export const plainWords = (text: string | null): string =>
  fold(text ?? '')
    .replace(/[^\p{L}\p{M}\p{N} ]/gu, '')
    .replace(/ +/g, ' ')
    .trim();

/**
 * The key by which imports compare names, stored with each tenant: it ignores accents, spacing, the order of the names
 * and their split into first and last.
 */
export const nameKey = (firstName: string | null, lastName: string | null): string =>
  `${plainWords(firstName)} ${plainWords(lastName)}`.trim().split(' ').sort().join(' ');
