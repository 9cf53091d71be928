import { type Static, Type } from 'typebox';
import { DaySchema, MomentSchema, Nullable, OneOf, PageQuery } from '../http/schema.ts';
import { LetterFilterKeys, LetterTypes } from './words.ts';

export * from './words.ts';

/** Whose tenants: those of a facility, or of all facilities in a state. */
export type LetterScope = { facilityId: number } | { state: string };

/** Which of the tenants, and which page of them. */
export const MailingQuery = Type.Interface(
  [PageQuery, Type.Object({ filter: Type.Optional(OneOf(LetterFilterKeys)) })],
  {},
);
export type MailingQuery = Static<typeof MailingQuery>;

/** How many tenants each filter would show. */
export const MailingCounts = Type.Object({
  all: Type.Integer(),
  initial_letter_ready: Type.Integer(),
  follow_up_letter_ready: Type.Integer(),
  welcome_letter_ready: Type.Integer(),
  tagged_for_removal: Type.Integer(),
});
export type MailingCounts = Static<typeof MailingCounts>;

/** The letters to make. */
export const LetterOrder = Type.Object({
  letter_type: OneOf(LetterTypes),
  enrollment_letter_date: Type.Optional(Type.String({ maxLength: 40 })),
  tenants: Type.Optional(
    Type.String({ description: 'Comma-joined ids; without them the first 300 ready' }),
  ),
});
export type LetterOrder = Static<typeof LetterOrder>;

/** The dates that letters of a facility print. */
export const FacilityLetterDates = Type.Object({
  facility_number: Type.String(),
  initial_letter_send_date: Nullable(DaySchema),
  follow_up_letter_send_date: Nullable(DaySchema),
  letter_effective_date: Nullable(DaySchema),
});
export type FacilityLetterDates = Static<typeof FacilityLetterDates>;

/** The files that were made, and for how many tenants. */
export const GeneratedLetters = Type.Object({
  file_name: Type.String(),
  mail_merge_file_name: Nullable(Type.String()),
  letter_type: OneOf(LetterTypes),
  tenant_count: Type.Integer(),
});
export type GeneratedLetters = Static<typeof GeneratedLetters>;

/** `facility_number` is `null` for a batch by state. */
export const LetterBatch = Type.Object({
  filename: Type.String(),
  facility_number: Nullable(Type.String()),
  letter_type: OneOf(LetterTypes),
  tenant_count: Type.Integer(),
  save_time: MomentSchema,
  mail_time: Nullable(MomentSchema),
});
export type LetterBatch = Static<typeof LetterBatch>;

/** What narrows the list of batches. */
export const LetterBatchesFilter = Type.Object({
  facility_number: Type.Optional(Type.String({ maxLength: 200 })),
  letter_type: Type.Optional(OneOf(LetterTypes)),
});
export type LetterBatchesFilter = Static<typeof LetterBatchesFilter>;
