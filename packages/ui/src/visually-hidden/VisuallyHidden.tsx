import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

export type VisuallyHiddenProps = ComponentProps<'span'>;

/** Visually hidden text for assistive technology. Renders a `<span>`. */
export function VisuallyHidden({ className, ...rootProps }: VisuallyHiddenProps) {
  return <span {...rootProps} className={cx('al-visually-hidden', className)} />;
}
