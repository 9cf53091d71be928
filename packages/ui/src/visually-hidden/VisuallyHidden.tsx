import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

/** Visually hidden text for assistive technology. Renders a `<span>`. */
export function VisuallyHidden({ className, ...rootProps }: ComponentProps<'span'>) {
  return <span {...rootProps} className={cx('al-visually-hidden', className)} />;
}
