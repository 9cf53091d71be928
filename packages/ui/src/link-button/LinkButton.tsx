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
  /** Target URL. */
  href: string;
  /** Visual emphasis, as in `Button`. */
  variant?: 'primary' | 'secondary' | 'ghost';
  /** `small` for tables and toolbars. */
  size?: 'medium' | 'small';
  /** An icon before the label. */
  icon?: ReactNode;
}

/** A link that looks like a button. Renders an `<a href>`, so it can be opened in a new tab. APG pattern: link. */
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
