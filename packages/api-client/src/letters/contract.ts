import { type Static, Type } from 'typebox';
import { DaySchema, MomentSchema, Nullable, OneOf, PageQuery, Ref } from '../values/schema.ts';
import { LetterFilterKeys, LetterProblemKinds, LetterTypes } from './enums.ts';

export * from './enums.ts';

/** The tenants of one facility, or of all facilities in a state. */
export type LetterScope =
  | {
      /** The facility. */
      facilityId: number;
    }
  | {
      /** The two-letter code of the state. */
      state: string;
    };

/** The filter of the mailing list. */
export const MailingFilter = Type.Object({
  /** Which tenants; by default all with a complete address. */
  filter: Type.Optional(OneOf(LetterFilterKeys)),
});
export type MailingFilter = Static<typeof MailingFilter>;

/** The filter and the page of the mailing list. */
export const MailingQuery = Type.Object({
  ...MailingFilter.properties,
  ...PageQuery.properties,
});
export type MailingQuery = MailingFilter & PageQuery;

/** The number of tenants per filter. */
export const MailingCounts = Type.Object({
  /** Tenants with a complete address. */
  all: Type.Integer(),
  /** Tenants who are ready for an audit letter (LET-2). */
  initial_letter_ready: Type.Integer(),
  /** Tenants who are ready for an enrollment letter (LET-3). */
  follow_up_letter_ready: Type.Integer(),
  /** Tenants who are ready for a welcome letter (LET-4). */
  welcome_letter_ready: Type.Integer(),
  /** Tenants that are tagged for removal. They block the letters (LET-19). */
  tagged_for_removal: Type.Integer(),
});
export interface MailingCounts extends Static<typeof MailingCounts> {}

/** The query of the letters of some tenants. */
export const LettersOfTenants = Type.Object({
  /** The type of the letters. */
  letter_type: OneOf(LetterTypes),
  /** Comma-joined ids, at most 300. Without them, the first 300 tenants who are ready. */
  tenants: Type.Optional(Type.String()),
});
export type LettersOfTenants = Static<typeof LettersOfTenants>;

/** The query of the first letter. */
export const PreviewLetterQuery = Type.Object({
  ...LettersOfTenants.properties,
  /** The date that enrollment letters print, `YYYY-MM-DD`; by default the one of the facility (LET-29). */
  enrollment_letter_date: Type.Optional(Type.String({ maxLength: 40 })),
});
export type PreviewLetterQuery = Static<typeof PreviewLetterQuery>;

/** The query of letter generation. */
export const GenerateLettersQuery = Type.Object({
  ...PreviewLetterQuery.properties,
  /** Whether to refuse tenants who are not ready, also those who had the letter. */
  only_ready: Type.Optional(Type.Boolean()),
});
export type GenerateLettersQuery = Static<typeof GenerateLettersQuery>;

/** The generated files and the number of tenants. */
export const GeneratedLetters = Type.Object({
  /** The name of the PDF, for `downloadUrl`. */
  file_name: Type.String(),
  /** The name of the mail merge workbook, for `downloadUrl`; `null` without one. */
  mail_merge_file_name: Nullable(Type.String()),
  /** The type of the letters. */
  letter_type: OneOf(LetterTypes),
  /** The number of letters. */
  tenant_count: Type.Integer(),
});
export interface GeneratedLetters extends Static<typeof GeneratedLetters> {}

/** `facility_number` is `null` for a batch by state. */
export const LetterBatch = Type.Object({
  /** The name of the PDF, for `downloadUrl` of letters. */
  filename: Type.String(),
  /** The number of the facility; `null` for a batch by state. */
  facility_number: Nullable(Type.String()),
  /** The type of the letters. */
  letter_type: OneOf(LetterTypes),
  /** The number of letters. */
  tenant_count: Type.Integer(),
  /** When the batch was made. */
  save_time: MomentSchema,
  /** When the batch was mailed; `null` before. */
  mail_time: Nullable(MomentSchema),
});
export interface LetterBatch extends Static<typeof LetterBatch> {}

/** The filters of the letter batches. */
export const LetterBatchesFilter = Type.Object({
  /** A part of the facility number. */
  facility_number: Type.Optional(Type.String({ maxLength: 200 })),
  /** The type of the letters. */
  letter_type: Type.Optional(OneOf(LetterTypes)),
});
export type LetterBatchesFilter = Static<typeof LetterBatchesFilter>;

