import { cx } from 'class-variance-authority';
import { CircleAlert, RotateCw } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../button/Button.tsx';

export interface ErrorStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** What did not work, in one sentence. */
  title: ReactNode;
  /** Tries again; without it there is no button. */
  onRetry?: () => void;
  /** The next attempt is under way. */
  retrying?: boolean;
  /** The word on the button. */
  retryLabel?: string;
}

/**
 * Stands where something could not be loaded. What it holds says what was not lost and what to do. Renders a
 * `<div role="alert">`.
 */
export function ErrorState({
  title,
  onRetry,
  retrying = false,
  retryLabel = 'Retry',
  className,
  children,
  ...rootProps
}: ErrorStateProps) {
  return (
    <div role="alert" {...rootProps} className={cx('al-error-state', className)}>
      <CircleAlert aria-hidden className="al-error-state-icon" />
      <p className="al-error-state-title">{title}</p>
      {children && <div className="al-error-state-text">{children}</div>}
      {onRetry && (
        <Button
          icon={<RotateCw />}
          loading={retrying}
          className="al-error-state-retry"
          onClick={onRetry}
        >
          {retryLabel}
        </Button>
      )}
    </div>
  );
}
