import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

export interface SkipLinkProps extends ComponentProps<'a'> {
  /** Fragment URL of the main content, such as `#content`. */
  href: string;
}

/** Skips the top bar: the first Tab stop, visible only with the focus. Renders an `<a>`. APG pattern: link. */
export function SkipLink({ className, children = 'Skip to content', ...rootProps }: SkipLinkProps) {
  return (
    <a {...rootProps} className={cx('al-skip-link', className)}>
      {children}
    </a>
  );
}
