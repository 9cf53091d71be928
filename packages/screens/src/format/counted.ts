import { formatCount } from '@audit-letters/ui';

/** '1 tenant', '1,200 tenants'. */
export const counted = (count: number, noun: string): string =>
  `${formatCount(count)} ${noun}${count === 1 ? '' : 's'}`;
