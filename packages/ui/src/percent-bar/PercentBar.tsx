import { cx } from 'class-variance-authority';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import type { ComponentProps, CSSProperties } from 'react';
import type { Tone } from '../tone/tones.ts';

interface PercentBarProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** A percentage. The number is shown as given; the bar is clamped to 0 to 100. */
  value: number;
  /** `warning` marks a value over its limit, in color and with an icon. Say the limit in the `title` or nearby. */
  tone?: Extract<Tone, 'neutral' | 'warning'> | undefined;
}

/** A percentage as a number over a thin bar, for table columns. Renders a `<span>`. */
export function PercentBar({ value, tone, className, style, ...rootProps }: PercentBarProps) {
  const bar: CSSProperties & Record<'--al-percent', string> = {
    ...style,
    '--al-percent': `${Math.min(100, Math.max(0, value))}%`,
  };
  return (
    <span {...rootProps} data-tone={tone} className={cx('al-percent-bar', className)} style={bar}>
      {tone === 'warning' && <TriangleAlert aria-hidden />}
      <span>{`${value}%`}</span>
    </span>
  );
}
