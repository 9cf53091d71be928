import type { Software } from '@audit-letters/api-client/contract';
import type { Generated } from 'kysely';
import type { Defaulted, NullableDay, Optional } from './columns.ts';

export interface FacilitiesTable {
  id: Generated<number>;
  facility_number: string;
  prime_site_id: Optional<string>;
  is_prime: Defaulted<boolean>;
  was_prime: Defaulted<boolean>;
  address: Defaulted<string>;
  city: Defaulted<string>;
  state: Defaulted<string>;
  zip_code: Defaulted<string>;
  contact_name: Defaulted<string>;
  email: Defaulted<string>;
  phone: Defaulted<string>;
  fax: Optional<string>;
  account_name: Optional<string>;
  corporate_group: Optional<string>;
  /** What searches and sorts read: `foldedNames()` of the two names. */
  folded_account_name: Optional<string>;
  folded_corporate_group: Optional<string>;
  note: Optional<string>;
  software: Optional<Software>;
  upload_count: Defaulted<number>;
  letter_effective_date: NullableDay;
  initial_letter_send_date: NullableDay;
  follow_up_letter_send_date: NullableDay;
  welcome_letter_send_date: NullableDay;
  initial_letter_sent_date: NullableDay;
  follow_up_letter_sent_date: NullableDay;
  welcome_letter_sent_date: NullableDay;
  confirmed_move_outs_date: NullableDay;
  confirmed_no_move_outs_date: NullableDay;
  can_tag_removal: Defaulted<boolean>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

export interface CoveragesTable {
  id: Generated<number>;
  /** `null`: available in every state. */
  state: Optional<string>;
  /** The whole fee in cents. */
  monthly_fee_cents: number;
  coverage_amount: number;
}

/** The statistics kept of a deleted facility, without personal data. */
export interface RetiredFacilitiesTable {
  id: Generated<number>;
  facility_number: string;
  software: Optional<string>;
  city: string;
  state: string;
  was_prime: boolean;
  total: number;
  charge_applied: number;
  chose_coverage: number;
  non_responders: number;
  retired_at: Date;
}
