import { formatCount, nullableTexts } from '@audit-letters/ui';

/** A count, or '--' if it is missing. */
export const figure = (count: number | undefined): string =>
  count === undefined ? nullableTexts.short : formatCount(count);
