import type { FacilityFilterKey, Software } from '../facilities/enums.ts';
import { letterNames } from '../letters/letterTypes.ts';
import {
  type StatusWord,
  type TenantFilterKey,
  type TenantStatus,
  wordOfStatus,
} from '../tenants/enums.ts';

/** The names of the statuses (TEN-4). `no_response` stands for `null`. */
export const statusNames: Readonly<Record<StatusWord, string>> = {
  selected_coverage: 'Selected Coverage',
  provide_proof: 'Provided Proof',
  opt_out: 'Opted Out',
  moved_out: 'Moved Out',
  bad_address: 'Bad Address',
  no_response: 'No Response',
};

/** The name of a status; 'No Response' for `null`. */
export const statusName = (status: TenantStatus | null): string =>
  statusNames[wordOfStatus(status)];

/** The names of the tenant filters, which differ from those of the statuses (TEN-7). */
export const tenantFilterNames: Readonly<Record<TenantFilterKey, string>> = {
  all: 'All Tenants',
  move_out: 'Moved out',
  bad_address: statusNames.bad_address,
  any_coverage: statusNames.selected_coverage,
  provide_proof: statusNames.provide_proof,
  opt_out: statusNames.opt_out,
  non_responder: statusNames.no_response,
};

const softwareNames: Readonly<Record<Software, string>> = {
  easystorage: 'EasyStorage',
  syrasoft: 'Syrasoft',
  storedge: 'Storedge',
  sitelink_web: 'SiteLink - Web',
};

/** The name of a storage-management software (SHL-46), or its key if unknown. */
export const softwareName = (software: string): string =>
  Object.entries(softwareNames).find(([key]) => key === software)?.[1] ?? software;

/** The entries of 'More Filters' (FAC-10). */
export const facilityFilterNames: Readonly<Record<FacilityFilterKey, string>> = {
  no_move_outs_confirmed: 'None confirmed',
  doing_move_outs: 'Doing move-outs',
  confirmed_move_outs: 'Confirmed move-outs',
  confirmed_no_move_outs: 'Confirmed no move-outs',
  opt_outs_threshold: 'Opt-outs over 5%',
  provided_proof_threshold: 'Provided proof over 20%',
  bad_address_threshold: 'Bad address over 5%',
  moved_out_threshold: 'Moved out over 5%',
  initial_letters_unsent: `${letterNames.initial} letters unsent`,
  follow_up_letters_unsent: `${letterNames.follow_up} letters unsent`,
  welcome_letters_unsent: `${letterNames.welcome} letters unsent`,
};
