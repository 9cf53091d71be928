import { formatCount } from '@audit-letters/ui';

/** Stands in the place of a number that the server has not sent. */
export const noFigure = '--';

/** A count, or '--' where the server has sent none. */
export const figure = (count: number | undefined): string =>
  count === undefined ? noFigure : formatCount(count);
