import { formatCount } from '@audit-letters/ui';

/** The text for a missing number. */
export const noFigure = '--';

/** A count, or '--' if it is missing. */
export const figure = (count: number | undefined): string =>
  count === undefined ? noFigure : formatCount(count);
