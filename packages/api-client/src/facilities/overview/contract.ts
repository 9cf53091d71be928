import { type Static, Type } from 'typebox';
import { schemaOf } from '../../decode/schemaOf.ts';
import { described, Id } from '../../values/schema.ts';
import * as entities from './entities.ts';

export * from './enums.ts';

export const PeriodLetters = schemaOf(
  entities.periodLetters,
  'PeriodLetters',
  'A batch of letters of the current period (FAC-89).',
  {
    filename: 'The name of the PDF, for `downloadUrl` of letters.',
    save_time: 'When the batch was made.',
    mail_merge_file_name:
      'The name of the mail merge workbook, for `downloadUrl` of letters; `null` without one. Other servers may omit it.',
  },
);
export type PeriodLetters = entities.PeriodLetters;

export const LettersMailed = schemaOf(
  entities.lettersMailed,
  'LettersMailed',
  'The letters of a type in the batches of the current period (FAC-122).',
  {
    mailed: 'Letters of mailed batches, also to tenants who were deleted since.',
    not_mailed: 'Letters of batches that are not mailed.',
  },
);
export type LettersMailed = entities.LettersMailed;

export const PeriodImport = schemaOf(
  entities.periodImport,
  'PeriodImport',
  'An import of the current period (FAC-89).',
  {
    id: 'The number of the import.',
    at: 'When the file was imported.',
    insert_count: 'Tenants that were added.',
    active_tenants_count: 'Tenants who were active already.',
    duplicate_tenant_count: 'Tenants of an earlier period, who were not added.',
    error_count: 'Rows with an error that nobody has dismissed.',
    applied_count: 'Tenants that were changed, as chosen.',
    undo: 'The number for `POST /api/undo/{id}` for 30 days, of the last import that changed tenants.',
  },
);
export type PeriodImport = entities.PeriodImport;

export const FacilityEvent = schemaOf(
  entities.facilityEvent,
  'FacilityEvent',
  'An entry of the timeline (FAC-90).',
  {
    letter_type: 'The type of the letters of one batch; else `null`.',
    count: 'The number of tenants; `null` where it says nothing.',
    dates: 'The dates that an edit has set.',
    filename: 'The name of the letters or of the archive; else `null`.',
    change: 'The change of the kind `tenants_changed`; else `null`.',
  },
);
export type FacilityEvent = entities.FacilityEvent;

export const FormerPeriod = schemaOf(
  entities.formerPeriod,
  'FormerPeriod',
  'The archived period before the current one (FAC-109).',
  {
    letter_effective_date: 'The letter effective date of the period; `null` if none was set.',
    stats: 'The counts at its end.',
    premium_cents: 'The premium per month at its end, in cents; `null` if it was not recorded.',
  },
);
export type FormerPeriod = entities.FormerPeriod;

export const FacilityOverview = schemaOf(
  entities.facilityOverview,
  'FacilityOverview',
  'One facility with its current period and its timeline, newest first.',
  {
    today: "Today in the office's time zone.",
    non_responder: 'Tenants without a status.',
    tagged: 'Tenants tagged for removal.',
    letters: 'The batches of the period, newest first, at most 50.',
    letters_mailed: 'The letters of each type with a batch; other servers may omit it.',
    imports: 'The imports of the period, newest first, at most 50, without undone ones.',
    events: 'The timeline, newest first, at most 100 entries.',
    premium_cents: 'The fees of the chosen coverages per month, in cents (FAC-110).',
  },
);
export type FacilityOverview = entities.FacilityOverview;

export const AnswerWeek = schemaOf(
  entities.answerWeek,
  'AnswerWeek',
  'A week and the tenants who got a status in it (FAC-97).',
  {
    week: 'The Monday of the week.',
    answers: 'Tenants who got a status in that week.',
  },
);
export type AnswerWeek = entities.AnswerWeek;

export const AnswersQuery = Type.Object(
  {
    facility_id: described('The facility.', Id),
  },
  {
    title: 'AnswersQuery',
    description: 'The facility whose answers are counted.',
  },
);
export type AnswersQuery = Static<typeof AnswersQuery>;
