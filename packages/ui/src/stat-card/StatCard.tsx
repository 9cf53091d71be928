'use client';
import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import type { ChartTone } from '../chart/types.ts';
import { Nullable } from '../format/Nullable.tsx';
import { Link } from '../link/Link.tsx';
import { useTexts } from '../locale/LocaleProvider.tsx';
import { useFormats } from '../locale/useFormats.ts';
import { statCardTexts } from './texts.ts';

interface StatCardProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Label of the number. */
  label: string;
  /** The number; `null` when unknown. */
  count: number | null;
  /** Percentage from 0 to 100, if the number is a share. */
  percentage?: number | null | undefined;
  /** The base of the percentage, such as 'of 78 active'. */
  base?: string | undefined;
  /** The colour of this part in a `StackedBar` nearby: the card is its legend. */
  tone?: ChartTone | undefined;
  /** Shows a loading state. */
  loading?: boolean | undefined;
  /** URL of the list behind the number; makes the whole card a link. */
  href?: string | undefined;
  /** The card filters a list: makes the whole card a toggle button. */
  filter?:
    | {
        /** The filter is applied. */
        pressed: boolean;
        /** The user applies or removes the filter. */
        onPressedChange: (change: { pressed: boolean }) => void;
      }
    | undefined;
}

/**
 * A number with its label and percentage. With `href`, its label is a link that covers the card; with `filter`, a
 * toggle button (APG). Renders a `<div>`.
 */
export function StatCard({
  label,
  count,
  percentage,
  base,
  tone,
  loading = false,
  href,
  filter,
  className,
  ...rootProps
}: StatCardProps) {
  const texts = useTexts('statCard', statCardTexts);
  const { formatCount, formatPercent } = useFormats();
  const figure = (known: number | null, format: (known: number) => string) => {
    if (loading) return <Placeholder label={texts.loading} />;
    return known === null ? <Unknown label={texts.unknown} /> : format(known);
  };

  return (
    <div
      {...rootProps}
      aria-busy={loading || undefined}
      data-link={href !== undefined || filter !== undefined || undefined}
      data-pressed={filter?.pressed || undefined}
      className={cx('al-stat-card', className)}
    >
      <p className="al-stat-card-label">
        {tone && <span className="al-chart-swatch" data-tone={tone} />}
        <CardLabel label={label} href={href} filter={filter} />
      </p>
      <p className="al-stat-card-count">{figure(count, formatCount)}</p>
      {percentage !== undefined && (
        <p className="al-stat-card-percentage">
          {figure(percentage, formatPercent)}
          {base && !loading && percentage !== null && <span> {base}</span>}
        </p>
      )}
    </div>
  );
}

function CardLabel({ label, href, filter }: Pick<StatCardProps, 'label' | 'href' | 'filter'>) {
  if (href !== undefined) return <Link href={href}>{label}</Link>;
  if (!filter) return label;
  const { pressed, onPressedChange } = filter;
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={() => onPressedChange({ pressed: !pressed })}
    >
      {label}
    </button>
  );
}

/** A wrapping row of `StatCard`s of equal width. Renders a `<div>`. */
export function StatCards({ className, ...rootProps }: ComponentProps<'div'>) {
  return <div {...rootProps} className={cx('al-stat-cards', className)} />;
}

function Unknown({ label }: { label: string }) {
  return (
    <>
      <Nullable short value={null} aria-hidden />
      <span className="al-visually-hidden">{label}</span>
    </>
  );
}

function Placeholder({ label }: { label: string }) {
  return (
    <>
      <span className="al-skeleton-line al-stat-card-placeholder" aria-hidden />
      <span className="al-visually-hidden">{label}</span>
    </>
  );
}
