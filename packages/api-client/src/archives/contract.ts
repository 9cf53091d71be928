import { type Static, Type } from 'typebox';
import { DaySchema, Id, Nullable } from '../http/schema.ts';

export const ArchivedFacility = Type.Object({
  id: Id,
  facility_number: Type.String(),
  prime_site_id: Nullable(Type.String()),
  letter_effective_date: Nullable(DaySchema),
  percent_complete: Type.Integer(),
  filename: Type.String(),
});
export type ArchivedFacility = Static<typeof ArchivedFacility>;

export const ArchivesFilter = Type.Object({
  facility_number: Type.Optional(Type.String({ maxLength: 200 })),
  letter_effective_date: Type.Optional(Type.String({ maxLength: 40 })),
});
export type ArchivesFilter = Static<typeof ArchivesFilter>;

/** The dates of the next period, by default three calendar months after the current ones. */
export const ArchiveDates = Type.Object({
  letter_effective_date: Nullable(DaySchema),
  initial_letter_date: Nullable(DaySchema),
  follow_up_letter_date: Nullable(DaySchema),
});
export type ArchiveDates = Static<typeof ArchiveDates>;

export const ArchiveOrder = Type.Object({
  letter_effective_date: Type.Optional(Type.String({ maxLength: 40 })),
  initial_letter_date: Type.Optional(Type.String({ maxLength: 40 })),
  follow_up_letter_date: Type.Optional(Type.String({ maxLength: 40 })),
  skip_letter_dates: Type.Optional(Type.Boolean()),
});
export type ArchiveOrder = Static<typeof ArchiveOrder>;

export const ArchiveReceipt = Type.Object({ export_filename: Type.String() });
export type ArchiveReceipt = Static<typeof ArchiveReceipt>;
