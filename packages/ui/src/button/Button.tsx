'use client';
import { cva } from 'class-variance-authority';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { use, useId } from 'react';
import { FormContext } from '../form/formContext.ts';
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
  /** Visual emphasis: one `primary` per view; `danger` for a destructive action in its confirmation. */
  variant?: 'primary' | 'secondary' | 'ghost' | 'danger' | undefined;
  /** `small` for tables and toolbars. */
  size?: 'medium' | 'small' | undefined;
  /** The action is running: shows a spinner, ignores clicks and keeps the width. @default the `Form` of a submit button is pending */
  loading?: boolean | undefined;
  /** Why the button is disabled. It stays focusable, so that the reason is announced and shown as a tooltip. */
  disabledReason?: string | undefined;
  /** An icon before the label; the spinner replaces it. */
  icon?: ReactNode;
}

/** Runs an action; use `LinkButton` to navigate. Renders a `<button type="button">`. APG pattern: button. */
export function Button({
  variant,
  size,
  loading: ownLoading,
  disabledReason,
  icon,
  className,
  children,
  onClick,
  ...rootProps
}: ButtonProps) {
  const reasonId = useId();
  const { pending } = use(FormContext);
  const loading = ownLoading ?? (rootProps.type === 'submit' && pending);
  const inert = loading || disabledReason !== undefined;

  // `disabled` would remove the focus and the tooltip. Cancelling the click also cancels submission.
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
      {/* A translator moves bare text, and React then cannot insert the spinner before it. */}
      {children !== undefined && <span className="al-button-label">{children}</span>}
      {disabledReason && (
        <span id={reasonId} hidden>
          {disabledReason}
        </span>
      )}
    </button>
  );
}
