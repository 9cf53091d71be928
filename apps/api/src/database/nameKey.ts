import { fold } from '@audit-letters/api-client/values';

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
