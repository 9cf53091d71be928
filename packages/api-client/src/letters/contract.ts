import { type Static, Type } from 'typebox';
import {
  DaySchema,
  described,
  Id,
  MomentSchema,
  Nullable,
  OneOf,
  PageQuery,
  Ref,
} from '../values/schema.ts';
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

export const MailingFilter = Type.Object(
  {
    filter: Type.Optional(
      described('Which tenants; by default all with a complete address.', OneOf(LetterFilterKeys)),
    ),
  },
  { title: 'MailingFilter', description: 'The filter of the mailing list.' },
);
export type MailingFilter = Static<typeof MailingFilter>;

export const MailingQuery = Type.Object(
  {
    ...MailingFilter.properties,
    ...PageQuery.properties,
  },
  { title: 'MailingQuery', description: 'The filter and the page of the mailing list.' },
);
export type MailingQuery = MailingFilter & PageQuery;

export const MailingCounts = Type.Object(
  {
    all: described('Tenants with a complete address.', Type.Integer()),
    initial_letter_ready: described(
      'Tenants who are ready for an audit letter (LET-2).',
      Type.Integer(),
    ),
    follow_up_letter_ready: described(
      'Tenants who are ready for an enrollment letter (LET-3).',
      Type.Integer(),
    ),
    welcome_letter_ready: described(
      'Tenants who are ready for a welcome letter (LET-4).',
      Type.Integer(),
    ),
    tagged_for_removal: described(
      'Tenants that are tagged for removal. They block the letters (LET-19).',
      Type.Integer(),
    ),
  },
  { title: 'MailingCounts', description: 'The number of tenants per filter.' },
);
export interface MailingCounts extends Static<typeof MailingCounts> {}

export const LettersOfTenants = Type.Object(
  {
    letter_type: described('The type of the letters.', OneOf(LetterTypes)),
    tenants: Type.Optional(
      described(
        'Comma-joined ids, at most 300. Without them, the first 300 tenants who are ready.',
        Type.String(),
      ),
    ),
  },
  { title: 'LettersOfTenants', description: 'The query of the letters of some tenants.' },
);
export type LettersOfTenants = Static<typeof LettersOfTenants>;

export const LetterPreflightQuery = Type.Object(
  {
    ...LettersOfTenants.properties,
    all: Type.Optional(
      described(
        'Whether of all ready tenants, at most 3,000, instead of the first 300.',
        Type.Boolean(),
      ),
    ),
  },
  { title: 'LetterPreflightQuery', description: 'The query of the tenants who would get letters.' },
);
export type LetterPreflightQuery = Static<typeof LetterPreflightQuery>;

export const PreviewLetterQuery = Type.Object(
  {
    ...LettersOfTenants.properties,
    enrollment_letter_date: Type.Optional(
      described(
        'The date that enrollment letters print, `YYYY-MM-DD`; by default the one of the facility (LET-29).',
        Type.String({ maxLength: 40 }),
      ),
    ),
  },
  { title: 'PreviewLetterQuery', description: 'The query of the first letter.' },
);
export type PreviewLetterQuery = Static<typeof PreviewLetterQuery>;

export const GenerateLettersQuery = Type.Object(
  {
    ...PreviewLetterQuery.properties,
    all: Type.Optional(
      described(
        'Whether to make the letters of all ready tenants, at most 3,000, in batches of 300.',
        Type.Boolean(),
      ),
    ),
    letters_digest: Type.Optional(
      described(
        'The digest of the pre-flight: the call is refused when other tenants would get the letters.',
        Type.String({ maxLength: 100 }),
      ),
    ),
  },
  { title: 'GenerateLettersQuery', description: 'The query of letter generation.' },
);
export type GenerateLettersQuery = Static<typeof GenerateLettersQuery>;

export const LetterBatch = Type.Object(
  {
    filename: described('The name of the PDF, for `downloadUrl` of letters.', Type.String()),
    facility_number: described(
      'The number of the facility; `null` for a batch by state.',
      Nullable(Type.String()),
    ),
    letter_type: described('The type of the letters.', OneOf(LetterTypes)),
    tenant_count: described('The number of letters.', Type.Integer()),
    save_time: described('When the batch was made.', MomentSchema),
    mail_time: described('When the batch was mailed; `null` before.', Nullable(MomentSchema)),
    state: Type.Optional(described('The state of a batch by state.', Type.String())),
    mailed_later: Type.Optional(
      described(
        'Of a batch that is not mailed: how many of its tenants have a mailed letter of a later type, and no other letter of this type; missing for none.',
        Type.Integer(),
      ),
    ),
    other_letters: Type.Optional(
      described(
        'Of a batch that is not mailed: how many of its tenants have another letter of its type; missing for none.',
        Type.Integer(),
      ),
    ),
    tenants_gone: Type.Optional(
      described(
        'Of a batch that is not mailed: how many of its tenants were archived or deleted since; missing for none.',
        Type.Integer(),
      ),
    ),
    enrollment_letter_date: Type.Optional(
      described(
        'The date that enrollment letters print; missing if none was set for them.',
        DaySchema,
      ),
    ),
  },
  { title: 'LetterBatch', description: '`facility_number` is `null` for a batch by state.' },
);
export interface LetterBatch extends Static<typeof LetterBatch> {}

