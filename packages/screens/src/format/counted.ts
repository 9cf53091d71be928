import { formatCount } from '@audit-letters/ui';

/** The word for one, or for another number. */
export const plural = (count: number, one: string, other: string): string =>
  count === 1 ? one : other;

/** '1 tenant', '1,200 tenants', '2 batches', '3 tenants are'. */
export const counted = (count: number, noun: string, nouns = `${noun}s`): string =>
  `${formatCount(count)} ${plural(count, noun, nouns)}`;
