import { cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { wholePercent } from '../gauge/wholePercent.ts';

interface ProgressProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Label: the running task. */
  label: ReactNode;
  /** Progress from 0 to `max`; omit it while unknown. */
  value?: number | undefined;
  /** Maximum of `value`. */
  max?: number | undefined;
}

/**
 * The progress of a task; use `Gauge` for a share. Renders a `<div>` with a label and a `progressbar` (ARIA; the APG has
 * no pattern).
 */
export function Progress({ label, value, max = 100, className, ...rootProps }: ProgressProps) {
  const labelId = useId();
  const percent = value === undefined ? undefined : wholePercent((value / max) * 100);
  return (
    <div {...rootProps} className={cx('al-progress', className)}>
      <div className="al-progress-words">
        <span id={labelId}>{label}</span>
        {percent !== undefined && <span aria-hidden>{percent}%</span>}
      </div>
      <div
        role="progressbar"
        aria-labelledby={labelId}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        className="al-progress-track"
      >
        <div
          className="al-progress-bar"
          style={percent === undefined ? undefined : { inlineSize: `${percent}%` }}
        />
      </div>
    </div>
  );
}
