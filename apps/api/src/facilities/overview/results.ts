import type {
  FacilityStats,
  FormerPeriod,
  Program,
  ProgramFacility,
} from '@audit-letters/api-client/contract';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import type { Db } from '../../database/engine.ts';
import { facilitiesWithCounts, selectRow, withStats } from '../list/rows.ts';

/** The results of all active facilities, by their number (FAC-111). */
export async function program({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<Program> {
  const [rows, premiums, formers] = await Promise.all([
    selectRow(facilitiesWithCounts(db))
      .orderBy('facilities.facility_number')
      .orderBy('facilities.id')
      .execute(),
    premiumsPerMonth(db),
    formerPeriods(db),
  ]);
  return {
    today: clock.today(),
    facilities: rows.map(
      (row): ProgramFacility => ({
        ...withStats(row),
        premium_cents: premiums.get(row.id) ?? 0,
        former: formers.get(row.id) ?? null,
      }),
    ),
  };
}

/** The coverage of the charge; of tenants without one, the chosen coverage. */
const chargedOrChosen = sql<number>`coalesce(tenants.charged_coverage_id, tenants.coverage_id)`;

/** The fees of the charged and chosen coverages per month, in cents, by the id of the facility (FAC-110). */
export async function premiumsPerMonth(
  db: Db,
  facilityId?: number,
): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('tenants')
    .innerJoin('coverages', (join) => join.on('coverages.id', '=', chargedOrChosen))
    .select('tenants.facility_id')
    .select(sql<number>`sum(coverages.monthly_fee_cents)::int`.as('cents'))
    .where('tenants.status', '=', 'selected_coverage')
    .$if(facilityId !== undefined, (query) =>
      query.where('tenants.facility_id', '=', facilityId ?? 0),
    )
    .groupBy('tenants.facility_id')
    .execute();
  return new Map(rows.map(({ facility_id, cents }) => [facility_id, cents]));
}

/** The last archived period of each facility (FAC-109). Periods of older versions lack counts. */
export async function formerPeriods(
  db: Db,
  facilityId?: number,
): Promise<ReadonlyMap<number | null, FormerPeriod>> {
  const rows = await db
    .selectFrom('archived_periods')
    .distinctOn('facility_id')
    .select(['facility_id', 'letter_effective_date'])
    .select(sql<FacilityStats & { premium_cents?: number }>`stats`.as('stats'))
    .where('facility_id', 'is not', null)
    .$if(facilityId !== undefined, (query) => query.where('facility_id', '=', facilityId ?? 0))
    .orderBy('facility_id')
    .orderBy('archived_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return new Map(
    rows.map(({ facility_id, letter_effective_date, stats }) => [
      facility_id,
      { letter_effective_date, stats, premium_cents: stats.premium_cents ?? null },
    ]),
  );
}
