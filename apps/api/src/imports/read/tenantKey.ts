import type { Software } from '@audit-letters/api-client/contract';
import { fold } from '../../database/searchName.ts';
import type { PersonName } from './cells/names.ts';

const words = (text: string | null) =>
  fold(text ?? '')
    .replace(/[^\p{L}\p{M}\p{N} ]/gu, '')
    .replace(/ +/g, ' ')
    .trim();

/** The same for one person however the name is accented, spaced, cut into parts or in order. */
export const nameKey = ({ firstName, lastName }: PersonName): string =>
  `${words(firstName)} ${words(lastName)}`.trim().split(' ').sort().join(' ');

/**
 * Who a row tells of, within one facility (IMP-13): the account of the facility's software; without
 * an account the name and street.
 */
export function tenantKey(
  software: Software,
  row: PersonName & { account: string | null; address: string | null },
): string {
  return row.account
    ? `${software}:${row.account.toLowerCase()}`
    : `name:${words(row.lastName)}|${words(row.firstName)}|${words(row.address)}`;
}
