'use client';
import { cva } from 'class-variance-authority';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { useId } from 'react';
import { Spinner } from '../spinner/Spinner.tsx';

const buttonVariants = cva('al-button', {
  variants: {
    variant: {
      primary: 'al-button-primary',
      secondary: 'al-button-secondary',
      ghost: 'al-button-ghost',
      danger: 'al-button-danger',
    },
    size: { medium: null, small: 'al-button-small' },
  },
  defaultVariants: { variant: 'secondary', size: 'medium' },
});

export interface ButtonProps extends ComponentProps<'button'> {
  /** Weight on the page: one `primary` per view; `danger` only in the dialog that confirms it. */
  variant?: 'primary' | 'secondary' | 'ghost' | 'danger';
  /** `small` in tables and dense bars. */
  size?: 'medium' | 'small';
  /** The work is under way: a spinner stands before the word, presses do nothing, the width stays. */
  loading?: boolean;
  /** Why it cannot be pressed now. It stays focusable, so that the reason can be heard and seen. */
  disabledReason?: string;
  /** An icon before the word; the spinner takes its place. */
  icon?: ReactNode;
}

/**
 * Does something here (to go somewhere use `LinkButton`). Renders a `<button type="button">`.
 * APG pattern: button.
 */
export function Button({
  variant,
  size,
  loading = false,
  disabledReason,
  icon,
  className,
  children,
  onClick,
  ...rootProps
}: ButtonProps) {
  const reasonId = useId();
  const inert = loading || disabledReason !== undefined;

  // `disabled` would drop the focus and hide the reason; so the press is refused instead, submitting included.
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (inert) event.preventDefault();
    else onClick?.(event);
  };

  return (
    <button
      type="button"
      title={disabledReason}
      {...rootProps}
      aria-disabled={inert || rootProps['aria-disabled']}
      aria-describedby={disabledReason ? reasonId : rootProps['aria-describedby']}
      aria-busy={loading || rootProps['aria-busy']}
      data-loading={loading || undefined}
      data-icon={icon !== undefined || undefined}
      onClick={handleClick}
      className={buttonVariants({ variant, size, className })}
    >
      {loading ? <Spinner label={null} /> : icon}
      {children}
      {disabledReason && (
        <span id={reasonId} hidden>
          {disabledReason}
        </span>
      )}
    </button>
  );
}
