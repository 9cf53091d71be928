import type { FacilityStats } from '@audit-letters/api-client/contract';
import { formatPhone, softwareName } from '@audit-letters/api-client/values';
import type { FacilityRecord } from '../database/schema.ts';
import type { SheetColumn } from '../sheets/write.ts';

/** A row of a workbook: a facility with its statistics. */
export interface FacilitySheetRow extends FacilityRecord {
  stats: FacilityStats;
}

type TextKey = {
  [Key in keyof FacilityRecord]: FacilityRecord[Key] extends string | null ? Key : never;
}[keyof FacilityRecord];

const text = (heading: string, key: TextKey, width?: number): SheetColumn<FacilitySheetRow> => ({
  heading,
  ...(width && { width }),
  value: (row) => row[key],
});

const date = (heading: string, key: TextKey & `${string}_date`): SheetColumn<FacilitySheetRow> => ({
  heading,
  kind: 'date',
  value: (row) => row[key],
});

const number = (heading: string, key: keyof FacilityStats): SheetColumn<FacilitySheetRow> => ({
  heading,
  kind: 'number',
  width: 14,
  value: (row) => row.stats[key],
});

const results: readonly SheetColumn<FacilitySheetRow>[] = [
  number('Percent Complete', 'percent_complete'),
  number('Selected Coverage', 'selected_coverage'),
  number('Selected Coverage %', 'selected_coverage_percentage'),
  number('Coverage Confirmed', 'confirmed_payment'),
  number('Coverage Confirmed %', 'confirmed_payment_percentage'),
  number('Provided Proof', 'provided_proof'),
  number('Provided Proof %', 'provided_proof_percentage'),
  number('Opted Out', 'opted_out'),
  number('Opted Out %', 'opted_out_percentage'),
  number('Moved Out', 'moved_out'),
  number('Moved Out %', 'moved_out_percentage'),
  number('Bad Address', 'bad_address'),
  number('Bad Address %', 'bad_address_percentage'),
];

/** All columns of the list of facilities, its detail rows included. */
export const facilityColumns: readonly SheetColumn<FacilitySheetRow>[] = [
  text('Facility Number', 'facility_number'),
  { heading: 'Prime Store', width: 10, value: (row) => row.is_prime },
  text('Prime Site ID', 'prime_site_id'),
  text('Account Name', 'account_name', 30),
  text('Corporate Group', 'corporate_group'),
  { heading: 'Software', value: (row) => row.software && softwareName(row.software) },
  text('Address', 'address', 30),
  text('City', 'city'),
  text('State', 'state', 8),
  text('Zip Code', 'zip_code', 12),
  text('Manager Name', 'contact_name'),
  text('Email', 'email', 28),
  { heading: 'Phone', value: (row) => formatPhone(row.phone) },
  { heading: 'Fax', value: (row) => row.fax && formatPhone(row.fax) },
  text('Notes', 'note', 40),
  date('Letter Effective Date', 'letter_effective_date'),
  date('Audit Letter Date', 'initial_letter_send_date'),
  date('Enrollment Letter Date', 'follow_up_letter_send_date'),
  date('Welcome Letter Date', 'welcome_letter_send_date'),
  date('Audit Letters Sent Date', 'initial_letter_sent_date'),
  date('Enrollment Letters Sent Date', 'follow_up_letter_sent_date'),
  date('Welcome Letters Sent Date', 'welcome_letter_sent_date'),
  date('Confirmed Move-Outs', 'confirmed_move_outs_date'),
  date('Confirmed No Move-Outs', 'confirmed_no_move_outs_date'),
  { heading: 'Can Tag for Removal', width: 10, value: (row) => row.can_tag_removal },
  number('Total Uploaded', 'upload_count'),
  number('Total In Program', 'tenant_count'),
  number('Audit Letters Sent', 'audit_letters_sent'),
  number('Enrollment Letters Sent', 'enrollment_letters_sent'),
  number('Welcome Letters Sent', 'welcome_letters_sent'),
  ...results,
];

/** The columns of the statistics tab, with a count beside each percentage. */
export const facilityStatsColumns: readonly SheetColumn<FacilitySheetRow>[] = [
  text('Facility Number', 'facility_number'),
  text('Prime ID', 'prime_site_id'),
  text('Facility Name', 'account_name', 30),
  { heading: 'Was Prime', width: 10, value: (row) => row.was_prime },
  number('Total In Program', 'tenant_count'),
  ...results,
];
