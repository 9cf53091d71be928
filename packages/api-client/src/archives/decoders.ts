import { day, id, number, optionalText, record, requiredText, text } from '../decode/decoders.ts';
import { pageOf } from '../decode/listPage.ts';
import type { ArchiveDates, ArchivedFacility, ArchiveReceipt } from './contract.ts';

export const archivesPage = pageOf(
  record<ArchivedFacility>({
    id,
    facility_number: text,
    prime_site_id: optionalText,
    letter_effective_date: day,
    percent_complete: number,
    filename: text,
  }),
);

export const archiveDates = record<ArchiveDates>({
  letter_effective_date: day,
  initial_letter_date: day,
  follow_up_letter_date: day,
});

export const archiveReceipt = record<ArchiveReceipt>({ export_filename: requiredText });
