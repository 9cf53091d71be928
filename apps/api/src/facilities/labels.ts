import type { FacilityFilterKey, Software } from '@audit-letters/api-client/contract';

const softwareNames: Record<Software, string> = {
  easystorage: 'EasyStorage',
  syrasoft: 'Syrasoft',
  storedge: 'Storedge',
  sitelink_web: 'SiteLink - Web',
};

/** The name of a storage-management software in the portal (SHL-46). */
export const softwareName = (software: Software): string => softwareNames[software];

/** The entries of 'More Filters' (FAC-10). */
export const facilityFilterLabels: Record<FacilityFilterKey, string> = {
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
