import type { Coverage } from '@audit-letters/api-client/contract';
import { coverageLabel } from '@audit-letters/api-client/values';
import type { Db } from '../database/engine.ts';

/** The coverages on offer in a state, cheapest first. */
export async function availableCoverages(db: Db, state: string) {
  const rows = await db
    .selectFrom('coverages')
    .selectAll()
    .where((row) => row.or([row('state', 'is', null), row('state', '=', state)]))
    .orderBy('monthly_fee_cents')
    .orderBy('id')
    .execute();
  return rows.map(toCoverage);
}

/** The coverage of the contract. */
export const toCoverage = ({
  id,
  monthly_fee_cents,
  coverage_amount,
}: StoredCoverage): Coverage => ({
  id,
  monthly_fee_dollars: Math.floor(monthly_fee_cents / 100),
  monthly_fee_cents: monthly_fee_cents % 100,
  coverage_amount,
});

export interface StoredCoverage {
  id: number;
  /** The whole fee. */
  monthly_fee_cents: number;
  coverage_amount: number;
}

/** The labels of all coverages, by id. */
export type CoverageLabels = ReadonlyMap<number, string>;

export async function coverageLabels(db: Db): Promise<CoverageLabels> {
  const coverages = await db.selectFrom('coverages').selectAll().execute();
  return new Map(coverages.map((coverage) => [coverage.id, coverageLabel(coverage)]));
}
