import { type Static, Type } from 'typebox';
import { schemaOf } from '../decode/schemaOf.ts';
import { DaySchema, described, Id, Nullable, OneOf, PageQuery, Ref } from '../values/schema.ts';
import * as entities from './entities.ts';
import { LetterFilterKeys, LetterTypes } from './enums.ts';

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

export const MailingCounts = schemaOf(
  entities.mailingCounts,
  'MailingCounts',
  'The number of tenants per filter.',
  {
    all: 'Tenants with a complete address.',
    initial_letter_ready: 'Tenants who are ready for an audit letter (LET-2).',
    follow_up_letter_ready: 'Tenants who are ready for an enrollment letter (LET-3).',
    welcome_letter_ready: 'Tenants who are ready for a welcome letter (LET-4).',
    tagged_for_removal: 'Tenants that are tagged for removal. They block the letters (LET-19).',
  },
);
export type MailingCounts = entities.MailingCounts;

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

export const LetterBatch = schemaOf(
  entities.letterBatch,
  'LetterBatch',
  '`facility_number` is `null` for a batch by state.',
  {
    filename: 'The name of the PDF, for `downloadUrl` of letters.',
    facility_number: 'The number of the facility; `null` for a batch by state.',
    save_time: 'When the batch was made.',
    mailed_later:
      'Of a batch that is not mailed: how many of its tenants have a mailed letter of a later type, and no other letter of this type; missing for none.',
    other_letters:
      'Of a batch that is not mailed: how many of its tenants have another letter of its type; missing for none.',
    tenants_gone:
      'Of a batch that is not mailed: how many of its tenants were archived or deleted since; missing for none.',
    enrollment_letter_date:
      'The date that enrollment letters print; missing if none was set for them.',
    mail_merge_file_name:
      'The name of the mail merge workbook, for `downloadUrl` of letters; `null` without one. Other servers may omit it.',
  },
);
export type LetterBatch = entities.LetterBatch;

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

export const MailedBatches = schemaOf(
  entities.mailedBatches,
  'MailedBatches',
  'The batches whose mail date was changed.',
  {
    filenames: 'The names of the PDFs of the changed batches.',
    mailed_on: 'Their mail date.',
  },
);
export type MailedBatches = entities.MailedBatches;

export const LetterProblem = schemaOf(
  entities.letterProblem,
  'LetterProblem',
  'A tenant who cannot get a letter, or a chosen one who should not.',
  {
    problem: 'Why no letter can or should be made.',
    address_fault:
      'Of an incomplete address: the missing and wrong parts. Other servers may omit it.',
  },
);
export type LetterProblem = entities.LetterProblem;

export const ChangedTenantsQuery = Type.Object(
  { filename: described('The name of the PDF of the batch.', Type.String({ maxLength: 300 })) },
  { title: 'ChangedTenantsQuery', description: 'The query of changed tenants.' },
);
export type ChangedTenantsQuery = Static<typeof ChangedTenantsQuery>;

/** The tenants of a batch who have answered, left or moved since it was made (LET-101). */
export const ChangedTenants = Type.Array(Ref<LetterProblem>(LetterProblem), {
  description: 'The tenants of a batch who have changed since it was made.',
});

export const BatchLetter = schemaOf(entities.batchLetter, 'BatchLetter', 'A letter of a batch.', {
  recipient: 'The printed name; `null` when it was erased.',
  unit: 'The unit; `null` without one, or when the tenant is gone.',
  facility_number: 'The number of the facility; `null` when it is gone.',
});
export type BatchLetter = entities.BatchLetter;

/** The letters of a batch, in the order of the pages (LET-109). */
export const BatchLetters = Type.Array(Ref<BatchLetter>(BatchLetter), {
  description: 'The letters of a batch, in the order of the pages.',
});

export const GeneratedLetters = schemaOf(
  entities.generatedLetters,
  'GeneratedLetters',
  'The generated files and the number of tenants.',
  {
    file_name: 'The name of the PDF, for `downloadUrl`.',
    mail_merge_file_name: 'The name of the mail merge workbook, for `downloadUrl`.',
    left_out:
      'Ready tenants who were left out because their letters cannot be printed; missing if there are none.',
  },
);
export type GeneratedLetters = entities.GeneratedLetters;

export const GeneratedBatches = schemaOf(
  entities.generatedBatches,
  'GeneratedBatches',
  'All batches of the ready tenants.',
  {
    batches: 'The batches, oldest first.',
    remaining: 'The tenants who are still ready for the letter.',
    error: 'Why the batch after them failed; missing if none did.',
    left_out:
      'Ready tenants who were left out because their letters cannot be printed; missing if there are none.',
  },
);
export type GeneratedBatches = entities.GeneratedBatches;

export const LetterFacility = schemaOf(
  entities.letterFacility,
  'LetterFacility',
  'A facility whose tenants get letters.',
  {
    initial_letter_send_date: 'The day for which the audit letters are planned.',
    follow_up_letter_send_date: 'The day for which the enrollment letters are planned.',
    welcome_letter_send_date: 'The day for which the welcome letters are planned.',
    letter_effective_date: 'The day on which coverage begins.',
    move_outs_confirmed: 'Whether the move-outs of the period are confirmed.',
    unmailed_audit_letters:
      'Of the tenants who get the letters, those with an audit letter in a batch that is not mailed.',
    enrollment_letters: 'Of the tenants who get the letters, those with an enrollment letter.',
    covered_before_answer:
      'Of the tenants who get welcome letters, those who chose the coverage after the day since which the letter covers them; missing for none.',
    covered_later:
      'Of the tenants who get welcome letters, those whom the letter covers only since a day more than seven days ahead; missing for none.',
    charge_not_applied:
      'Of the tenants who get welcome letters, those whose charge was confirmed but never applied; missing for none.',
    other_state:
      'Of the tenants who get the letters, those whose ZIP code is of another state; missing for none.',
    doubtful_name:
      'Of the tenants who get the letters, those whose name has a note such as “deceased”, or whose name, street or city has broken text; missing for none.',
  },
);
export type LetterFacility = entities.LetterFacility;

export const TaggedFacility = schemaOf(
  entities.taggedFacility,
  'TaggedFacility',
  'A facility with tenants tagged for removal.',
  {
    tagged: 'Its tenants tagged for removal who are in the letters view.',
  },
);
export type TaggedFacility = entities.TaggedFacility;

export const LetterPreflight = schemaOf(
  entities.letterPreflight,
  'LetterPreflight',
  'Who gets letters, of which facilities, and who does not.',
  {
    ready:
      'Tenants who are ready for the letter; with `tenants`, the chosen ones without a problem.',
    tagged: 'Tenants who are due for it and tagged for removal.',
    moved_out:
      'Tenants without a tag who would be due for it but have moved out. Other servers may omit it.',
    incomplete: 'Tenants who are due for it and have an incomplete address.',
    unprintable:
      'Tenants who are ready for it and whose letters cannot be printed: a character has no font, or the text is too long.',
    letters:
      'The letters that a call would make now: of at most 300 tenants, with `all` of at most 3,000.',
    letters_digest:
      'Identifies the tenants of these letters: if it is another one later, others would get them. Other servers may omit it.',
    problems:
      'The unprintable tenants and the first 50 incomplete ones, each by last name (LET-67); with `tenants`, all chosen ones with a problem.',
    facilities: 'The facilities of the tenants who get the letters.',
    tagged_facilities: 'The facilities whose tagged tenants block the letters.',
  },
);
export type LetterPreflight = entities.LetterPreflight;
