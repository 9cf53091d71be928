import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '../button/Button.tsx';

export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'icon'> {
  /** What it does, in words: its name for everyone who cannot see or guess the icon. */
  label: string;
  /** The icon, by name from lucide-react. */
  icon: ReactNode;
}

/**
 * A `Button` that shows only an icon. Its name is required and also its tooltip. Renders a `<button>`. APG pattern:
 * button.
 */
export function IconButton({
  label,
  variant = 'ghost',
  disabledReason,
  className,
  ...buttonProps
}: IconButtonProps) {
  return (
    <Button
      title={disabledReason ? `${label}. ${disabledReason}` : label}
      aria-label={label}
      variant={variant}
      disabledReason={disabledReason}
      {...buttonProps}
      className={className ? `al-icon-button ${className}` : 'al-icon-button'}
    />
  );
}
