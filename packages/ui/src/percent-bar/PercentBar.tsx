import type { ComponentProps } from 'react';

export interface PercentBarProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** From 0 to 100. The number is shown as given; the bar ends at both ends. */
  value: number;
}

/** A percentage as its number over a thin bar, for columns of them. Renders a `<span>`. */
export function PercentBar({ value, className, style, ...rootProps }: PercentBarProps) {
  return (
    <span
      {...rootProps}
      className={className ? `al-percent-bar ${className}` : 'al-percent-bar'}
      style={{ ...style, '--al-percent': `${Math.min(100, Math.max(0, value))}%` }}
    >
      {value}%
    </span>
  );
}
