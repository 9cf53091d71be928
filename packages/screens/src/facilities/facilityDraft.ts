import type { Day, Facility, FacilityChanges } from '@audit-letters/api-client';

/** What the edit form holds: texts as typed, `''` for none. */
export interface FacilityDraft {
  facility_number: string;
  state: string;
  account_name: string;
  corporate_group: string;
  is_prime: boolean;
  prime_site_id: string;
  address: string;
  city: string;
  zip_code: string;
  email: string;
  phone: string;
  fax: string;
  letter_effective_date: Day | null;
  initial_letter_send_date: Day | null;
  follow_up_letter_send_date: Day | null;
  note: string;
}

export const draftOfFacility = (facility: Facility): FacilityDraft => ({
  facility_number: facility.facility_number,
  state: facility.state,
  account_name: facility.account_name ?? '',
  corporate_group: facility.corporate_group ?? '',
  is_prime: facility.is_prime,
  prime_site_id: facility.prime_site_id ?? '',
  address: facility.address,
  city: facility.city,
  zip_code: facility.zip_code,
  email: facility.email,
  phone: facility.phone,
  fax: facility.fax ?? '',
  letter_effective_date: facility.letter_effective_date,
  initial_letter_send_date: facility.initial_letter_send_date,
  follow_up_letter_send_date: facility.follow_up_letter_send_date,
  note: facility.note ?? '',
});

/** What is saved: trimmed, empty texts as none, and a Prime Site ID for a Prime store alone. */
export const changesOf = (draft: FacilityDraft): FacilityChanges => ({
  ...draft,
  facility_number: draft.facility_number.trim(),
  account_name: draft.account_name.trim() || null,
  corporate_group: draft.corporate_group.trim() || null,
  prime_site_id: draft.is_prime ? draft.prime_site_id.trim() || null : null,
  address: draft.address.trim(),
  city: draft.city.trim(),
  zip_code: draft.zip_code.trim(),
  email: draft.email.trim(),
  phone: draft.phone.trim(),
  fax: draft.fax.trim() || null,
  note: draft.note.trim() || null,
});

/** Whether saving would change anything. Typing and deleting again is no change. */
export function isFacilityChanged(facility: Facility, draft: FacilityDraft): boolean {
  const before: FacilityChanges = changesOf(draftOfFacility(facility));
  const after = changesOf(draft);
  return Object.entries(after).some(([name, value]) => {
    const key = name as keyof FacilityChanges;
    return before[key] !== value;
  });
}
