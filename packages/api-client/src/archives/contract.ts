import { type Static, Type } from 'typebox';
import { DaySchema, Id, Nullable, PageQuery, type Sort, SortBy } from '../values/schema.ts';
import { type ArchiveSortKey, ArchiveSortKeys } from './enums.ts';

export * from './enums.ts';

/** One archived period of a facility: its effective date, its percent complete, and its backup workbook. */
export const ArchivedFacility = Type.Object({
  /** The number of the archived period. */
  id: Id,
  /** The number of the facility when it was archived. */
  facility_number: Type.String(),
  /** The Prime Site ID when it was archived; `null` without one. */
  prime_site_id: Nullable(Type.String()),
  /** The letter effective date of the period; `null` if none was set. */
  letter_effective_date: Nullable(DaySchema),
  /** The percentage of tenants with a status at the end of the period, rounded down. */
  percent_complete: Type.Integer(),
  /** The name of the backup workbook, for `downloadUrl`. */
  filename: Type.String(),
});
export interface ArchivedFacility extends Static<typeof ArchivedFacility> {}

/** The filters of the archives. The date is the letter effective date of the period. */
export const ArchivesFilter = Type.Object({
  /** A part of the facility number. */
  facility_number: Type.Optional(Type.String({ maxLength: 200 })),
  /** The letter effective date of the period, `YYYY-MM-DD`. */
  letter_effective_date: Type.Optional(Type.String({ maxLength: 40 })),
});
export type ArchivesFilter = Static<typeof ArchivesFilter>;

/** The query of the archives: filter, sort (newest first by default) and page. */
export const ArchivesQuery = Type.Object({
  ...ArchivesFilter.properties,
  ...SortBy(ArchiveSortKeys).properties,
  ...PageQuery.properties,
});
export type ArchivesQuery = ArchivesFilter & Sort<ArchiveSortKey> & PageQuery;

/** The dates of the next period, by default three calendar months after the current ones. */
export const ArchiveDates = Type.Object({
  /** The proposed day on which coverage begins; `null` without a current one. */
  letter_effective_date: Nullable(DaySchema),
  /** The proposed day of the audit letters; `null` without a current one. */
  initial_letter_date: Nullable(DaySchema),
  /** The proposed day of the enrollment letters; `null` without a current one. */
  follow_up_letter_date: Nullable(DaySchema),
});
export interface ArchiveDates extends Static<typeof ArchiveDates> {}

/** The letter dates of the next period, unless they are skipped. */
export const ArchiveForm = Type.Object({
  /** The next letter effective date, `YYYY-MM-DD`. Required unless the dates are skipped (ARC-29). */
  letter_effective_date: Type.Optional(Type.String({ maxLength: 40 })),
  /** The next day of the audit letters, `YYYY-MM-DD`. Required unless the dates are skipped. */
  initial_letter_date: Type.Optional(Type.String({ maxLength: 40 })),
  /** The next day of the enrollment letters, `YYYY-MM-DD`. Required unless the dates are skipped. */
  follow_up_letter_date: Type.Optional(Type.String({ maxLength: 40 })),
  /** Whether the next period starts without these dates. */
  skip_letter_dates: Type.Optional(Type.Boolean()),
});
export interface ArchiveForm extends Static<typeof ArchiveForm> {}

/** The backup workbook of the archived period. */
export const ArchiveReceipt = Type.Object({
  /** The name of the backup workbook, for `downloadUrl`. */
  export_filename: Type.String(),
});
export interface ArchiveReceipt extends Static<typeof ArchiveReceipt> {}
