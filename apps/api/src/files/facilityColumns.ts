import type { FacilityStats } from '@audit-letters/api-client/contract';
import {
  formatPhone,
  LetterTypes,
  letterTypes,
  softwareName,
  statusNames,
} from '@audit-letters/api-client/values';
import type { FacilityRecord } from '../database/schema.ts';
import { dateColumn, numberColumn, type SheetColumn, textColumn } from '../sheets/write.ts';

/** A row of a workbook: a facility with its statistics. */
export interface FacilitySheetRow extends FacilityRecord {
  stats: FacilityStats;
}

const number = (heading: string, key: keyof FacilityStats) =>
  numberColumn<FacilitySheetRow>(heading, (row) => row.stats[key]);

const results: readonly SheetColumn<FacilitySheetRow>[] = [
  number('Percent Complete', 'percent_complete'),
  number(statusNames.selected_coverage, 'selected_coverage'),
  number(`${statusNames.selected_coverage} %`, 'selected_coverage_percentage'),
  number('Coverage Confirmed', 'confirmed_payment'),
  number('Coverage Confirmed %', 'confirmed_payment_percentage'),
  number(statusNames.provide_proof, 'provided_proof'),
  number(`${statusNames.provide_proof} %`, 'provided_proof_percentage'),
  number(statusNames.opt_out, 'opted_out'),
  number(`${statusNames.opt_out} %`, 'opted_out_percentage'),
  number(statusNames.moved_out, 'moved_out'),
  number(`${statusNames.moved_out} %`, 'moved_out_percentage'),
  number(statusNames.bad_address, 'bad_address'),
  number(`${statusNames.bad_address} %`, 'bad_address_percentage'),
];

const letters = LetterTypes.map((type) => letterTypes[type]);

/** All columns of the list of facilities, its detail rows included. */
export const facilityColumns: readonly SheetColumn<FacilitySheetRow>[] = [
  textColumn('Facility Number', 'facility_number'),
  { heading: 'Prime Store', width: 10, value: (row) => row.is_prime },
  textColumn('Prime Site ID', 'prime_site_id'),
  textColumn('Account Name', 'account_name', 30),
  textColumn('Corporate Group', 'corporate_group'),
  { heading: 'Software', value: (row) => row.software && softwareName(row.software) },
  textColumn('Address', 'address', 30),
  textColumn('City', 'city'),
  textColumn('State', 'state', 8),
  textColumn('Zip Code', 'zip_code', 12),
  textColumn('Manager Name', 'contact_name'),
  textColumn('Email', 'email', 28),
  { heading: 'Phone', value: (row) => formatPhone(row.phone) },
  { heading: 'Fax', value: (row) => row.fax && formatPhone(row.fax) },
  textColumn('Notes', 'note', 40),
  dateColumn('Letter Effective Date', 'letter_effective_date'),
  ...letters.map(({ name, sendDate }) => dateColumn(`${name} Letter Date`, sendDate)),
  ...letters.map(({ name, sentDate }) => dateColumn(`${name} Letters Sent Date`, sentDate)),
  dateColumn('Confirmed Move-Outs', 'confirmed_move_outs_date'),
  dateColumn('Confirmed No Move-Outs', 'confirmed_no_move_outs_date'),
  { heading: 'Can Tag for Removal', width: 10, value: (row) => row.can_tag_removal },
  number('Total Uploaded', 'upload_count'),
  number('Total In Program', 'tenant_count'),
  ...letters.map(({ name, sentCount }) => number(`${name} Letters Sent`, sentCount)),
  ...results,
];

/** The columns of the statistics tab, with a count beside each percentage. */
export const facilityStatsColumns: readonly SheetColumn<FacilitySheetRow>[] = [
  textColumn('Facility Number', 'facility_number'),
  textColumn('Prime ID', 'prime_site_id'),
  textColumn('Facility Name', 'account_name', 30),
  { heading: 'Was Prime', width: 10, value: (row) => row.was_prime },
  number('Total In Program', 'tenant_count'),
  ...results,
];
