import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

interface StackProps extends ComponentProps<'div'> {
  /** Space between the children: 8, 16 or 24 px. @default 'medium' */
  gap?: 'small' | 'medium' | 'large' | undefined;
  /** `row` places the children side by side and wraps them. @default 'column' */
  direction?: 'column' | 'row' | undefined;
}

/** Children with equal space between them, below each other or in a wrapping row. Renders a `<div>`. */
export function Stack({
  gap = 'medium',
  direction = 'column',
  className,
  ...rootProps
}: StackProps) {
  return (
    <div
      {...rootProps}
      data-gap={gap}
      data-direction={direction}
      className={cx('al-stack', className)}
    />
  );
}
