import type {
  FacilitiesPage,
  FacilitiesSummary,
  FacilityStatsPage,
  FacilityStatsRow,
  Page,
  RetiredFacility,
} from '@audit-letters/api-client';
import {
  endless,
  facilities,
  nearlyUnknown,
  retiredFacilities,
  statsOf,
  wholePage,
} from '../fixtures/facilities.ts';
import { type Loadable, ready } from '../loadable.ts';
import { reloading, type StatesOf, unready } from '../states.ts';

const summary: FacilitiesSummary = {
  move_outs: { doing_move_outs: 1, confirmed_move_outs: 0, confirmed_no_move_outs: 1, total: 3 },
  tenant_thresholds: {
    opt_outs_threshold: 0,
    provided_proof_threshold: 1,
    bad_address_threshold: 1,
    moved_out_threshold: 0,
  },
  letters: {
    initial_letters_unsent: 1,
    follow_up_letters_unsent: 2,
    welcome_letters_unsent: 2,
  },
};

const facilitiesPage = (rows: FacilitiesPage['data']): FacilitiesPage => ({
  ...wholePage(rows),
  stats: summary,
});

/** Active Facilities in each of its states. */
export const facilitiesStates = {
  ...unready,
  ready: ready(facilitiesPage([...facilities])),
  nearlyUnknown: ready(facilitiesPage([nearlyUnknown])),
  endless: ready(facilitiesPage([endless, ...facilities])),
  empty: ready(facilitiesPage([])),
  withoutStatistics: ready(facilitiesPage(facilities.map((row) => ({ ...row, stats: null })))),
  uncounted: ready({ ...facilitiesPage([...facilities]), stats: null }),
  ...reloading(facilitiesPage([...facilities])),
} satisfies StatesOf<Loadable<FacilitiesPage>>;

const statsPage: FacilityStatsPage = {
  ...wholePage<FacilityStatsRow>([...facilities]),
  totals: statsOf(324, { selected_coverage: 122, opted_out: 20 }),
};

/** Facility Stats in each of its states. */
export const facilityStatsStates = {
  ...unready,
  ready: ready(statsPage),
  empty: ready(wholePage<FacilityStatsRow>([])),
  withoutStatistics: ready(wholePage(facilities.map((row) => ({ ...row, stats: null })))),
} satisfies StatesOf<Loadable<FacilityStatsPage>>;

/** The retired facilities in each of their states. */
export const retiredStates = {
  ...unready,
  ready: ready(wholePage([...retiredFacilities])),
  empty: ready(wholePage<RetiredFacility>([])),
} satisfies StatesOf<Loadable<Page<RetiredFacility>>>;
