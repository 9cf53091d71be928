import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '../button/Button.tsx';

export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'icon'> {
  /** Accessible name and tooltip. */
  label: string;
  /** The icon, for example from lucide-react. */
  icon: ReactNode;
}

/** A `Button` with an icon only. Renders a `<button>`. APG pattern: button. */
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
