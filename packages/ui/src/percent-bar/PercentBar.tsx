import { cx } from 'class-variance-authority';
import type { ComponentProps, CSSProperties } from 'react';

export interface PercentBarProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** From 0 to 100. The number is shown as given; the bar ends at both ends. */
  value: number;
}

/** A percentage as its number over a thin bar, for columns of them. Renders a `<span>`. */
export function PercentBar({ value, className, style, ...rootProps }: PercentBarProps) {
  const bar: CSSProperties & Record<'--al-percent', string> = {
    ...style,
    '--al-percent': `${Math.min(100, Math.max(0, value))}%`,
  };
  return (
    <span {...rootProps} className={cx('al-percent-bar', className)} style={bar}>
      {value}%
    </span>
  );
}
