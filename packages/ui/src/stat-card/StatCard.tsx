import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { formatCount, formatPercent } from '../format/format.ts';

export interface StatCardProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What is counted. */
  label: string;
  /** How many; `null` while nobody knows, which is not 0. */
  count: number | null;
  /** Its share, from 0 to 100; left out for a count that is a share of nothing. */
  percentage?: number | null;
  /** Nothing has been counted yet. */
  loading?: boolean;
  /** Where the counted ones are listed; the whole card leads there. */
  href?: string;
  /** The words for a count that is not known. */
  unknownLabel?: string;
  /** The word while it is loading. */
  loadingLabel?: string;
}

/** One number that matters, with its label and share; with `href` its label is a link (APG). Renders a `<div>`. */
export function StatCard({
  label,
  count,
  percentage,
  loading = false,
  href,
  unknownLabel = 'not known',
  loadingLabel = 'Loading',
  className,
  ...rootProps
}: StatCardProps) {
  const figure = (known: number | null, format: (known: number) => string) => {
    if (loading) return <Placeholder label={loadingLabel} />;
    return known === null ? <Unknown label={unknownLabel} /> : format(known);
  };

  return (
    <div
      {...rootProps}
      aria-busy={loading || undefined}
      data-link={href !== undefined || undefined}
      className={cx('al-stat-card', className)}
    >
      <p className="al-stat-card-label">
        {href === undefined ? label : <a href={href}>{label}</a>}
      </p>
      <p className="al-stat-card-count">{figure(count, formatCount)}</p>
      {percentage !== undefined && (
        <p className="al-stat-card-percentage">{figure(percentage, formatPercent)}</p>
      )}
    </div>
  );
}

export type StatCardsProps = ComponentProps<'div'>;

/** A row of equal `StatCard`s that wraps. Renders a `<div>`. */
export function StatCards({ className, ...rootProps }: StatCardsProps) {
  return <div {...rootProps} className={cx('al-stat-cards', className)} />;
}

function Unknown({ label }: { label: string }) {
  return (
    <>
      <span aria-hidden>–</span>
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
