import { type Static, Type } from 'typebox';
import { DaySchema, MomentSchema, Nullable, OneOf, PageQuery } from '../values/schema.ts';
import { LetterFilterKeys, LetterProblemKinds, LetterTypes } from './enums.ts';

export * from './enums.ts';

/** The tenants of one facility, or of all facilities in a state. */
export type LetterScope = { facilityId: number } | { state: string };

/** The filter and the page of the mailing list. */
export const MailingQuery = Type.Interface(
  [PageQuery, Type.Object({ filter: Type.Optional(OneOf(LetterFilterKeys)) })],
  {},
);
export type MailingQuery = Static<typeof MailingQuery>;

/** The number of tenants per filter. */
export const MailingCounts = Type.Object({
  all: Type.Integer(),
  initial_letter_ready: Type.Integer(),
  follow_up_letter_ready: Type.Integer(),
  welcome_letter_ready: Type.Integer(),
  tagged_for_removal: Type.Integer(),
});
export type MailingCounts = Static<typeof MailingCounts>;

/** The query of letter generation. */
export const GenerateLettersQuery = Type.Object({
  letter_type: OneOf(LetterTypes),
  enrollment_letter_date: Type.Optional(Type.String({ maxLength: 40 })),
  tenants: Type.Optional(
    Type.String({ description: 'Comma-joined ids; without them the first 300 ready' }),
  ),
  only_ready: Type.Optional(
    Type.Boolean({
      description: 'Refuse tenants who are not ready, also those who had the letter',
    }),
  ),
});
export type GenerateLettersQuery = Static<typeof GenerateLettersQuery>;

/** The dates that letters of a facility print. */
export const FacilityLetterDates = Type.Object({
  facility_number: Type.String(),
  initial_letter_send_date: Nullable(DaySchema),
  follow_up_letter_send_date: Nullable(DaySchema),
  letter_effective_date: Nullable(DaySchema),
});
export type FacilityLetterDates = Static<typeof FacilityLetterDates>;

/** The generated files and the number of tenants. */
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

/** The filters of the letter batches. */
export const LetterBatchesFilter = Type.Object({
  facility_number: Type.Optional(Type.String({ maxLength: 200 })),
  letter_type: Type.Optional(OneOf(LetterTypes)),
});
export type LetterBatchesFilter = Static<typeof LetterBatchesFilter>;

const Filenames = Type.Array(Type.String({ maxLength: 300 }), { minItems: 1, maxItems: 1000 });

/** Batches of one facility or state and of one letter type, with the day on which they were mailed. */
export const BatchesMailed = Type.Object({ filenames: Filenames, mailed_on: DaySchema });
export type BatchesMailed = Static<typeof BatchesMailed>;

/** The batches that were marked, and the facility's sent date before; `null` without one or for a state. */
export const MailedBatches = Type.Object({
  filenames: Type.Array(Type.String()),
  sent_date_before: Nullable(DaySchema),
});
export type MailedBatches = Static<typeof MailedBatches>;

/** Undoes the mark: the marked batches with their day, and the sent date to restore. */
export const BatchesNotMailed = Type.Object({
  filenames: Filenames,
  mailed_on: DaySchema,
  sent_date_before: Nullable(DaySchema),
});
export type BatchesNotMailed = Static<typeof BatchesNotMailed>;

/** A tenant who is due for a letter and cannot get it. */
export const LetterProblem = Type.Object({
  tenant_id: Type.Integer(),
  first_name: Nullable(Type.String()),
  last_name: Nullable(Type.String()),
  unit: Nullable(Type.String()),
  facility_number: Type.String(),
  problem: OneOf(LetterProblemKinds),
});
export type LetterProblem = Static<typeof LetterProblem>;

/** How many tenants are ready for a letter, and how many are due for it and cannot get it. */
export const LetterPreflight = Type.Object({
  ready: Type.Integer(),
  tagged: Type.Integer(),
  incomplete: Type.Integer(),
  unprintable: Type.Integer(),
  problems: Type.Array(LetterProblem),
});
export type LetterPreflight = Static<typeof LetterPreflight>;
