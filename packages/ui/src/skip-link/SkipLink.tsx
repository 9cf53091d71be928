import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

export interface SkipLinkProps extends ComponentProps<'a'> {
  /** The address of the content on this page, such as `#content`. */
  href: string;
}

/**
 * The first thing Tab reaches: past the top bar, to the content. Seen only with the focus. APG pattern: link. Renders
 * an `<a>`.
 */
export function SkipLink({ className, children = 'Skip to content', ...rootProps }: SkipLinkProps) {
  return (
    <a {...rootProps} className={cx('al-skip-link', className)}>
      {children}
    </a>
  );
}
