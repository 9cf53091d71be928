'use client';
import { cx } from 'class-variance-authority';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import ChevronsLeft from 'lucide-react/icons/chevrons-left';
import ChevronsRight from 'lucide-react/icons/chevrons-right';
import type { ComponentProps, ReactNode } from 'react';
import { pageWindow } from './pageWindow.ts';

export interface PaginationProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** Current page, from 1. */
  page: number;
  /** Number of pages. */
  lastPage: number;
  /** Called when the user selects a page. */
  onPageChange: (page: number) => void;
  /** Accessible name, needed when a page has two. @default 'Pagination' */
  label?: string;
}

/**
 * Page navigation: first, previous, two pages on each side, next, last. Renders a `<nav>`; the current page has
 * `aria-current`. APG patterns: navigation landmark, button.
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
        // `aria-disabled` instead of `disabled`: reaching the last page by keyboard keeps the focus.
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
