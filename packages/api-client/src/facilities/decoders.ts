import {
  type Decoder,
  day,
  flag,
  id,
  ifGiven,
  nullable,
  number,
  optionalText,
  record,
  requiredText,
  text,
  word,
} from '../decode/decoders.ts';
import { type Page, pageFields, pageOf } from '../decode/listPage.ts';
import type {
  Facility,
  FacilityMatch,
  FlaggedTenants,
  ManagedFacility,
  RetiredFacility,
} from './contract.ts';
import { tenantStats } from './entities.ts';
import type { Software } from './enums.ts';
import type {
  FacilitiesSummary,
  FacilityStats,
  FacilityStatsRow,
  HomeStats,
  MoveOutCounts,
  ThresholdCounts,
  UnsentLetterCounts,
} from './statsContract.ts';
import type { NewFacilityAccount } from './writeContract.ts';

export const facilityStats = record<FacilityStats>({
  upload_count: number,
  tenant_count: number,
  audit_letters_sent: number,
  enrollment_letters_sent: number,
  welcome_letters_sent: number,
  selected_coverage: number,
  confirmed_payment: number,
  provided_proof: number,
  opted_out: number,
  moved_out: number,
  bad_address: number,
  selected_coverage_percentage: number,
  confirmed_payment_percentage: number,
  provided_proof_percentage: number,
  opted_out_percentage: number,
  moved_out_percentage: number,
  bad_address_percentage: number,
  percent_complete: number,
  charge_applied: ifGiven(number),
});

const facilityFields = {
  id,
  facility_number: text,
  prime_site_id: optionalText,
  is_prime: flag,
  was_prime: flag,
  address: text,
  city: text,
  state: text,
  zip_code: text,
  contact_name: text,
  email: text,
  phone: text,
  fax: optionalText,
  account_name: optionalText,
  corporate_group: optionalText,
  note: optionalText,
  software: nullable(word<Software>()),
  tenant_count: number,
  letter_effective_date: day,
  initial_letter_send_date: day,
  follow_up_letter_send_date: day,
  welcome_letter_send_date: day,
  initial_letter_sent_date: day,
  follow_up_letter_sent_date: day,
  welcome_letter_sent_date: day,
  confirmed_move_outs_date: day,
  confirmed_no_move_outs_date: day,
  can_tag_removal: flag,
  ready_to_tag: flag,
  user: nullable(record<{ has_changed_password: boolean }>({ has_changed_password: flag })),
};

export const facility = record<Facility>({ ...facilityFields, stats: nullable(facilityStats) });
export const managedFacility = record<ManagedFacility>({
  ...facilityFields,
  stats: tenantStats,
  charges_to_connect: ifGiven(number),
});

export const facilityMatch = record<FacilityMatch>({
  id,
  facility_number: text,
  account_name: optionalText,
  prime_site_id: optionalText,
  city: text,
  state: text,
  letter_effective_date: day,
  initial_letter_send_date: day,
  follow_up_letter_send_date: day,
});

const moveOutCounts = record<MoveOutCounts>({
  doing_move_outs: number,
  confirmed_move_outs: number,
  confirmed_no_move_outs: number,
  total: number,
});

const thresholdCounts = record<ThresholdCounts>({
  opt_outs_threshold: number,
  provided_proof_threshold: number,
  bad_address_threshold: number,
  moved_out_threshold: number,
});

const unsentLetterCounts = record<UnsentLetterCounts>({
  initial_letters_unsent: number,
  follow_up_letters_unsent: number,
  welcome_letters_unsent: number,
});

export const homeStats = record<HomeStats>({
  move_outs: moveOutCounts,
  tenant_thresholds: thresholdCounts,
});

const facilitiesSummary = record<FacilitiesSummary>({
  move_outs: moveOutCounts,
  tenant_thresholds: thresholdCounts,
  letters: unsentLetterCounts,
});

/** One page of facilities. `stats` counts all facilities; `null` if the server omits it. */
export interface FacilitiesPage extends Page<Facility> {
  /** Counts over all facilities; `null` if the server omits them. */
  stats: FacilitiesSummary | null;
}

export const facilitiesPage = record<FacilitiesPage>({
  ...pageFields(facility),
  stats: nullable(facilitiesSummary),
});

export const facilityStatsPage = pageOf(
  record<FacilityStatsRow>({
    id,
    facility_number: text,
    prime_site_id: optionalText,
    account_name: optionalText,
    is_prime: flag,
    was_prime: flag,
    tenant_count: number,
    letter_effective_date: day,
    stats: nullable(facilityStats),
  }),
);

// The id of a retired facility is optional (FAC-76); 0 stands for none.
const idOrNone: Decoder<number> = (value) => nullable(id)(value) ?? 0;

export const retiredPage = pageOf(
  record<RetiredFacility>({
    id: idOrNone,
    facility_number: text,
    software: optionalText,
    city: text,
    state: text,
    was_prime: flag,
    total: number,
    charge_applied: number,
    chose_coverage: number,
    non_responders: number,
  }),
);

export const newFacilityAccount = record<NewFacilityAccount>({
  username: requiredText,
  password: requiredText,
});

export const flaggedTenants = record<FlaggedTenants>({ tenants_flagged: number });
