'use client';
import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { useTexts } from '../locale/LocaleProvider.tsx';
import { skeletonTexts } from './texts.ts';

interface SkeletonProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Number of lines. */
  lines?: number | undefined;
  /** Accessible text, such as 'Loading facilities'. */
  label?: string | undefined;
}

/** A placeholder for the first load; keep the old content while reloading. Renders a `<div aria-live="polite">`. */
export function Skeleton({ lines = 1, label, className, ...rootProps }: SkeletonProps) {
  const texts = useTexts('skeleton', skeletonTexts);
  return (
    <div aria-live="polite" {...rootProps} className={cx('al-skeleton', className)}>
      <span className="al-visually-hidden">{label ?? texts.loading}</span>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines differ only in their position
        <span key={line} className="al-skeleton-line" aria-hidden />
      ))}
    </div>
  );
}
