'use client';
import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { useTexts } from '../locale/LocaleProvider.tsx';
import { tableInfoTexts } from './texts.ts';

export interface TableInfoProps extends Omit<ComponentProps<'p'>, 'children'> {
  /** Number of the first row on the page; `null` when there is none. */
  from: number | null;
  /** Number of the last row on the page; `null` when there is none. */
  to: number | null;
  /** Number of rows on all pages. */
  total: number;
}

/**
 * Displays the range of rows on the page and the total. Renders a `<p>` with a polite live region, which announces
 * changes of page or filter.
 */
export function TableInfo({ from, to, total, className, ...rootProps }: TableInfoProps) {
  const texts = useTexts('tableInfo', tableInfoTexts);
  return (
    <p aria-live="polite" {...rootProps} className={cx('al-table-info', className)}>
      {from === null ? texts.none : texts.range(from, to ?? from, total)}
    </p>
  );
}
