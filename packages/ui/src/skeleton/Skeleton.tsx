import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

export interface SkeletonProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** How many lines of text it stands for. */
  lines?: number;
  /** What is being waited for. */
  label?: string;
}

/**
 * Keeps the place of what has not been seen yet; what has been seen stays while it is loaded again. Renders a
 * `<div role="status">`.
 */
export function Skeleton({ lines = 1, label = 'Loading', className, ...rootProps }: SkeletonProps) {
  return (
    <div role="status" {...rootProps} className={cx('al-skeleton', className)}>
      <span className="al-visually-hidden">{label}</span>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines have nothing but their place
        <span key={line} className="al-skeleton-line" aria-hidden />
      ))}
    </div>
  );
}
