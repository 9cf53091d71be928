import {
  count,
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
  unlessOmitted,
  type Values,
  word,
} from '../decode/fields.ts';
import { pageFields, pageOf } from '../decode/listPage.ts';
import { SoftwareKinds } from './enums.ts';

const coverageFields = {
  id,
  monthly_fee_dollars: count,
  monthly_fee_cents: count,
  coverage_amount: count,
};
export interface Coverage extends Values<typeof coverageFields> {}
export const coverage = record<Coverage>(coverageFields);

const tenantStatsFields = {
  total_all: count,
  total: count,
  charge_applied: count,
  opted_out: count,
  provided_proof: count,
  selected_coverage: count,
  non_responder: count,
  tagged_for_removal: count,
  charge_applied_percentage: number,
  opted_out_percentage: number,
  provided_proof_percentage: number,
  selected_coverage_percentage: number,
  non_responder_percentage: number,
};
export interface TenantStats extends Values<typeof tenantStatsFields> {}
export const tenantStats = record<TenantStats>(tenantStatsFields);

const facilityStatsFields = {
  upload_count: count,
  tenant_count: count,
  audit_letters_sent: count,
  enrollment_letters_sent: count,
  welcome_letters_sent: count,
  selected_coverage: count,
  confirmed_payment: count,
  provided_proof: count,
  opted_out: count,
  moved_out: count,
  bad_address: count,
  selected_coverage_percentage: number,
  confirmed_payment_percentage: number,
  provided_proof_percentage: number,
  opted_out_percentage: number,
  moved_out_percentage: number,
  bad_address_percentage: number,
  percent_complete: count,
  charge_applied: ifGiven(count),
};
export interface FacilityStats extends Values<typeof facilityStatsFields> {}
export const facilityStats = record<FacilityStats>(facilityStatsFields);

const programFields = {
  id,
  facility_number: text,
  prime_site_id: optionalText,
  account_name: optionalText,
  is_prime: flag,
  was_prime: flag,
  tenant_count: count,
  letter_effective_date: day,
};

const managedFields = {
  ...programFields,
  address: text,
  city: text,
  state: text,
  zip_code: text,
  contact_name: text,
  email: text,
  phone: text,
  fax: optionalText,
  corporate_group: optionalText,
  note: optionalText,
  software: nullable(word(SoftwareKinds)),
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
  user: nullable(record({ has_changed_password: flag })),
};

const facilityFields = {
  ...managedFields,
  stats: nullable(facilityStats),
};
export interface Facility extends Values<typeof facilityFields> {}
export const facility = record<Facility>(facilityFields);

const managedFacilityFields = {
  ...managedFields,
  stats: tenantStats,
  charges_to_connect: ifGiven(count),
};
export interface ManagedFacility extends Values<typeof managedFacilityFields> {}
export const managedFacility = record<ManagedFacility>(managedFacilityFields);

const facilityMatchFields = {
  id,
  facility_number: text,
  account_name: optionalText,
  prime_site_id: optionalText,
  city: text,
  state: text,
  letter_effective_date: day,
  initial_letter_send_date: day,
  follow_up_letter_send_date: day,
  confirmed_move_outs_date: ifGiven(day),
  confirmed_no_move_outs_date: ifGiven(day),
};
export interface FacilityMatch extends Values<typeof facilityMatchFields> {}
export const facilityMatch = record<FacilityMatch>(facilityMatchFields);

const homeStatsFields = {
  move_outs: record({
    doing_move_outs: count,
    confirmed_move_outs: count,
    confirmed_no_move_outs: count,
    total: count,
  }),
  tenant_thresholds: record({
    opt_outs_threshold: count,
    provided_proof_threshold: count,
    bad_address_threshold: count,
    moved_out_threshold: count,
  }),
};
export interface HomeStats extends Values<typeof homeStatsFields> {}
export const homeStats = record<HomeStats>(homeStatsFields);

const facilitiesSummaryFields = {
  ...homeStatsFields,
  letters: record({
    initial_letters_unsent: count,
    follow_up_letters_unsent: count,
    welcome_letters_unsent: count,
  }),
};
export interface FacilitiesSummary extends Values<typeof facilitiesSummaryFields> {}
export const facilitiesSummary = record<FacilitiesSummary>(facilitiesSummaryFields);

const facilitiesPageFields = {
  ...pageFields(facility),
  stats: unlessOmitted(facilitiesSummary, null),
};
export interface FacilitiesPage extends Values<typeof facilitiesPageFields> {}
export const facilitiesPage = record<FacilitiesPage>(facilitiesPageFields);

const facilityStatsRowFields = {
  ...programFields,
  stats: nullable(facilityStats),
};
export interface FacilityStatsRow extends Values<typeof facilityStatsRowFields> {}
export const facilityStatsRow = record<FacilityStatsRow>(facilityStatsRowFields);

const facilityStatsPageFields = {
  ...pageFields(facilityStatsRow),
  totals: ifGiven(facilityStats),
};
export interface FacilityStatsPage extends Values<typeof facilityStatsPageFields> {}
export const facilityStatsPage = record<FacilityStatsPage>(facilityStatsPageFields);

const retiredFacilityFields = {
  // Optional, 0 stands for none.
  id: unlessOmitted(id, 0),
  facility_number: text,
  software: optionalText,
  city: text,
  state: text,
  was_prime: flag,
  total: count,
  charge_applied: count,
  chose_coverage: count,
  non_responders: count,
  undo: ifGiven(nullable(id)),
};
export interface RetiredFacility extends Values<typeof retiredFacilityFields> {}
export const retiredFacility = record<RetiredFacility>(retiredFacilityFields);

export const retiredPage = pageOf(retiredFacility);

const newFacilityAccountFields = {
  username: requiredText,
  password: requiredText,
};
export interface NewFacilityAccount extends Values<typeof newFacilityAccountFields> {}
export const newFacilityAccount = record<NewFacilityAccount>(newFacilityAccountFields);

const flaggedTenantsFields = {
  tenants_flagged: count,
};
export interface FlaggedTenants extends Values<typeof flaggedTenantsFields> {}
export const flaggedTenants = record<FlaggedTenants>(flaggedTenantsFields);
