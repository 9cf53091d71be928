import type { Day } from '@audit-letters/api-client/contract';
import type { LetterFacts } from '../draft/composeLetter.ts';

/** A facility with all its letter dates, for letters that are only drawn. */
export const letterFacility: LetterFacts['facility'] = {
  facility_number: 'FL-1042',
  account_name: 'Sunrise Self Storage',
  address: '1200 Harbor Road',
  city: 'Tampa',
  state: 'FL',
  zip_code: '33601',
  contact_name: 'Maria Lopez',
  email: 'office@sunrise.example',
  phone: '8135550142',
  initial_letter_send_date: '2026-11-20' as Day,
  follow_up_letter_send_date: '2026-12-05' as Day,
  welcome_letter_send_date: '2027-01-01' as Day,
  letter_effective_date: '2027-01-01' as Day,
};

export const letterCoverages: LetterFacts['coverages'] = [
  { id: 1, monthly_fee_cents: 1800, coverage_amount: 2000 },
  { id: 2, monthly_fee_cents: 2650, coverage_amount: 10_000 },
];