const Filenames = Type.Array(Type.String({ maxLength: 300 }), { minItems: 1, maxItems: 1000 });

/** Batches of one facility or state and of one letter type, with the day on which they were mailed. */
export const BatchesMailed = Type.Object({
  /** The names of the PDFs of the batches. */
  filenames: Filenames,
  /** The day on which they were mailed. */
  mailed_on: DaySchema,
});
export interface BatchesMailed extends Static<typeof BatchesMailed> {}

/** The batches that were marked, and the facility's sent date before; `null` without one or for a state. */
export const MailedBatches = Type.Object({
  /** The names of the PDFs of the marked batches. */
  filenames: Type.Array(Type.String()),
  /** The facility's sent date before; `null` without one or for a state. */
  sent_date_before: Nullable(DaySchema),
});
export interface MailedBatches extends Static<typeof MailedBatches> {}

/** Undoes the mark: the marked batches with their day, and the sent date to restore. */
export const BatchesNotMailed = Type.Object({
  /** The names of the PDFs of the marked batches. */
  filenames: Filenames,
  /** The day with which they were marked. */
  mailed_on: DaySchema,
  /** The facility's sent date to restore; `null` for none. */
  sent_date_before: Nullable(DaySchema),
  /** The right day of mailing, if they were mailed on another day. */
  corrected_to: Type.Optional(DaySchema),
});
export interface BatchesNotMailed extends Static<typeof BatchesNotMailed> {}

/** A tenant who cannot get a letter, or a chosen one who should not. */
export const LetterProblem = Type.Object({
  /** The number of the tenant. */
  tenant_id: Type.Integer(),
  /** The first name; `null` without one. */
  first_name: Nullable(Type.String()),
  /** The last name; `null` without one. */
  last_name: Nullable(Type.String()),
  /** The unit; `null` without one. */
  unit: Nullable(Type.String()),
  /** The number of the facility. */
  facility_number: Type.String(),
  /** Why no letter can or should be made. */
  problem: OneOf(LetterProblemKinds),
});
export interface LetterProblem extends Static<typeof LetterProblem> {}

/** A facility whose tenants get letters. */
export const LetterFacility = Type.Object({
  /** The number of the facility. */
  facility_number: Type.String(),
  /** The account name; `null` without one. */
  account_name: Nullable(Type.String()),
  /** The day for which the audit letters are planned; `null` until it is set. */
  initial_letter_send_date: Nullable(DaySchema),
  /** The day for which the enrollment letters are planned; `null` until it is set. */
  follow_up_letter_send_date: Nullable(DaySchema),
  /** The day for which the welcome letters are planned; `null` until it is set. */
  welcome_letter_send_date: Nullable(DaySchema),
  /** The day on which coverage begins; `null` until it is set. */
  letter_effective_date: Nullable(DaySchema),
  /** Whether the move-outs of the period are confirmed. */
  move_outs_confirmed: Type.Boolean(),
  /** Of the tenants who get the letters, those with an audit letter in a batch that is not mailed. */
  unmailed_audit_letters: Type.Integer(),
  /** Of the tenants who get the letters, those with an enrollment letter. */
  enrollment_letters: Type.Integer(),
});
export interface LetterFacility extends Static<typeof LetterFacility> {}

/** Who gets letters, of which facilities, and who does not. */
export const LetterPreflight = Type.Object({
  /** Tenants who are ready for the letter; with `tenants`, the chosen ones without a problem. */
  ready: Type.Integer(),
  /** Tenants who are due for it and tagged for removal. */
  tagged: Type.Integer(),
  /** Tenants who are due for it and have an incomplete address. */
  incomplete: Type.Integer(),
  /** Tenants who are ready for it and have a character that no font prints. */
  unprintable: Type.Integer(),
  /** The letters that a call would make now: of at most 300 tenants. */
  letters: Type.Integer(),
  /** The unprintable tenants and the first 50 incomplete ones, each by last name (LET-67); with `tenants`, all chosen ones with a problem. */
  problems: Type.Array(Ref<LetterProblem>(LetterProblem)),
  /** The facilities of the tenants who get the letters. */
  facilities: Type.Array(Ref<LetterFacility>(LetterFacility)),
});
export interface LetterPreflight extends Static<typeof LetterPreflight> {}
