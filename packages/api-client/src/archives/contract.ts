import { type Static, Type } from 'typebox';
import { DaySchema, Id, Nullable, OrderBy, PageQuery } from '../http/schema.ts';
import { ArchiveSortKeys } from './words.ts';

export * from './words.ts';

/** One closed period of a facility: its dates, how far it came, and the sheet that was written of it. */
export const ArchivedFacility = Type.Object({
  id: Id,
  facility_number: Type.String(),
  prime_site_id: Nullable(Type.String()),
  letter_effective_date: Nullable(DaySchema),
  percent_complete: Type.Integer(),
  filename: Type.String(),
});
export type ArchivedFacility = Static<typeof ArchivedFacility>;

/** Both narrow the list; the date is the effective date of the period. */
export const ArchivesFilter = Type.Object({
  facility_number: Type.Optional(Type.String({ maxLength: 200 })),
  letter_effective_date: Type.Optional(Type.String({ maxLength: 40 })),
});
export type ArchivesFilter = Static<typeof ArchivesFilter>;

/** The list of archived periods: its filter, its order, by default the latest first, and its page. */
export const ArchivesQuery = Type.Interface(
  [ArchivesFilter, OrderBy(ArchiveSortKeys), PageQuery],
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

/** Closes the period. The dates are those of the next one, unless they are skipped. */
export const ArchiveOrder = Type.Object({
  letter_effective_date: Type.Optional(Type.String({ maxLength: 40 })),
  initial_letter_date: Type.Optional(Type.String({ maxLength: 40 })),
  follow_up_letter_date: Type.Optional(Type.String({ maxLength: 40 })),
  skip_letter_dates: Type.Optional(Type.Boolean()),
});
export type ArchiveOrder = Static<typeof ArchiveOrder>;

/** The sheet that was written of the closed period. */
export const ArchiveReceipt = Type.Object({ export_filename: Type.String() });
export type ArchiveReceipt = Static<typeof ArchiveReceipt>;
