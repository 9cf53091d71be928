'use client';
import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { Link } from '../link/Link.tsx';
import { useTexts } from '../locale/LocaleProvider.tsx';
import { breadcrumbsTexts } from './texts.ts';

/** One entry of the trail. The last entry is the current page and needs no `href`. */
export interface Breadcrumb {
  /** Text of the entry. */
  label: string;
  /** URL of the page. */
  href?: string | undefined;
}

interface BreadcrumbsProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** The entries from the home page to the current page. */
  items: readonly Breadcrumb[];
}

/** The path to the current page. Renders a `<nav>`. APG pattern: breadcrumb. */
export function Breadcrumbs({ items, className, ...rootProps }: BreadcrumbsProps) {
  const texts = useTexts('breadcrumbs', breadcrumbsTexts);
  return (
    <nav aria-label={texts.label} {...rootProps} className={cx('al-breadcrumbs', className)}>
      <ol>
        {items.map((item, index) => {
          const last = index === items.length - 1;
          return (
            <li key={item.label}>
              {item.href !== undefined && !last ? (
                <Link href={item.href}>{item.label}</Link>
              ) : (
                <span aria-current={last ? 'page' : undefined}>{item.label}</span>
              )}
              {!last && (
                <span aria-hidden className="al-breadcrumbs-separator">
                  {' ~ '}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
