import type { FacilityStats, FormerPeriod } from '@audit-letters/api-client/contract';
import { sql } from 'kysely';
import type { Db } from '../../database/engine.ts';

/** The coverage of the charge; of tenants without one, the chosen coverage. */
const chargedOrChosen = sql<number>`coalesce(tenants.charged_coverage_id, tenants.coverage_id)`;

/** The fees of the charged and chosen coverages of a facility per month, in cents (FAC-110). */
export async function premiumPerMonth(db: Db, facilityId: number): Promise<number> {
  const { cents } = await db
    .selectFrom('tenants')
    .innerJoin('coverages', (join) => join.on('coverages.id', '=', chargedOrChosen))
    .select(sql<number>`coalesce(sum(coverages.monthly_fee_cents), 0)::int`.as('cents'))
    .where('tenants.status', '=', 'selected_coverage')
    .where('tenants.facility_id', '=', facilityId)
    .executeTakeFirstOrThrow();
  return cents;
}

/** The last archived period of a facility (FAC-109). Periods of older versions lack counts. */
export async function formerPeriod(db: Db, facilityId: number): Promise<FormerPeriod | null> {
  const row = await db
    .selectFrom('archived_periods')
    .select('letter_effective_date')
    .select(sql<FacilityStats & { premium_cents?: number }>`stats`.as('stats'))
    .where('facility_id', '=', facilityId)
    .orderBy('archived_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? { ...row, premium_cents: row.stats.premium_cents ?? null } : null;
}
