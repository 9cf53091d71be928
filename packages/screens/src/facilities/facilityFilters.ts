import type { FacilitiesSummary, FacilityFilterKey } from '@audit-letters/api-client';

/** The number of facilities for each entry. */
export function facilityFilterCounts({
  move_outs,
  tenant_thresholds,
  letters,
}: FacilitiesSummary): Record<FacilityFilterKey, number> {
  const { total, doing_move_outs, confirmed_move_outs, confirmed_no_move_outs } = move_outs;
  return {
    no_move_outs_confirmed: total - confirmed_move_outs - confirmed_no_move_outs,
    doing_move_outs,
    confirmed_move_outs,
    confirmed_no_move_outs,
    ...tenant_thresholds,
    ...letters,
  };
}
