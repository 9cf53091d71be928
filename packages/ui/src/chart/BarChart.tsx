'use client';
import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { useTexts } from '../locale/LocaleProvider.tsx';
import { useFormats } from '../locale/useFormats.ts';
import { Tooltip } from '../tooltip/Tooltip.tsx';
import { ChartTable } from './ChartTable.tsx';
import { heightOf, labelRoom, roundMaximum } from './share.ts';
import { chartTexts } from './texts.ts';
import type { ChartStyle } from './types.ts';
import { useRovingFocus } from './useRovingFocus.ts';

/** A bar of a chart. */
export interface BarChartBar {
  /** The name of the bar, such as the first day of its week. */
  label: string;
  /** Its value, at least 0: less draws no bar. */
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
  /** Words for a value, such as '$12.50' or '12 answers'; the scale has them too. @default the count, without decimals */
  describeValue?: (value: number) => string;
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
  describeValue,
  className,
  ...rootProps
}: BarChartProps) {
  const texts = useTexts('chart', chartTexts);
  const { formatCount } = useFormats();
  const { chartProps, markProps } = useRovingFocus(bars.length);
  const most = roundMaximum(Math.max(0, ...bars.map(({ value }) => value)));
  const words = describeValue ?? formatCount;
  const shown = ({ value, partial }: BarChartBar) =>
    partial ? texts.soFar(words(value)) : words(value);
  const labelsStyle: ChartStyle = {
    '--_count': bars.length,
    '--_longest': Math.max(0, ...bars.map(({ label }) => label.length)),
  };

  return (
    <div {...rootProps} className={cx('al-bar-chart', className)}>
      <div className="al-bar-chart-plot">
        <span aria-hidden className="al-bar-chart-most">
          {words(most)}
        </span>
        <span aria-hidden className="al-bar-chart-none">
          {words(0)}
        </span>
        <div className="al-bar-chart-bars" {...chartProps(label)}>
          {bars.map((bar, index) => (
            <Tooltip key={bar.label} delay={100} content={texts.point(bar.label, shown(bar))}>
              <span
                {...markProps(index, texts.point(bar.label, shown(bar)))}
                data-partial={bar.partial || undefined}
                className="al-chart-bar"
                style={barStyle(heightOf(bar.value, most))}
              />
            </Tooltip>
          ))}
        </div>
        <div aria-hidden className="al-bar-chart-labels" style={labelsStyle}>
          {bars.map(({ label }, index) => (
            <span
              key={label}
              style={labelStyle(label, labelRoom(bars.length - 1 - index, bars.length))}
            >
              <span>{label}</span>
            </span>
          ))}
        </div>
      </div>
      <ChartTable
        numbers
        headings={[nameHeading, valueHeading]}
        rows={bars.map((bar) => [bar.label, shown(bar)])}
      />
    </div>
  );
}

const barStyle = (height: string): ChartStyle => ({ '--_height': height });

const labelStyle = (label: string, room: number): ChartStyle => ({
  '--_letters': label.length,
  '--_room': room,
});
