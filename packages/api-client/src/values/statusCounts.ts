import type { FacilityStats, TenantStats } from '../facilities/statsContract.ts';
import type { StatusWord } from '../tenants/enums.ts';

/** The tenants of each status. They are exclusive and add up to all tenants (FAC-107). */
export type StatusCounts = Readonly<Record<StatusWord, number>>;

/** The tenants of each status, from the counts of a facility. */
export function statusesOfFacility(
  stats: Pick<
    FacilityStats,
    | 'tenant_count'
    | 'selected_coverage'
    | 'provided_proof'
    | 'opted_out'
    | 'moved_out'
    | 'bad_address'
  >,
): StatusCounts {
  const known = {
    selected_coverage: stats.selected_coverage,
    provide_proof: stats.provided_proof,
    opt_out: stats.opted_out,
    moved_out: stats.moved_out,
    bad_address: stats.bad_address,
  };
  return { ...known, no_response: remaining(stats.tenant_count, known) };
}

/** The tenants who have answered. Those who moved out or have a bad address have not (FAC-109). */
export const answersOf = (
  stats: Pick<FacilityStats, 'selected_coverage' | 'provided_proof' | 'opted_out'>,
): number => stats.selected_coverage + stats.provided_proof + stats.opted_out;

/** The tenants of each status, from the counts of a tenant list. */
export function statusesOfTenants(
  stats: Pick<
    TenantStats,
    'total_all' | 'total' | 'selected_coverage' | 'provided_proof' | 'opted_out' | 'non_responder'
  >,
): StatusCounts {
  const known = {
    selected_coverage: stats.selected_coverage,
    provide_proof: stats.provided_proof,
    opt_out: stats.opted_out,
    moved_out: stats.total_all - stats.total,
    no_response: stats.non_responder,
  };
  return { ...known, bad_address: remaining(stats.total_all, known) };
}

/** The tenants whom no other count has. */
const remaining = (total: number, counts: Readonly<Record<string, number>>): number =>
  Math.max(0, total - Object.values(counts).reduce((sum, count) => sum + count, 0));
