'use client';
import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { useTexts } from '../locale/LocaleProvider.tsx';
import { useFormats } from '../locale/useFormats.ts';
import { Tooltip } from '../tooltip/Tooltip.tsx';
import { share } from './share.ts';
import { chartTexts } from './texts.ts';
import type { ChartTone } from './types.ts';
import { useRovingFocus } from './useRovingFocus.ts';

/** A part of a whole. Parts are exclusive: their counts add to the total. */
export interface StackedBarPart {
  /** The name of the part. */
  label: string;
  /** Its count. A part without any is in the tooltip only. */
  count: number;
  /** Its colour. */
  tone: ChartTone;
}

export interface StackedBarProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Accessible name: the whole that is divided. */
  label: string;
  /** The parts in their order. */
  parts: readonly StackedBarPart[];
  /** `small` for a row of a table. */
  size?: 'small' | 'medium' | undefined;
}

/**
 * A whole as one bar of its parts, which are named nearby. Hover and focus show all counts. Renders a `<div>`. The bar is one Tab stop; the arrow
 * keys move between its parts, as in the APG's composite widgets.
 */
export function StackedBar({
  label,
  parts,
  size = 'medium',
  className,
  ...rootProps
}: StackedBarProps) {
  const texts = useTexts('chart', chartTexts);
  const { formatCount, formatPercent } = useFormats();
  const shown = parts.filter(({ count }) => count > 0);
  const total = shown.reduce((sum, { count }) => sum + count, 0);
  const { current, chartProps, markProps } = useRovingFocus(shown.length);
  const active = current === null ? undefined : shown[current];
  const percent = (count: number) => formatPercent(share(count, total));

  return (
    <div {...rootProps} data-size={size} className={cx('al-stacked-bar', className)}>
      {total === 0 ? (
        <div
          role="img"
          aria-label={texts.point(label, texts.nothing)}
          className="al-stacked-bar-parts"
        />
      ) : (
        <Tooltip
          className="al-chart-tip"
          content={
            <ul>
              {parts.map((part) => (
                <li key={part.label} data-active={part === active || undefined}>
                  <span className="al-chart-swatch" data-tone={part.tone} />
                  {part.label}
                  <span>{formatCount(part.count)}</span>
                  <span>{percent(part.count)}</span>
                </li>
              ))}
            </ul>
          }
        >
          <div className="al-stacked-bar-parts" {...chartProps(label)}>
            {shown.map(({ label, count, tone }, index) => (
              <span
                key={label}
                className="al-chart-part"
                data-tone={tone}
                style={{ flexGrow: count }}
                {...markProps(
                  index,
                  texts.part(label, formatCount(count), formatCount(total), percent(count)),
                )}
              />
            ))}
          </div>
        </Tooltip>
      )}
    </div>
  );
}
