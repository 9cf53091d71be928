'use client';
import { cx } from 'class-variance-authority';
import type { ComponentProps, CSSProperties } from 'react';
import { Nullable } from '../format/Nullable.tsx';
import { useTexts } from '../locale/LocaleProvider.tsx';
import { useFormats } from '../locale/useFormats.ts';
import { share } from './share.ts';
import { chartTexts } from './texts.ts';

/** A step of a funnel. */
export interface FunnelStep {
  /** The name of the step. */
  label: string;
  /** Its count; `null` when unknown. */
  count: number | null;
  /** Its count in the funnel that it is compared with; `null` when unknown. */
  before?: number | null | undefined;
}

export interface FunnelProps extends Omit<ComponentProps<'table'>, 'children'> {
  /** The caption: the course that the steps describe. */
  label: string;
  /** The steps in their order. The first one is the base of the percentages. */
  steps: readonly FunnelStep[];
  /** Heading of the counts. */
  countHeading?: string | undefined;
  /** Heading of the compared counts; without it, nothing is compared. */
  beforeHeading?: string | undefined;
}

/**
 * The steps of a course as bars under each other, beside their counts and shares of the first step; with `beforeHeading`,
 * each has a second bar to compare with. Renders a `<table>`, so that every number is a text.
 */
export function Funnel({
  label,
  steps,
  countHeading,
  beforeHeading,
  className,
  ...rootProps
}: FunnelProps) {
  const texts = useTexts('chart', chartTexts);
  const [first] = steps;
  const percentOf = (count: number | null, base: number | null | undefined) =>
    count === null || !base ? null : share(count, base);
  return (
    <table {...rootProps} className={cx('al-funnel', className)}>
      <caption className="al-visually-hidden">{label}</caption>
      <thead className={beforeHeading ? undefined : 'al-visually-hidden'}>
        <tr>
          <th scope="col">
            <span className="al-visually-hidden">{texts.name}</span>
          </th>
          <td />
          <th scope="col">{countHeading ?? texts.count}</th>
          {beforeHeading && <th scope="col">{beforeHeading}</th>}
        </tr>
      </thead>
      <tbody>
        {steps.map((step) => {
          const percent = percentOf(step.count, first?.count);
          const percentBefore = percentOf(step.before ?? null, first?.before);
          return (
            <tr key={step.label}>
              <th scope="row">{step.label}</th>
              <td className="al-funnel-bars">
                <span style={width(percent)} />
                {beforeHeading && <span data-before style={width(percentBefore)} />}
              </td>
              <Counted count={step.count} percent={percent} />
              {beforeHeading && <Counted count={step.before ?? null} percent={percentBefore} />}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

const width = (percent: number | null): CSSProperties => ({
  inlineSize: `${Math.min(percent ?? 0, 100)}%`,
});

function Counted({ count, percent }: { count: number | null; percent: number | null }) {
  const { formatCount, formatPercent } = useFormats();
  return (
    <td>
      <Nullable short value={count === null ? null : formatCount(count)} />
      {percent !== null && <small> {formatPercent(percent)}</small>}
    </td>
  );
}
