import { type Static, Type } from 'typebox';
import { schemaOf } from '../decode/schemaOf.ts';
import {
  DaySchema,
  described,
  Id,
  Nullable,
  OneOf,
  OptionalDate,
  OptionalFlag,
  OptionalText,
  PageQuery,
  Ref,
} from '../values/schema.ts';
import * as entities from './entities.ts';
import { LetterFilterKeys, LetterTypes } from './enums.ts';

export * from './enums.ts';

/** The tenants of one facility, or of all facilities in a state. */
export type LetterScope =
  | {
      facilityId: number;
    }
  | {
      /** The two-letter code of the state. */
      state: string;
    };

export const MailingQuery = Type.Object(
  {
    filter: Type.Optional(
      OneOf(LetterFilterKeys, 'Which tenants; by default all with a complete address.'),
    ),
    ...PageQuery.properties,
  },
  { title: 'MailingQuery', description: 'The filter and the page of the mailing list.' },
);
export type MailingQuery = Static<typeof MailingQuery>;

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

export const PreviewLetterQuery = Type.Object(
  {
    letter_type: OneOf(LetterTypes, 'The type of the letters.'),
    tenants: Type.Optional(
      described(
        'Comma-joined ids, at most 300. Without them, the first 300 tenants who are ready.',
        Type.String(),
      ),
    ),
    enrollment_letter_date: OptionalDate(
      'The date that enrollment letters print, `YYYY-MM-DD`; by default the one of the facility (LET-29).',
    ),
  },
  { title: 'PreviewLetterQuery', description: 'The query of the first letter.' },
);
export type PreviewLetterQuery = Static<typeof PreviewLetterQuery>;

export const LetterQuestionQuery = Type.Object(
  {
    ...PreviewLetterQuery.properties,
    all: OptionalFlag('Whether about all ready tenants, at most 3,000, instead of the first 300.'),
  },
  { title: 'LetterQuestionQuery', description: 'The query of the question before letters.' },
);
export type LetterQuestionQuery = Static<typeof LetterQuestionQuery>;

