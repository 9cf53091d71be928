import type { FacilityFilterKey, HomeStats } from '@audit-letters/api-client';

/** One number of facilities, and the filter of the facility list that shows them. */
export interface StatLine {
  label: string;
  count: number;
  /** None for the number of all facilities. */
  filter: FacilityFilterKey | null;
}

/** Move-out states (Facilities spec §3, facility stats summary). */
export const moveOutLines = ({ move_outs }: HomeStats): StatLine[] => [
  {
    label: 'None confirmed',
    count: move_outs.total - move_outs.confirmed_move_outs - move_outs.confirmed_no_move_outs,
    filter: 'no_move_outs_confirmed',
  },
  { label: 'Doing move-outs', count: move_outs.doing_move_outs, filter: 'doing_move_outs' },
  {
    label: 'Confirmed move-outs',
    count: move_outs.confirmed_move_outs,
    filter: 'confirmed_move_outs',
  },
  {
    label: 'Confirmed no move-outs',
    count: move_outs.confirmed_no_move_outs,
    filter: 'confirmed_no_move_outs',
  },
  { label: 'Total', count: move_outs.total, filter: null },
];

/** Facilities over a threshold, with the labels of Facilities spec §9. */
export const thresholdLines = ({ tenant_thresholds: over }: HomeStats): StatLine[] => [
  { label: 'Opt-outs over 5%', count: over.opt_outs_threshold, filter: 'opt_outs_threshold' },
  {
    label: 'Provided proof over 20%',
    count: over.provided_proof_threshold,
    filter: 'provided_proof_threshold',
  },
  {
    label: 'Bad address over 5%',
    count: over.bad_address_threshold,
    filter: 'bad_address_threshold',
  },
  { label: 'Moved out over 5%', count: over.moved_out_threshold, filter: 'moved_out_threshold' },
];
