'use client';
import { cx } from 'class-variance-authority';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import ChevronsLeft from 'lucide-react/icons/chevrons-left';
import ChevronsRight from 'lucide-react/icons/chevrons-right';
import type { ComponentProps, ReactNode } from 'react';
import { useTexts } from '../locale/LocaleProvider.tsx';
import { pageWindow } from './pageWindow.ts';
import { paginationTexts } from './texts.ts';

export interface PaginationProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** Current page, from 1. */
  page: number;
  /** Number of pages. */
  lastPage: number;
  /** Called when the user selects a page. */
  onPageChange: (change: { page: number }) => void;
  /** Accessible name, needed when a page has two. @default 'Pagination' */
  label?: string | undefined;
}

/**
 * Page navigation: the number of pages, first, previous, two pages on each side, next, last. Renders a `<nav>`; the
 * current page has `aria-current`. APG patterns: navigation landmark, button.
 */
export function Pagination({
  page,
  lastPage,
  onPageChange,
  label,
  className,
  ...rootProps
}: PaginationProps) {
  const texts = useTexts('pagination', paginationTexts);
  const step = (name: string, target: number, icon: ReactNode, enabled: boolean) => (
    <li>
      <button
        type="button"
        className="al-pagination-page"
        aria-label={name}
        title={name}
        // `aria-disabled` instead of `disabled`: reaching the last page by keyboard keeps the focus.
        aria-disabled={!enabled || undefined}
        onClick={() => enabled && onPageChange({ page: target })}
      >
        {icon}
      </button>
    </li>
  );

  return (
    <nav
      {...rootProps}
      aria-label={label ?? texts.label}
      className={cx('al-pagination', className)}
    >
      {lastPage > 1 && <span className="al-pagination-count">{texts.pages(lastPage)}</span>}
      <ul>
        {step(texts.first, 1, <ChevronsLeft aria-hidden />, page > 1)}
        {step(texts.previous, page - 1, <ChevronLeft aria-hidden />, page > 1)}
        {pageWindow(page, lastPage).map((number) => (
          <li key={number}>
            <button
              type="button"
              className="al-pagination-page"
              aria-label={texts.page(number)}
              aria-current={number === page ? 'page' : undefined}
              onClick={() => number !== page && onPageChange({ page: number })}
            >
              {number}
            </button>
          </li>
        ))}
        {step(texts.next, page + 1, <ChevronRight aria-hidden />, page < lastPage)}
        {step(texts.last, lastPage, <ChevronsRight aria-hidden />, page < lastPage)}
      </ul>
    </nav>
  );
}