export const LetterBatchesFilter = Type.Object(
  {
    facility_number: Type.Optional(
      described('A part of the facility number.', Type.String({ maxLength: 200 })),
    ),
    facility_id: Type.Optional(
      described('Exactly one facility, whatever `facility_number` says.', Id),
    ),
    letter_type: Type.Optional(described('The type of the letters.', OneOf(LetterTypes))),
  },
  { title: 'LetterBatchesFilter', description: 'The filters of the letter batches.' },
);
export type LetterBatchesFilter = Static<typeof LetterBatchesFilter>;

const Filenames = Type.Array(Type.String({ maxLength: 300 }), { minItems: 1, maxItems: 1000 });

export const BatchesMailed = Type.Object(
  {
    filenames: described('The names of the PDFs of the batches.', Filenames),
    mailed_on: Type.Optional(
      described(
        'The day on which they were mailed, by default today; `null` if they were not mailed.',
        Nullable(DaySchema),
      ),
    ),
    seen: Type.Optional(
      described(
        'The mail date that the caller has seen, by default none: batches with another one keep it.',
        Nullable(DaySchema),
      ),
    ),
  },
  { title: 'BatchesMailed', description: 'Batches, with the day on which they were mailed.' },
);
export interface BatchesMailed extends Static<typeof BatchesMailed> {}

export const MailedBatches = Type.Object(
  {
    filenames: described(
      'The names of the PDFs of the changed batches.',
      Type.Array(Type.String()),
    ),
    mailed_on: described('Their mail date.', Nullable(DaySchema)),
  },
  { title: 'MailedBatches', description: 'The batches whose mail date was changed.' },
);
export interface MailedBatches extends Static<typeof MailedBatches> {}

export const LetterProblem = Type.Object(
  {
    tenant_id: described('The number of the tenant.', Type.Integer()),
    first_name: described('The first name; `null` without one.', Nullable(Type.String())),
    last_name: described('The last name; `null` without one.', Nullable(Type.String())),
    unit: described('The unit; `null` without one.', Nullable(Type.String())),
    facility_number: described('The number of the facility.', Type.String()),
    problem: described('Why no letter can or should be made.', OneOf(LetterProblemKinds)),
    address_fault: Type.Optional(
      described(
        'Of an incomplete address: the missing and wrong parts. Other servers may omit it.',
        Type.String(),
      ),
    ),
  },
  {
    title: 'LetterProblem',
    description: 'A tenant who cannot get a letter, or a chosen one who should not.',
  },
);
export interface LetterProblem extends Static<typeof LetterProblem> {}

export const ChangedTenantsQuery = Type.Object(
  { filename: described('The name of the PDF of the batch.', Type.String({ maxLength: 300 })) },
  { title: 'ChangedTenantsQuery', description: 'The query of changed tenants.' },
);
export type ChangedTenantsQuery = Static<typeof ChangedTenantsQuery>;

/** The tenants of a batch who have answered, left or moved since it was made (LET-101). */
export const ChangedTenants = Type.Array(Ref<LetterProblem>(LetterProblem), {
  description: 'The tenants of a batch who have changed since it was made.',
});

export const BatchLetter = Type.Object(
  {
    tenant_id: described('The number of the tenant.', Type.Integer()),
    recipient: described('The printed name; `null` when it was erased.', Nullable(Type.String())),
    unit: described(
      'The unit; `null` without one, or when the tenant is gone.',
      Nullable(Type.String()),
    ),
    facility_number: described(
      'The number of the facility; `null` when it is gone.',
      Nullable(Type.String()),
    ),
  },
  { title: 'BatchLetter', description: 'A letter of a batch.' },
);
export interface BatchLetter extends Static<typeof BatchLetter> {}

/** The letters of a batch, in the order of the pages (LET-109). */
export const BatchLetters = Type.Array(Ref<BatchLetter>(BatchLetter), {
  description: 'The letters of a batch, in the order of the pages.',
});

const optionalProblems = (description: string) =>
  Type.Optional(described(description, Type.Array(Ref<LetterProblem>(LetterProblem))));

export const GeneratedLetters = Type.Object(
  {
    file_name: described('The name of the PDF, for `downloadUrl`.', Type.String()),
    mail_merge_file_name: described(
      'The name of the mail merge workbook, for `downloadUrl`; `null` without one.',
      Nullable(Type.String()),
    ),
    letter_type: described('The type of the letters.', OneOf(LetterTypes)),
    tenant_count: described('The number of letters.', Type.Integer()),
    left_out: optionalProblems(
      'Ready tenants who were left out because their letters cannot be printed; missing if there are none.',
    ),
  },
  { title: 'GeneratedLetters', description: 'The generated files and the number of tenants.' },
);
export interface GeneratedLetters extends Static<typeof GeneratedLetters> {}