export const GenerateLettersQuery = Type.Object(
  {
    ...PreviewLetterQuery.properties,
    all: OptionalFlag(
      'Whether to make the letters of all ready tenants, at most 3,000, in batches of 300.',
    ),
    letters_digest: Type.Optional(
      described(
        'The digest of the question: the call is refused (409, with the question as it is now) when another one would be asked.',
        Type.String({ maxLength: 100 }),
      ),
    ),
    asked_tenants: Type.Optional(
      described(
        'With a digest: the chosen tenants that the question was about, when some of them get no letter; by default `tenants`.',
        Type.String(),
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
    mail_merge_file_name:
      'The name of the mail merge workbook, for `downloadUrl` of letters; `null` without one.',
  },
);
export type LetterBatch = entities.LetterBatch;

export const LetterBatchesFilter = Type.Object(
  {
    facility_number: OptionalText('A part of the facility number.'),
    facility_id: Type.Optional(
      described('Exactly one facility, whatever `facility_number` says.', Id),
    ),
    letter_type: Type.Optional(OneOf(LetterTypes, 'The type of the letters.')),
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
    undo: 'The number for `POST /api/undo/{id}`.',
  },
);
export type MailedBatches = entities.MailedBatches;

export const MailRemarksQuery = Type.Object(
  {
    filename: described('The name of the PDF of the batch.', Type.String({ maxLength: 300 })),
    mailed_on: Type.Optional(described('The day, by default today.', DaySchema)),
  },
  { title: 'MailRemarksQuery', description: 'The query for the objections to a mail date.' },
);
export type MailRemarksQuery = Static<typeof MailRemarksQuery>;

export const MailRemarks = Type.Array(Type.String(), {
  description: 'The objections to a mail date, in sentences; none if there are none.',
});

export const BatchLetter = schemaOf(entities.batchLetter, 'BatchLetter', 'A letter of a batch.', {
  recipient: 'The printed name; `null` when it was erased.',
  unit: 'The unit; `null` without one, or when the tenant is gone.',
  facility_number: 'The number of the facility; `null` when it is gone.',
});
export type BatchLetter = entities.BatchLetter;

export const BatchLetters = Type.Array(Ref<BatchLetter>(BatchLetter), {
  description: 'The letters of a batch, in the order of the pages.',
});

export const QuestionTenant = schemaOf(
  entities.questionTenant,
  'QuestionTenant',
  'A tenant whom the question names.',
  {
    name: 'The name and the unit, such as “Ana Ortiz, A4”; with the facility if there are several.',
    detail: 'More about it, such as the missing parts of an address.',
  },
);
export type QuestionTenant = entities.QuestionTenant;

export const LetterGroup = schemaOf(
  entities.letterGroup,
  'LetterGroup',
  'Tenants with one reason why they get no letter.',
  {
    words: 'The group in words, such as “2 with an incomplete address”.',
    count: 'The number of tenants.',
    tenants: 'Those whom the question names: at most 50, none where a count is enough.',
    cure: 'What somebody can do about it; `null` if nothing is to be done.',
  },
);
export type LetterGroup = entities.LetterGroup;

export const GeneratedLetters = schemaOf(
  entities.generatedLetters,
  'GeneratedLetters',
  'The generated files and the number of tenants.',
  {
    file_name: 'The name of the PDF, for `downloadUrl`.',
    mail_merge_file_name: 'The name of the mail merge workbook, for `downloadUrl`.',
    left_out: 'Tenants who were left out, by the reason; missing if there are none.',
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
    left_out: 'Tenants who were left out, by the reason; missing if there are none.',
  },
);
export type GeneratedBatches = entities.GeneratedBatches;

export const TaggedFacility = schemaOf(
  entities.taggedFacility,
  'TaggedFacility',
  'A facility with tenants tagged for removal.',
  {
    tagged: 'Its tenants tagged for removal who are in the letters view.',
  },
);
export type TaggedFacility = entities.TaggedFacility;

export const LetterRemark = schemaOf(
  entities.letterRemark,
  'LetterRemark',
  'Something odd about letters.',
  {
    severity:
      '`serious` when the letters would state a date that is missing or past: then Yes is not the first answer.',
    sentence: 'What is odd, as a sentence.',
    count: 'The number of tenants that it is about; 0 for all.',
    tenants: 'Those whom the question names.',
    dates_of: 'The facility whose letter dates cure it; `null` if they do not.',
  },
);
export type LetterRemark = entities.LetterRemark;

export const FacilityDates = schemaOf(
  entities.facilityDates,
  'FacilityDates',
  'The dates of the letters of a facility.',
  {
    dates:
      'The date that its letters print, then its letter dates; a `day` is `null` until it is set.',
  },
);
export type FacilityDates = entities.FacilityDates;

export const LetterQuestion = schemaOf(
  entities.letterQuestion,
  'LetterQuestion',
  'The question before letters: who gets one, who does not, and what is odd.',
  {
    digest: 'Identifies the question with its letters. Printing repeats it.',
    asks: 'Whether the user is asked: always without chosen tenants; with them, if one is not plainly ready.',
    title: 'The question, or why no letter can be made.',
    summary: 'How many letters of how many ready tenants, and for whom.',
    noun: 'One of the letters, such as “audit letter”.',
    letters: 'The letters that a yes makes.',
    ready: 'The tenants who are ready and can get the letter; with `tenants`, the chosen ones.',
    dates: 'The dates of the facilities of the letters, of at most five.',
    more_facilities: 'The further facilities of the letters.',
    remarks: 'What is odd.',
    choices: 'The chosen tenants who get the letter only if the user says so, by the reason.',
    left_out: 'Everybody else of the facility or state, or of the chosen tenants, by the reason.',
    picture: 'The address of a picture of the first letter; `null` without a letter.',
    preview: 'The address of the first letter as a PDF; `null` without a letter.',
    tagged_facilities: 'The facilities whose tagged tenants block the letters.',
  },
);
export type LetterQuestion = entities.LetterQuestion;
