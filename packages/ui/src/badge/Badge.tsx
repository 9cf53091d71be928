import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

export interface BadgeProps extends ComponentProps<'span'> {
  /** Meaning of the badge, shown by its color. The text must state it as well. */
  tone?: 'neutral' | 'accent' | 'success' | 'warning' | 'danger' | 'info' | 'violet';
}

/** A short label or count. Renders a `<span>`. */
export function Badge({ tone = 'neutral', className, ...rootProps }: BadgeProps) {
  return <span {...rootProps} className={cx('al-badge', `al-badge-${tone}`, className)} />;
}
