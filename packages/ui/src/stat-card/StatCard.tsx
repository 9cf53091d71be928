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
}

/** One number that matters, with its label and share. Renders a `<div>`. */
export function StatCard({
  label,
  count,
  percentage,
  loading = false,
  href,
  className,
  ...rootProps
}: StatCardProps) {
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
      <p className="al-stat-card-count">
        {loading ? <Placeholder /> : <Figure known={count} format={formatCount} />}
      </p>
      {percentage !== undefined && (
        <p className="al-stat-card-percentage">
          {loading ? <Placeholder /> : <Figure known={percentage} format={formatPercent} />}
        </p>
      )}
    </div>
  );
}

export type StatCardsProps = ComponentProps<'div'>;

/** A row of equal `StatCard`s that wraps. Renders a `<div>`. */
export function StatCards({ className, ...rootProps }: StatCardsProps) {
  return <div {...rootProps} className={cx('al-stat-cards', className)} />;
}

function Figure({ known, format }: { known: number | null; format: (known: number) => string }) {
  if (known !== null) return format(known);
  return (
    <>
      <span aria-hidden>–</span>
      <span className="al-visually-hidden">not known</span>
    </>
  );
}

function Placeholder() {
  return (
    <>
      <span className="al-skeleton-line al-stat-card-placeholder" aria-hidden />
      <span className="al-visually-hidden">Loading</span>
    </>
  );
}
