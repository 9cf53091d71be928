import type { FacilityStats, TenantStats } from '@audit-letters/api-client/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/engine.ts';

/** The number of tenants that meet a condition on `tenant_counts`. */
export function countWhere(condition: RawBuilder<boolean>): RawBuilder<number> {
  return sql<number>`coalesce(sum(tenant_counts.tenants) filter (where ${condition}), 0)`;
}

/** Every count of tenants, for the facility list, its statistics tab, the archive, the tenant list and exports. */
export const tenantCounts = {
  tenant_count: countWhere(sql`true`),
  audit_letters_sent: countWhere(sql`tenant_counts.initial_letter_sent`),
  enrollment_letters_sent: countWhere(sql`tenant_counts.follow_up_letter_sent`),
  welcome_letters_sent: countWhere(sql`tenant_counts.welcome_letter_sent`),
  selected_coverage: countWhere(sql`tenant_counts.status = 'selected_coverage'`),
  confirmed_payment: countWhere(sql`tenant_counts.charge_confirmed`),
  provided_proof: countWhere(sql`tenant_counts.status = 'provide_proof'`),
  opted_out: countWhere(sql`tenant_counts.status = 'opt_out'`),
  moved_out: countWhere(sql`tenant_counts.status = 'moved_out'`),
  bad_address: countWhere(sql`tenant_counts.status = 'bad_address'`),
  non_responder: countWhere(sql`tenant_counts.status is null`),
  charge_applied: countWhere(sql`tenant_counts.charge_applied`),
  active_charge_applied: countWhere(
    sql`(tenant_counts.charge_applied and tenant_counts.status is distinct from 'moved_out')`,
  ),
  tagged_for_removal: countWhere(sql`tenant_counts.tagged_for_removal`),
};

type CountName = keyof typeof tenantCounts;

/** The counts of a group of tenants. */
export type TenantCounts = Record<CountName, number>;

export const countNames = Object.keys(tenantCounts) as CountName[];

/** One row of counts per facility that has or had tenants, for a join. */
export function countsByFacility(db: Db) {
  return db
    .selectFrom('tenant_counts')
    .select('tenant_counts.facility_id')
    .select(countNames.map((name) => tenantCounts[name].as(name)))
    .groupBy('tenant_counts.facility_id');
}

/** A percentage with one decimal, halves rounded up; 0 if the total is 0 (FAC-57). */
export function percentage(count: number, total: number): number {
  return total === 0 ? 0 : Math.round((count * 1000) / total) / 10;
}

/** The percentage of tenants with a status, rounded down: 100 means all of them (FAC-50). */
function percentComplete(counts: TenantCounts): number {
  const { tenant_count, non_responder } = counts;
  return tenant_count === 0 ? 0 : Math.floor(((tenant_count - non_responder) * 100) / tenant_count);
}

/** The statistics of a facility, over all its tenants (FAC-55). */
export function facilityStats(counts: TenantCounts, uploadCount: number): FacilityStats {
  const of = (count: number) => percentage(count, counts.tenant_count);
  return {
    ...counts,
    upload_count: uploadCount,
    selected_coverage_percentage: of(counts.selected_coverage),
    confirmed_payment_percentage: of(counts.confirmed_payment),
    provided_proof_percentage: of(counts.provided_proof),
    opted_out_percentage: of(counts.opted_out),
    moved_out_percentage: of(counts.moved_out),
    bad_address_percentage: of(counts.bad_address),
    percent_complete: percentComplete(counts),
  };
}

/** The statistics of a tenant list. Leaves out tenants who moved out, so no share exceeds 100% (FAC-56). */
export function tenantStats(counts: TenantCounts): TenantStats {
  const total = counts.tenant_count - counts.moved_out;
  const of = (count: number) => percentage(count, total);
  return {
    ...counts,
    total_all: counts.tenant_count,
    total,
    charge_applied: counts.active_charge_applied,
    charge_applied_percentage: of(counts.active_charge_applied),
    opted_out_percentage: of(counts.opted_out),
    provided_proof_percentage: of(counts.provided_proof),
    selected_coverage_percentage: of(counts.selected_coverage),
    non_responder_percentage: of(counts.non_responder),
  };
}
