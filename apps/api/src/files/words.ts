import type { FacilityFilterKey, Software, TenantStatus } from '@audit-letters/api-client/contract';

const softwareNames: Record<Software, string> = {
  easystorage: 'EasyStorage',
  syrasoft: 'Syrasoft',
  storedge: 'Storedge',
  sitelink_web: 'SiteLink - Web',
};

/** The name of a storage-management software as the portal shows it (SHL-46). */
export const softwareName = (software: Software): string => softwareNames[software];

const statusNames: Record<TenantStatus, string> = {
  selected_coverage: 'Selected Coverage',
  provide_proof: 'Provided Proof',
  opt_out: 'Opted Out',
  moved_out: 'Moved Out',
  bad_address: 'Bad Address',
};

/** A tenant's status as the portal shows it. */
export const statusName = (status: TenantStatus | null): string =>
  status ? statusNames[status] : 'No Response';

/** The entries of 'More Filters' (FAC-10). */
export const facilityFilterNames: Record<FacilityFilterKey, string> = {
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

/** 10 digits as (xxx) xxx-xxxx, 11 as x-xxx-xxx-xxxx, anything else as it is (SHL-49). */
export function phoneText(phone: string): string {
  const text = phone.trim();
  // Signs between digits only separate them; words, such as an extension, belong to the number.
  if (/[^\d\s().+/-]/.test(text)) return text;
  const digits = text.replace(/\D/g, '');
  if (digits.length === 10) return digits.replace(/(\d{3})(\d{3})(\d{4})/, '($1) $2-$3');
  if (digits.length === 11) return digits.replace(/(\d)(\d{3})(\d{3})(\d{4})/, '$1-$2-$3-$4');
  return text;
}
