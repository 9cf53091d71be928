import type { Db } from '../database/engine.ts';
import type { CoveragesTable } from '../database/schema.ts';
import type { Transaction } from '../database/transaction.ts';

/** The coverages on offer in a state, cheapest first. */
export async function availableCoverages(db: Db | Transaction, state: string) {
  const rows = await db
    .selectFrom('coverages')
    .selectAll()
    .where((row) => row.or([row('state', 'is', null), row('state', '=', state)]))
    .orderBy('monthly_fee_cents')
    .orderBy('id')
    .execute();
  return rows.map(({ id, monthly_fee_cents, coverage_amount }) => ({
    id,
    monthly_fee_dollars: Math.floor(monthly_fee_cents / 100),
    monthly_fee_cents: monthly_fee_cents % 100,
    coverage_amount,
  }));
}

/** The labels of all coverages, by id. */
export type CoverageLabels = ReadonlyMap<number, string>;

export async function coverageLabels(db: Db | Transaction): Promise<CoverageLabels> {
  const coverages = await db.selectFrom('coverages').selectAll().execute();
  return new Map(coverages.map((coverage) => [coverage.id, coverageLabel(coverage)]));
}

/** The label of a coverage (TEN-9): '$18.50 per month for $2,000 coverage'. */
export const coverageLabel = ({
  monthly_fee_cents,
  coverage_amount,
}: Pick<CoveragesTable, 'monthly_fee_cents' | 'coverage_amount'>): string =>
  `${formatCents(monthly_fee_cents)} per month for ${formatCents(coverage_amount * 100)} coverage`;

// Kept, because creating a formatter takes longer than composing a letter.
const wholeDollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});
const dollarsAndCents = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Cents as '$18', '$18.50', '$2,000'. */
export const formatCents = (cents: number): string =>
  (cents % 100 === 0 ? wholeDollars : dollarsAndCents).format(cents / 100);
