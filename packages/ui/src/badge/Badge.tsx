import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import type { Tone } from '../tone/tones.ts';

interface BadgeProps extends ComponentProps<'span'> {
  /** Meaning of the badge, shown by its color. The text must state it as well. */
  tone?: Tone | undefined;
}

/** A short label or count. Renders a `<span>`. */
export function Badge({ tone = 'neutral', className, ...rootProps }: BadgeProps) {
  return <span {...rootProps} data-tone={tone} className={cx('al-badge', className)} />;
}
