'use client';
import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { useTexts } from '../locale/LocaleProvider.tsx';
import { skipLinkTexts } from './texts.ts';

interface SkipLinkProps extends ComponentProps<'a'> {
  /** Fragment URL of the main content, such as `#content`. */
  href: string;
}

/** Skips the top bar: the first Tab stop, visible only with the focus. Renders an `<a>`. APG pattern: link. */
export function SkipLink({ className, children, ...rootProps }: SkipLinkProps) {
  const texts = useTexts('skipLink', skipLinkTexts);
  return (
    <a {...rootProps} className={cx('al-skip-link', className)}>
      {children ?? texts.label}
    </a>
  );
}
