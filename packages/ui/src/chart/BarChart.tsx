'use client';
import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { useTexts } from '../locale/LocaleProvider.tsx';
import { useFormats } from '../locale/useFormats.ts';
import { Tooltip } from '../tooltip/Tooltip.tsx';
import { ChartTable } from './ChartTable.tsx';
import { labelledBars, roundMaximum } from './share.ts';
import { chartTexts } from './texts.ts';
import type { ChartStyle } from './types.ts';
import { useRovingFocus } from './useRovingFocus.ts';

/** A bar of a chart. */
export interface BarChartBar {
  /** The name of the bar, such as the first day of its week. */
  label: string;
  /** Its value, from 0. */
  value: number;
  /** Its time is not over: the bar is drawn as unfinished. */
  partial?: boolean;
}

export interface BarChartProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Accessible name: the measured quantity. */
  label: string;
  /** The bars in their order. */
  bars: readonly BarChartBar[];
  /** Heading of the labels in the table, such as 'Week from Monday'. */
  nameHeading: string;
  /** Heading of the values in the table, such as 'Answers'. */
  valueHeading: string;
}

/**
 * Counts beside each other as bars from zero, with their table. Hover and focus show a value. Renders a `<div>`. The bars are
 * one Tab stop; the arrow keys move between them, as in the APG's composite widgets.
 */
export function BarChart({
  label,
  bars,
  nameHeading,
  valueHeading,
  className,
  ...rootProps
}: BarChartProps) {
  const texts = useTexts('chart', chartTexts);
  const { formatCount } = useFormats();
  const { chartProps, markProps } = useRovingFocus(bars.length);
  const most = roundMaximum(Math.max(0, ...bars.map(({ value }) => value)));
  const labelled = labelledBars(bars.length);
  const shown = ({ value, partial }: BarChartBar) =>
    partial ? texts.soFar(formatCount(value)) : formatCount(value);

  return (
    <div {...rootProps} className={cx('al-bar-chart', className)}>
      <div className="al-bar-chart-plot">
        <span aria-hidden className="al-bar-chart-most">
          {formatCount(most)}
        </span>
        <span aria-hidden className="al-bar-chart-none">
          0
        </span>
        <div className="al-bar-chart-bars" {...chartProps(label)}>
          {bars.map((bar, index) => (
            <Tooltip key={bar.label} delay={100} content={texts.point(bar.label, shown(bar))}>
              <span
                {...markProps(index, texts.point(bar.label, shown(bar)))}
                data-partial={bar.partial || undefined}
                className="al-chart-bar"
                style={heightOf(bar.value, most)}
              />
            </Tooltip>
          ))}
        </div>
        <div aria-hidden className="al-bar-chart-labels">
          {bars.map(({ label }, index) => (
            <span key={label}>
              {labelled.includes(index) && (
                <span data-second={isSecond(labelled, index) || undefined}>{label}</span>
              )}
            </span>
          ))}
        </div>
      </div>
      <ChartTable
        headings={[nameHeading, valueHeading]}
        rows={bars.map((bar) => [bar.label, shown(bar)])}
      />
    </div>
  );
}

/** Whether it is every second label, from the last one back. A narrow chart has no space for it. */
const isSecond = (labelled: readonly number[], index: number) =>
  (labelled.length - labelled.indexOf(index)) % 2 === 0;

const heightOf = (value: number, most: number): ChartStyle => ({
  '--_height': `${(value / most) * 100}%`,
});
