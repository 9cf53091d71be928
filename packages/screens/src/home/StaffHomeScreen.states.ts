import type { HomeStats } from '@audit-letters/api-client';
import { type Loadable, ready } from '../loadable.ts';
import { reloading, type StatesOf, unready } from '../states.ts';

const stats: HomeStats = {
  move_outs: {
    doing_move_outs: 7,
    confirmed_move_outs: 31,
    confirmed_no_move_outs: 12,
    total: 1084,
  },
  tenant_thresholds: {
    opt_outs_threshold: 14,
    provided_proof_threshold: 3,
    bad_address_threshold: 22,
    moved_out_threshold: 0,
  },
};

/** The panels of the staff home in each of their states. */
export const staffHomeStates = {
  ...unready,
  ready: ready(stats),
  /** No facility yet. */
  empty: ready({
    move_outs: {
      doing_move_outs: 0,
      confirmed_move_outs: 0,
      confirmed_no_move_outs: 0,
      total: 0,
    },
    tenant_thresholds: {
      opt_outs_threshold: 0,
      provided_proof_threshold: 0,
      bad_address_threshold: 0,
      moved_out_threshold: 0,
    },
  }),
  ...reloading(stats),
} satisfies StatesOf<Loadable<HomeStats>>;
