import type { FacilityFilterKey, HomeStats } from '@audit-letters/api-client';
import { facilityFilterNames } from '@audit-letters/api-client/values';

/** A number of facilities, and the filter that lists them. */
export interface StatLine {
  /** The name of the number. */
  label: string;
  /** The number of facilities. */
  count: number;
  /** `null` for all facilities. */
  filter: FacilityFilterKey | null;
  /** Why the number does not add to the total. */
  note?: string;
}

const lineOf = (filter: FacilityFilterKey, count: number): StatLine => ({
  label: facilityFilterNames[filter],
  count,
  filter,
});

/** Move-out states (FAC-58). A facility that is doing move-outs has none confirmed. */
export const moveOutLines = ({ move_outs }: HomeStats): StatLine[] => [
  lineOf(
    'no_move_outs_confirmed',
    move_outs.total - move_outs.confirmed_move_outs - move_outs.confirmed_no_move_outs,
  ),
  {
    ...lineOf('doing_move_outs', move_outs.doing_move_outs),
    note: `counted in ${facilityFilterNames.no_move_outs_confirmed}, too`,
  },
  lineOf('confirmed_move_outs', move_outs.confirmed_move_outs),
  lineOf('confirmed_no_move_outs', move_outs.confirmed_no_move_outs),
  { label: 'Total', count: move_outs.total, filter: null },
];

/** Facilities over a threshold, with their labels (FAC-10). */
export const thresholdLines = ({ tenant_thresholds: over }: HomeStats): StatLine[] => [
  lineOf('opt_outs_threshold', over.opt_outs_threshold),
  lineOf('provided_proof_threshold', over.provided_proof_threshold),
  lineOf('bad_address_threshold', over.bad_address_threshold),
  lineOf('moved_out_threshold', over.moved_out_threshold),
];
