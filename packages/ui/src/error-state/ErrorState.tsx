'use client';
import { cx } from 'class-variance-authority';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import RotateCw from 'lucide-react/icons/rotate-cw';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { EmptyState } from '../empty-state/EmptyState.tsx';
import { useTexts } from '../locale/LocaleProvider.tsx';
import { errorStateTexts } from './texts.ts';

interface ErrorStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The failure, in one sentence. */
  title: ReactNode;
  /** Retries; without it there is no button. */
  onRetry?: (() => void) | undefined;
  /** Label of the button. */
  retryLabel?: string | undefined;
}

/**
 * Shown in place of content that failed to load. `children` explain the consequences. Renders a `<div role="alert">`.
 */
export function ErrorState({ onRetry, retryLabel, className, ...rootProps }: ErrorStateProps) {
  const texts = useTexts('errorState', errorStateTexts);
  return (
    <EmptyState
      role="alert"
      {...rootProps}
      icon={<CircleAlert />}
      action={
        onRetry && (
          <Button icon={<RotateCw />} onClick={onRetry}>
            {retryLabel ?? texts.retry}
          </Button>
        )
      }
      className={cx('al-error-state', className)}
    />
  );
}
