import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

export type NullableProps = ComponentProps<'span'>;

/** Shows a value, or a dimmed 'NULL' for `null`. Renders a `<span>`. */
export function Nullable({ children, className, ...rootProps }: NullableProps) {
  const missing = children === null || children === undefined;
  return (
    <span {...rootProps} data-null={missing || undefined} className={cx('al-nullable', className)}>
      {missing ? 'NULL' : children}
    </span>
  );
}
