import {
  count,
  day,
  id,
  optionalText,
  record,
  requiredText,
  text,
  type Values,
} from '../decode/fields.ts';
import { pageOf } from '../decode/listPage.ts';

const archivedFacilityFields = {
  id,
  facility_number: text,
  prime_site_id: optionalText,
  letter_effective_date: day,
  percent_complete: count,
  filename: text,
};
export interface ArchivedFacility extends Values<typeof archivedFacilityFields> {}
export const archivedFacility = record<ArchivedFacility>(archivedFacilityFields);

export const archivesPage = pageOf(archivedFacility);

const archiveDatesFields = {
  letter_effective_date: day,
  initial_letter_date: day,
  follow_up_letter_date: day,
};
export interface ArchiveDates extends Values<typeof archiveDatesFields> {}
export const archiveDates = record<ArchiveDates>(archiveDatesFields);

const archiveReceiptFields = {
  export_filename: requiredText,
};
export interface ArchiveReceipt extends Values<typeof archiveReceiptFields> {}
export const archiveReceipt = record<ArchiveReceipt>(archiveReceiptFields);
