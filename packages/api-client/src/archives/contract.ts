import { type Static, Type } from 'typebox';
import { DaySchema, Id, Nullable, PageQuery, SortBy } from '../values/schema.ts';
import { ArchiveSortKeys } from './enums.ts';

export * from './enums.ts';

/** One archived period of a facility: its effective date, its percent complete, and its backup workbook. */
export const ArchivedFacility = Type.Object({
  id: Id,
  facility_number: Type.String(),
  prime_site_id: Nullable(Type.String()),
  letter_effective_date: Nullable(DaySchema),
  percent_complete: Type.Integer(),
  filename: Type.String(),
});
export type ArchivedFacility = Static<typeof ArchivedFacility>;

/** The filters of the archives. The date is the letter effective date of the period. */
export const ArchivesFilter = Type.Object({
  facility_number: Type.Optional(Type.String({ maxLength: 200 })),
  letter_effective_date: Type.Optional(Type.String({ maxLength: 40 })),
});
export type ArchivesFilter = Static<typeof ArchivesFilter>;

/** The query of the archives: filter, sort (newest first by default) and page. */
export const ArchivesQuery = Type.Interface(
  [ArchivesFilter, SortBy(ArchiveSortKeys), PageQuery],
  {},
);
export type ArchivesQuery = Static<typeof ArchivesQuery>;

/** The dates of the next period, by default three calendar months after the current ones. */
export const ArchiveDates = Type.Object({
  letter_effective_date: Nullable(DaySchema),
  initial_letter_date: Nullable(DaySchema),
  follow_up_letter_date: Nullable(DaySchema),
});
export type ArchiveDates = Static<typeof ArchiveDates>;

/** The letter dates of the next period, unless they are skipped. */
export const ArchiveForm = Type.Object({
  letter_effective_date: Type.Optional(Type.String({ maxLength: 40 })),
  initial_letter_date: Type.Optional(Type.String({ maxLength: 40 })),
  follow_up_letter_date: Type.Optional(Type.String({ maxLength: 40 })),
  skip_letter_dates: Type.Optional(Type.Boolean()),
});
export type ArchiveForm = Static<typeof ArchiveForm>;

/** The backup workbook of the archived period. */
export const ArchiveReceipt = Type.Object({ export_filename: Type.String() });
export type ArchiveReceipt = Static<typeof ArchiveReceipt>;
