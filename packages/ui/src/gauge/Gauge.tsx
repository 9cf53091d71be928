import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { wholePercent } from './wholePercent.ts';

interface GaugeProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Accessible name: the measured quantity, such as the column's header. */
  label: string;
  /** From 0 to 100, rounded down for display. */
  value: number;
  /** An explanation of the value: part of the accessible text and the tooltip. */
  why?: string | undefined;
}

/**
 * A share as a ring with a number; use `Progress` for running work. The ring is 28 px wide, for a table; set `width` and
 * `height` for another size. Renders a `<span role="meter">`. APG pattern: meter.
 */
export function Gauge({ label, value, why, className, ...rootProps }: GaugeProps) {
  const percent = wholePercent(value);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a <meter> cannot be styled as a ring
    <span
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={why ? `${percent}%. ${why}` : `${percent}%`}
      title={why}
      {...rootProps}
      data-complete={percent === 100 || undefined}
      className={cx('al-gauge', className)}
    >
      <Ring percent={percent} />
    </span>
  );
}

function Ring({ percent }: { percent: number }) {
  return (
    <svg viewBox="0 0 28 28" aria-hidden="true">
      <circle className="al-gauge-track" cx="14" cy="14" r="12.5" />
      {percent > 0 && (
        <circle
          className="al-gauge-value"
          cx="14"
          cy="14"
          r="12.5"
          pathLength="100"
          strokeDasharray={`${percent} 100`}
          transform="rotate(-90 14 14)"
        />
      )}
      <text x="14" y="14" textAnchor="middle" dominantBaseline="central">
        {percent}%
      </text>
    </svg>
  );
}
