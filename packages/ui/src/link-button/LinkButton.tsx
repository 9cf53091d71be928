import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Link, type LinkProps } from '../link/Link.tsx';

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

interface LinkButtonProps extends LinkProps {
  /** Visual emphasis, as in `Button`. */
  variant?: 'primary' | 'secondary' | 'ghost' | undefined;
  /** `small` for tables and toolbars. */
  size?: 'medium' | 'small' | undefined;
  /** An icon before the label. */
  icon?: ReactNode;
}

/** A link that looks like a button. Renders an `<a href>`, so it can be opened in a new
 * tab; with a `LinkProvider`, the link of the router. APG pattern: link. */
export function LinkButton({
  variant,
  size,
  icon,
  className,
  children,
  ...rootProps
}: LinkButtonProps) {
  return (
    <Link
      {...rootProps}
      data-icon={icon !== undefined || undefined}
      className={linkButtonVariants({ variant, size, className })}
    >
      {icon}
      <span className="al-button-label">{children}</span>
    </Link>
  );
}
