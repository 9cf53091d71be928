'use client';
import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { addDays, type Day, plainLocale } from '../day/day.ts';
import { useLocale, useTexts } from '../locale/LocaleProvider.tsx';
import { useFormats } from '../locale/useFormats.ts';
import { Tooltip } from '../tooltip/Tooltip.tsx';
import { ChartTable } from './ChartTable.tsx';
import { heightOf, roundMaximum } from './share.ts';
import { chartTexts } from './texts.ts';
import { endsAtPlace, labelLines, monthsIn, placeOf, timeDomain } from './timeScale.ts';
import type { ChartStyle, ChartTone } from './types.ts';
import { useRovingFocus } from './useRovingFocus.ts';

/** An event on its day. */
export interface TimeAxisMark {
  /** The day of the event. */
  day: Day;
  /** The event in a few words. */
  label: string;
  /** More about it, for the tooltip and the table. */
  details?: string | undefined;
  /** Its colour. */
  tone: ChartTone;
  /** The event has happened: its mark is filled. */
  done?: boolean | undefined;
}

/** A count of some days. */
export interface TimeAxisBar {
  /** The first day. */
  from: Day;
  /** The last day. */
  to: Day;
  /** The name of these days, such as 'Week from 1/4/2027'. */
  label: string;
  /** The value, at least 0: less draws no bar. */
  value: number;
  /** Its days are not over: the bar is drawn as unfinished. */
  partial?: boolean | undefined;
}

export interface TimeAxisProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Accessible name: the course that the axis shows. */
  label: string;
  /** The current day. */
  today: Day;
  /** The events. Events of one day share a mark. */
  marks: readonly TimeAxisMark[];
  /** Counts over some days, drawn as bars. */
  bars?: readonly TimeAxisBar[] | undefined;
  /** Words for a value of a bar, such as '12 answers'. @default the count */
  describeValue?: ((value: number) => string) | undefined;
}

/**
 * Events at their places in time, with today, and counts as bars behind them. Hover and focus show an event or a count; a
 * table has all of them. Renders a `<div>`. The marks are one Tab stop; the arrow keys move between them, as in the APG's
 * composite widgets.
 */
export function TimeAxis({
  label,
  today,
  marks,
  bars = [],
  describeValue,
  className,
  ...rootProps
}: TimeAxisProps) {
  const texts = useTexts('chart', chartTexts);
  const { locale } = useLocale();
  const { formatCount, formatDay } = useFormats();
  const range = timeDomain([
    today,
    ...marks.map(({ day }) => day),
    ...bars.flatMap(({ from, to }) => [from, to]),
  ]);
  const points = byTime(marks, bars, today, texts.today);
  const { chartProps, markProps } = useRovingFocus(points.length);
  if (!range) return null;
  const valueText = ({ value, partial }: TimeAxisBar) => {
    const words = describeValue?.(value) ?? formatCount(value);
    return partial ? texts.soFar(words) : words;
  };
  const most = roundMaximum(Math.max(0, ...bars.map(({ value }) => value)));
  const labels = points.filter((point) => point.kind !== 'bar');
  const placed = labels.map(({ day, label }) => ({
    place: placeOf(day, range),
    width: ((label.length * letterWidth + 18) / nominalWidth) * 100,
  }));
  const lines = labelLines(placed);
  const top = Math.max(0, ...lines) + 1;
  const plotStyle: ChartStyle = { '--_lines': top };

  return (
    <div {...rootProps} className={cx('al-time-axis', className)}>
      <div
        className="al-time-axis-plot"
        data-bars={bars.length > 0 || undefined}
        style={plotStyle}
        {...chartProps(label)}
      >
        {points.map((point, index) => {
          if (point.kind === 'bar') {
            const { bar } = point;
            const start = placeOf(bar.from, range);
            const style: ChartStyle = {
              insetInlineStart: `${start}%`,
              inlineSize: `${placeOf(addDays(bar.to, 1), range) - start}%`,
              '--_height': heightOf(bar.value, most),
            };
            return (
              <Tooltip key={`bar ${bar.from}`} content={texts.point(bar.label, valueText(bar))}>
                <span
                  {...markProps(index, texts.point(bar.label, valueText(bar)))}
                  className="al-chart-bar al-time-axis-bar"
                  data-partial={bar.partial || undefined}
                  style={style}
                />
              </Tooltip>
            );
          }
          const at = labels.indexOf(point);
          const { place, width } = placed[at] ?? { place: 0, width: 0 };
          const line = lines[at] ?? 0;
          const style: ChartStyle = { insetInlineStart: `${place}%`, '--_line': top - 1 - line };
          const description = texts.point(formatDay(point.day), point.description);
          return (
            <Tooltip key={`${point.kind} ${point.day}`} content={description}>
              <span
                {...markProps(index, description)}
                className="al-time-axis-mark"
                data-kind={point.kind}
                data-tone={point.tone}
                data-done={point.done || undefined}
                data-end={endsAtPlace({ place, width }) || undefined}
                style={style}
              >
                <span>{point.label}</span>
              </span>
            </Tooltip>
          );
        })}
        {monthsIn(range).map((month) => {
          const place = placeOf(month, range);
          const isLast = endsAtPlace({ place, width: monthWidth });
          return (
            <span
              key={month}
              aria-hidden
              className="al-time-axis-month"
              data-end={isLast || undefined}
              style={
                isLast ? { insetInlineEnd: `${100 - place}%` } : { insetInlineStart: `${place}%` }
              }
            >
              {monthName(month, locale)}
            </span>
          );
        })}
      </div>
      <ChartTable
        headings={[texts.day, texts.event]}
        rows={points.map((point) =>
          point.kind === 'bar'
            ? [point.bar.label, valueText(point.bar)]
            : [formatDay(point.day), point.description],
        )}
      />
    </div>
  );
}

/** The width of a letter and the narrowest axis with labels, in pixels: the lines of the labels are counted for it. */
const letterWidth = 6;
const nominalWidth = 840;

/** The width of the name of a month, as a share of the axis in percent. */
const monthWidth = 5;

const monthName = (month: Day, locale: string) =>
  new Intl.DateTimeFormat(plainLocale(locale), { month: 'short', timeZone: 'UTC' }).format(
    new Date(month),
  );

type Point =
  | { kind: 'bar'; day: Day; bar: TimeAxisBar }
  | {
      kind: 'mark' | 'today';
      day: Day;
      label: string;
      description: string;
      tone: ChartTone;
      done: boolean;
    };

/** Bars, marks and today in the order of time. Marks of one day are one. */
function byTime(
  marks: readonly TimeAxisMark[],
  bars: readonly TimeAxisBar[],
  today: Day,
  todayLabel: string,
): Point[] {
  const days = [...new Set(marks.map(({ day }) => day))];
  const points: Point[] = [
    ...bars.map((bar) => ({ kind: 'bar' as const, day: bar.from, bar })),
    ...days.map((day) => {
      const same = marks.filter((mark) => mark.day === day);
      return {
        kind: 'mark' as const,
        day,
        label: same.map(({ label }) => label).join(', '),
        description: same
          .map(({ label, details }) => (details ? `${label}, ${details}` : label))
          .join('; '),
        tone: (same.find(({ done }) => !done) ?? same[0])?.tone ?? 'neutral',
        done: same.every(({ done }) => done),
      };
    }),
    {
      kind: 'today',
      day: today,
      label: todayLabel,
      description: todayLabel,
      tone: 'neutral',
      done: true,
    },
  ];
  return points.sort((one, other) => (one.day < other.day ? -1 : Number(one.day > other.day)));
}
