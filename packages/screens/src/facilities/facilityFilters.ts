import type { FacilitiesSummary, FacilityFilterKey } from '@audit-letters/api-client';

/** The entries of 'More Filters', in their order (FAC-10). */
export const facilityFilterNames: Readonly<Record<FacilityFilterKey, string>> = {
  no_move_outs_confirmed: 'None confirmed',
  doing_move_outs: 'Doing move-outs',
  confirmed_move_outs: 'Confirmed move-outs',
  confirmed_no_move_outs: 'Confirmed no move-outs',
  opt_outs_threshold: 'Opt-outs over 5%',
  provided_proof_threshold: 'Provided proof over 20%',
  bad_address_threshold: 'Bad address over 5%',
  moved_out_threshold: 'Moved out over 5%',
  initial_letters_unsent: 'Audit letters unsent',
  follow_up_letters_unsent: 'Enrollment letters unsent',
  welcome_letters_unsent: 'Welcome letters unsent',
};

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
