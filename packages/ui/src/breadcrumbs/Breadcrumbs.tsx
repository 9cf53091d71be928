import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

/** One step of the way; the last one is the page itself and needs no address. */
export interface Breadcrumb {
  /** The word for it. */
  label: string;
  /** Where it leads. */
  href?: string;
}

export interface BreadcrumbsProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** The way from the home page to this one. */
  items: readonly Breadcrumb[];
  /** The sign between two steps. */
  separator?: string;
  /** Name of the landmark. */
  label?: string;
}

/** The way to this page, on one quiet line. Renders a `<nav>`. APG pattern: breadcrumb. */
export function Breadcrumbs({
  items,
  separator = '~',
  label = 'Breadcrumb',
  className,
  ...rootProps
}: BreadcrumbsProps) {
  return (
    <nav aria-label={label} {...rootProps} className={cx('al-breadcrumbs', className)}>
      <ol>
        {items.map((item, index) => {
          const last = index === items.length - 1;
          return (
            <li key={item.label}>
              {item.href !== undefined && !last ? (
                <a href={item.href}>{item.label}</a>
              ) : (
                <span aria-current={last ? 'page' : undefined}>{item.label}</span>
              )}
              {!last && (
                <span aria-hidden className="al-breadcrumbs-separator">
                  {` ${separator} `}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
