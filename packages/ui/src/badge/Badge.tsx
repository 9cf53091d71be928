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
      prime: 'al-badge-prime',
    },
  },
  defaultVariants: { tone: 'neutral' },
});

export interface BadgeProps extends ComponentProps<'span'> {
  /** What kind of remark it is; `prime` is the violet of Prime facilities. The word still has to say it. */
  tone?: 'neutral' | 'accent' | 'success' | 'warning' | 'danger' | 'info' | 'prime';
}

/** A word or a number set off from the text. Renders a `<span>`. */
export function Badge({ tone, className, ...rootProps }: BadgeProps) {
  return <span {...rootProps} className={badgeVariants({ tone, className })} />;
}
