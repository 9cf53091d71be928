import { cva } from 'class-variance-authority';
import type { ComponentProps } from 'react';

const badgeVariants = cva('al-badge', {
  variants: {
    tone: {
      neutral: 'al-badge-neutral',
      accent: 'al-badge-accent',
      success: 'al-badge-success',
      warning: 'al-badge-warning',
      danger: 'al-badge-danger',
      info: 'al-badge-info',
      violet: 'al-badge-violet',
    },
  },
  defaultVariants: { tone: 'neutral' },
});

export interface BadgeProps extends ComponentProps<'span'> {
  /** Meaning of the badge, shown by its color. The text must state it as well. */
  tone?: 'neutral' | 'accent' | 'success' | 'warning' | 'danger' | 'info' | 'violet';
}

/** A short label or count. Renders a `<span>`. */
export function Badge({ tone, className, ...rootProps }: BadgeProps) {
  return <span {...rootProps} className={badgeVariants({ tone, className })} />;
}
