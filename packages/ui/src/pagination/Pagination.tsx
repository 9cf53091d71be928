'use client';
import { cx } from 'class-variance-authority';
import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { pageWindow } from './pageWindow.ts';

export interface PaginationProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** The page shown, from 1. */
  page: number;
  /** How many pages there are. */
  lastPage: number;
  /** Another page was asked for. */
  onPageChange: (page: number) => void;
  /** Accessible name, when one page has two of them; default `Pagination`. */
  label?: string;
}

/**
 * The way from page to page: first, previous, two pages on each side, next, last. APG patterns: navigation landmark,
 * button; the page shown is `aria-current`. Renders a `<nav>`.
 */
export function Pagination({
  page,
  lastPage,
  onPageChange,
  label = 'Pagination',
  className,
  ...rootProps
}: PaginationProps) {
  const step = (name: string, target: number, icon: ReactNode, enabled: boolean) => (
    <li>
      <button
        type="button"
        className="al-pagination-page"
        aria-label={name}
        title={name}
        // Not `disabled`: who steps to the last page with the keyboard must not lose the focus there.
        aria-disabled={!enabled || undefined}
        onClick={() => enabled && onPageChange(target)}
      >
        {icon}
      </button>
    </li>
  );

  return (
    <nav {...rootProps} aria-label={label} className={cx('al-pagination', className)}>
      <ul>
        {step('First page', 1, <ChevronsLeft aria-hidden />, page > 1)}
        {step('Previous page', page - 1, <ChevronLeft aria-hidden />, page > 1)}
        {pageWindow(page, lastPage).map((number) => (
          <li key={number}>
            <button
              type="button"
              className="al-pagination-page"
              aria-label={`Page ${number}`}
              aria-current={number === page ? 'page' : undefined}
              onClick={() => number !== page && onPageChange(number)}
            >
              {number}
            </button>
          </li>
        ))}
        {step('Next page', page + 1, <ChevronRight aria-hidden />, page < lastPage)}
        {step('Last page', lastPage, <ChevronsRight aria-hidden />, page < lastPage)}
      </ul>
    </nav>
  );
}