export const GeneratedBatches = Type.Object(
  {
    batches: described(
      'The batches, oldest first.',
      Type.Array(Ref<GeneratedLetters>(GeneratedLetters)),
    ),
    remaining: described('The tenants who are still ready for the letter.', Type.Integer()),
    error: Type.Optional(
      described('Why the batch after them failed; missing if none did.', Type.String()),
    ),
    left_out: optionalProblems(
      'Ready tenants who were left out because their letters cannot be printed; missing if there are none.',
    ),
  },
  { title: 'GeneratedBatches', description: 'All batches of the ready tenants.' },
);
export interface GeneratedBatches extends Static<typeof GeneratedBatches> {}

export const LetterFacility = Type.Object(
  {
    facility_number: described('The number of the facility.', Type.String()),
    account_name: described('The account name; `null` without one.', Nullable(Type.String())),
    initial_letter_send_date: described(
      'The day for which the audit letters are planned; `null` until it is set.',
      Nullable(DaySchema),
    ),
    follow_up_letter_send_date: described(
      'The day for which the enrollment letters are planned; `null` until it is set.',
      Nullable(DaySchema),
    ),
    welcome_letter_send_date: described(
      'The day for which the welcome letters are planned; `null` until it is set.',
      Nullable(DaySchema),
    ),
    letter_effective_date: described(
      'The day on which coverage begins; `null` until it is set.',
      Nullable(DaySchema),
    ),
    move_outs_confirmed: described(
      'Whether the move-outs of the period are confirmed.',
      Type.Boolean(),
    ),
    unmailed_audit_letters: described(
      'Of the tenants who get the letters, those with an audit letter in a batch that is not mailed.',
      Type.Integer(),
    ),
    enrollment_letters: described(
      'Of the tenants who get the letters, those with an enrollment letter.',
      Type.Integer(),
    ),
    covered_before_answer: optionalProblems(
      'Of the tenants who get welcome letters, those who chose the coverage after the day since which the letter covers them; missing for none.',
    ),
    covered_later: optionalProblems(
      'Of the tenants who get welcome letters, those whom the letter covers only since a day more than seven days ahead; missing for none.',
    ),
    charge_not_applied: optionalProblems(
      'Of the tenants who get welcome letters, those whose charge was confirmed but never applied; missing for none.',
    ),
    other_state: optionalProblems(
      'Of the tenants who get the letters, those whose ZIP code is of another state; missing for none.',
    ),
    doubtful_name: optionalProblems(
      'Of the tenants who get the letters, those whose name has a note such as “deceased”, or whose name, street or city has broken text; missing for none.',
    ),
  },
  { title: 'LetterFacility', description: 'A facility whose tenants get letters.' },
);
export interface LetterFacility extends Static<typeof LetterFacility> {}

export const TaggedFacility = Type.Object(
  {
    facility_id: Type.Optional(described('The id of the facility.', Id)),
    facility_number: described('The number of the facility.', Type.String()),
    tagged: described(
      'Its tenants tagged for removal who are in the letters view.',
      Type.Integer(),
    ),
  },
  { title: 'TaggedFacility', description: 'A facility with tenants tagged for removal.' },
);
export interface TaggedFacility extends Static<typeof TaggedFacility> {}

export const LetterPreflight = Type.Object(
  {
    ready: described(
      'Tenants who are ready for the letter; with `tenants`, the chosen ones without a problem.',
      Type.Integer(),
    ),
    tagged: described('Tenants who are due for it and tagged for removal.', Type.Integer()),
    moved_out: Type.Optional(
      described(
        'Tenants without a tag who would be due for it but have moved out. Other servers may omit it.',
        Type.Integer(),
      ),
    ),
    incomplete: described(
      'Tenants who are due for it and have an incomplete address.',
      Type.Integer(),
    ),
    unprintable: described(
      'Tenants who are ready for it and whose letters cannot be printed: a character has no font, or the text is too long.',
      Type.Integer(),
    ),
    letters: described(
      'The letters that a call would make now: of at most 300 tenants, with `all` of at most 3,000.',
      Type.Integer(),
    ),
    letters_digest: Type.Optional(
      described(
        'Identifies the tenants of these letters: if it is another one later, others would get them. Other servers may omit it.',
        Type.String(),
      ),
    ),
    problems: described(
      'The unprintable tenants and the first 50 incomplete ones, each by last name (LET-67); with `tenants`, all chosen ones with a problem.',
      Type.Array(Ref<LetterProblem>(LetterProblem)),
    ),
    facilities: described(
      'The facilities of the tenants who get the letters.',
      Type.Array(Ref<LetterFacility>(LetterFacility)),
    ),
    tagged_facilities: described(
      'The facilities whose tagged tenants block the letters.',
      Type.Array(Ref<TaggedFacility>(TaggedFacility)),
    ),
  },
  {
    title: 'LetterPreflight',
    description: 'Who gets letters, of which facilities, and who does not.',
  },
);
export interface LetterPreflight extends Static<typeof LetterPreflight> {}
