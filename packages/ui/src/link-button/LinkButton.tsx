import { cva } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';

const linkButtonVariants = cva('al-button al-link-button', {
  variants: {
    variant: {
      primary: 'al-button-primary',
      secondary: 'al-button-secondary',
      ghost: 'al-button-ghost',
    },
    size: { medium: null, small: 'al-button-small' },
  },
  defaultVariants: { variant: 'secondary', size: 'medium' },
});

export interface LinkButtonProps extends ComponentProps<'a'> {
  /** Where it goes. */
  href: string;
  /** Weight on the page, as on `Button`. */
  variant?: 'primary' | 'secondary' | 'ghost';
  /** `small` in tables and dense bars. */
  size?: 'medium' | 'small';
  /** An icon before the word. */
  icon?: ReactNode;
}

/**
 * Looks like a button and goes somewhere. Renders an `<a href>`, so it opens in a new tab like any link. APG pattern:
 * link.
 */
export function LinkButton({
  variant,
  size,
  icon,
  className,
  children,
  ...rootProps
}: LinkButtonProps) {
  return (
    <a
      {...rootProps}
      data-icon={icon !== undefined || undefined}
      className={linkButtonVariants({ variant, size, className })}
    >
      {icon}
      {children}
    </a>
  );
}
