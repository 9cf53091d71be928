import { type Static, Type } from 'typebox';
import { schemaOf } from '../decode/schemaOf.ts';
import {
  ListQuery,
  OptionalDate,
  OptionalFlag,
  OptionalText,
  type PageQuery,
  type Sort,
} from '../values/schema.ts';
import * as entities from './entities.ts';
import { type ArchiveSortKey, ArchiveSortKeys } from './enums.ts';

export * from './enums.ts';

export const ArchivedFacility = schemaOf(
  entities.archivedFacility,
  'ArchivedFacility',
  'One archived period of a facility: its effective date, its percent complete, and its backup workbook.',
  {
    id: 'The number of the archived period.',
    letter_effective_date: 'The letter effective date of the period; `null` if none was set.',
    percent_complete:
      'The percentage of tenants with a status at the end of the period, rounded down.',
    filename: 'The name of the backup workbook, for `downloadUrl`.',
  },
);
export type ArchivedFacility = entities.ArchivedFacility;

export const ArchivesFilter = Type.Object(
  {
    facility_number: OptionalText('A part of the facility number.'),
    letter_effective_date: OptionalDate('The letter effective date of the period, `YYYY-MM-DD`.'),
  },
  {
    title: 'ArchivesFilter',
    description:
      'The filters of the archives. The date is the letter effective date of the period.',
  },
);
export type ArchivesFilter = Static<typeof ArchivesFilter>;

export const ArchivesQuery = ListQuery(
  'ArchivesQuery',
  'The query of the archives: filter, sort (newest first by default) and page.',
  ArchivesFilter,
  ArchiveSortKeys,
);
export type ArchivesQuery = ArchivesFilter & Sort<ArchiveSortKey> & PageQuery;

export const ArchiveDates = schemaOf(
  entities.archiveDates,
  'ArchiveDates',
  'The dates of the next period, by default three calendar months after the current ones.',
  {
    letter_effective_date:
      'The proposed day on which coverage begins; `null` without a current one.',
    initial_letter_date: 'The proposed day of the audit letters; `null` without a current one.',
    follow_up_letter_date:
      'The proposed day of the enrollment letters; `null` without a current one.',
  },
);
export type ArchiveDates = entities.ArchiveDates;

export const ArchiveForm = Type.Object(
  {
    letter_effective_date: OptionalDate(
      'The next letter effective date, `YYYY-MM-DD`. Required unless the dates are skipped (ARC-11).',
    ),
    initial_letter_date: OptionalDate(
      'The next day of the audit letters, `YYYY-MM-DD`. Required unless the dates are skipped.',
    ),
    follow_up_letter_date: OptionalDate(
      'The next day of the enrollment letters, `YYYY-MM-DD`. Required unless the dates are skipped.',
    ),
    skip_letter_dates: OptionalFlag('Whether the next period starts without these dates.'),
  },
  {
    title: 'ArchiveForm',
    description: 'The letter dates of the next period, unless they are skipped.',
  },
);
export interface ArchiveForm extends Static<typeof ArchiveForm> {}

export const ArchiveReceipt = schemaOf(
  entities.archiveReceipt,
  'ArchiveReceipt',
  'The backup workbook of the archived period.',
  {
    export_filename: 'The name of the backup workbook, for `downloadUrl`.',
  },
);
export type ArchiveReceipt = entities.ArchiveReceipt;
