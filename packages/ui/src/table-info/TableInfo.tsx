import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

export interface TableInfoProps extends Omit<ComponentProps<'p'>, 'children'> {
  /** Number of the first row shown; `null` when there is none. */
  from: number | null;
  /** Number of the last row shown; `null` when there is none. */
  to: number | null;
  /** How many rows there are on all pages. */
  total: number;
}

/**
 * Which rows are shown, and of how many. Renders a `<p>` that announces itself politely, so that a change of page
 * or filter is heard.
 */
export function TableInfo({ from, to, total, className, ...rootProps }: TableInfoProps) {
  return (
    <p aria-live="polite" {...rootProps} className={cx('al-table-info', className)}>
      {from === null ? 'No relevant data' : `Displaying ${from} to ${to} of ${total} items`}
    </p>
  );
}
