import { formatCount } from '@audit-letters/ui';

/** '1 tenant', '1,200 tenants', '2 batches', '3 tenants are'. */
export const counted = (count: number, noun: string, plural = `${noun}s`): string =>
  `${formatCount(count)} ${count === 1 ? noun : plural}`;
