import type { Day, FacilityTenantsPage, ManagedFacility, Tenant } from '@audit-letters/api-client';
import { wholePage } from '../../fixtures/facilities.ts';
import { firstOf, hundredTenants } from '../../fixtures/hundred.ts';
import { millRoad } from '../../fixtures/managedFacility.ts';
import { someTenants } from '../../fixtures/tenants.ts';
import { managerHomeStates } from '../../home/ManagerHomeScreen.states.ts';
import { type Loadable, ready } from '../../loadable.ts';
import type { ManagerHomeModel } from '../../results/managedFacility.ts';
import { type StatesOf, unready } from '../../states.ts';

const facility = (changes: Partial<ManagedFacility>) => ready({ ...millRoad, ...changes });

/** The facility of the audit in each of its stages. */
export const auditStates = {
  loading: managerHomeStates.loading,
  failed: managerHomeStates.failed,
  'no-facility': managerHomeStates['no-facility'],
  ready: managerHomeStates.ready,
  chargesToConnect: facility({ charges_to_connect: 7 }),
  tagging: facility({ initial_letter_send_date: '2026-12-09' as Day }),
  confirmedByStaff: facility({
    initial_letter_send_date: '2026-12-09' as Day,
    initial_letter_sent_date: '2026-11-20' as Day,
    confirmed_move_outs_date: '2026-11-19' as Day,
  }),
  nobodyTagged: facility({
    initial_letter_send_date: null,
    stats: { ...millRoad.stats, tagged_for_removal: 0 },
  }),
  taggingComplete: facility({
    can_tag_removal: false,
    confirmed_move_outs_date: '2026-11-19' as Day,
  }),
  nobodyMovedOut: facility({
    can_tag_removal: false,
    confirmed_no_move_outs_date: '2026-11-19' as Day,
    stats: { ...millRoad.stats, tagged_for_removal: 0 },
  }),
  lettersSent: facility({
    can_tag_removal: false,
    initial_letter_send_date: '2026-10-01' as Day,
    follow_up_letter_send_date: '2026-11-20' as Day,
    welcome_letter_send_date: '2026-12-21' as Day,
  }),
} satisfies StatesOf<ManagerHomeModel>;

const page: FacilityTenantsPage = {
  data: hundredTenants(someTenants),
  info: { incomplete_address: 20 },
  pagination: firstOf(millRoad.stats.total),
};

/** The tenants of the facility in each state. */
export const managedTenantsStates = {
  ...unready,
  ready: ready(page),
  empty: ready({ ...wholePage<Tenant>([]), info: { incomplete_address: 0 } }),
} satisfies StatesOf<Loadable<FacilityTenantsPage>>;
