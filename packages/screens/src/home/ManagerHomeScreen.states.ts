import type { ManagedFacility } from '@audit-letters/api-client';
import { ready } from '../model/loadable.ts';
import type { StatesOf } from '../model/states.ts';
import type { ManagerHomeModel } from './ManagerHomeScreen.tsx';

/** A facility in the middle of its audit; other screens of managers show it too. */
export const millRoad: ManagedFacility = {
  id: 12,
  facility_number: 'D-1042',
  prime_site_id: null,
  is_prime: false,
  was_prime: false,
  address: '48 Mill Road',
  city: 'Dover',
  state: 'DE',
  zip_code: '19901',
  contact_name: 'Rosa Lindqvist',
  email: 'rosa@millroad.example',
  phone: '5555550142',
  fax: null,
  account_name: 'Mill Road Storage',
  corporate_group: 'MR-7',
  note: null,
  software: 'sitelink_web',
  tenant_count: 412,
  letter_effective_date: null,
  initial_letter_send_date: null,
  follow_up_letter_send_date: null,
  welcome_letter_send_date: null,
  initial_letter_sent_date: null,
  follow_up_letter_sent_date: null,
  welcome_letter_sent_date: null,
  confirmed_move_outs_date: null,
  confirmed_no_move_outs_date: null,
  can_tag_removal: true,
  ready_to_tag: true,
  user: { has_changed_password: false },
  stats: {
    total_all: 431,
    total: 412,
    charge_applied: 96,
    opted_out: 31,
    provided_proof: 58,
    selected_coverage: 120,
    non_responder: 184,
    tagged_for_removal: 4,
    charge_applied_percentage: 23.3,
    opted_out_percentage: 7.5,
    provided_proof_percentage: 14.1,
    selected_coverage_percentage: 29.1,
    non_responder_percentage: 44.7,
  },
};

const nobody = Object.fromEntries(
  Object.keys(millRoad.stats).map((name) => [name, 0]),
) as ManagedFacility['stats'];

/** The manager's home in each of its states. */
export const managerHomeStates = {
  loading: { status: 'loading' },
  failed: { status: 'failed', message: 'Network Error', retry: () => {} },
  'no-facility': { status: 'no-facility' },
  ready: ready(millRoad),
  withoutTenants: ready({ ...millRoad, tenant_count: 0, stats: nobody }),
} satisfies StatesOf<ManagerHomeModel>;
