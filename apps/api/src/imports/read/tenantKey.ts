import type { Software } from '@audit-letters/api-client/contract';
import { fold } from '../../database/searchName.ts';
import type { PersonName } from './cells/names.ts';

const words = (text: string | null) =>
  fold(text ?? '')
    .replace(/[^\p{L}\p{M}\p{N} ]/gu, '')
    .replace(/ +/g, ' ')
    .trim();

/** A key that ignores accents, spacing, the order of the names and their split into parts. */
export const nameKey = ({ firstName, lastName }: PersonName): string =>
  `${words(firstName)} ${words(lastName)}`.trim().split(' ').sort().join(' ');

/** Identifies a tenant within a facility: by the account, or by the name and street without one (IMP-13). */
export function tenantKey(
  software: Software,
  row: PersonName & { account: string | null; address: string | null },
): string {
  return row.account
    ? `${software}:${row.account.toLowerCase()}`
    : `name:${words(row.lastName)}|${words(row.firstName)}|${words(row.address)}`;
}
