import {
  count,
  day,
  flag,
  id,
  ifGiven,
  list,
  moment,
  nullable,
  optionalText,
  record,
  requiredMoment,
  requiredText,
  type Values,
  word,
} from '../decode/fields.ts';
import { pageOf } from '../decode/listPage.ts';
import { LetterTypes, RemarkSeverities } from './enums.ts';

const mailingCountsFields = {
  all: count,
  initial_letter_ready: count,
  follow_up_letter_ready: count,
  welcome_letter_ready: count,
  tagged_for_removal: count,
};
export interface MailingCounts extends Values<typeof mailingCountsFields> {}
export const mailingCounts = record<MailingCounts>(mailingCountsFields);

export const mailRemarks = list(requiredText);

const batchLetterFields = {
  tenant_id: count,
  recipient: optionalText,
  unit: optionalText,
  facility_number: optionalText,
};
export interface BatchLetter extends Values<typeof batchLetterFields> {}
export const batchLetter = record<BatchLetter>(batchLetterFields);

export const batchLetters = list(batchLetter);

const questionTenantFields = {
  tenant_id: count,
  name: requiredText,
  detail: ifGiven(requiredText),
};
export interface QuestionTenant extends Values<typeof questionTenantFields> {}
export const questionTenant = record<QuestionTenant>(questionTenantFields);

const letterGroupFields = {
  words: requiredText,
  count,
  tenants: list(questionTenant),
  cure: optionalText,
};
export interface LetterGroup extends Values<typeof letterGroupFields> {}
export const letterGroup = record<LetterGroup>(letterGroupFields);

const generatedLettersFields = {
  file_name: requiredText,
  mail_merge_file_name: optionalText,
  letter_type: word(LetterTypes),
  tenant_count: count,
  left_out: ifGiven(list(letterGroup)),
};
export interface GeneratedLetters extends Values<typeof generatedLettersFields> {}
export const generatedLetters = record<GeneratedLetters>(generatedLettersFields);

const generatedBatchesFields = {
  batches: list(generatedLetters),
  remaining: count,
  error: ifGiven(requiredText),
  left_out: ifGiven(list(letterGroup)),
};
export interface GeneratedBatches extends Values<typeof generatedBatchesFields> {}
export const generatedBatches = record<GeneratedBatches>(generatedBatchesFields);

const letterBatchFields = {
  filename: requiredText,
  facility_number: optionalText,
  letter_type: word(LetterTypes),
  tenant_count: count,
  save_time: requiredMoment,
  mail_time: moment,
  mail_merge_file_name: ifGiven(optionalText),
  state: ifGiven(requiredText),
  mailed_later: ifGiven(count),
};
export interface LetterBatch extends Values<typeof letterBatchFields> {}
export const letterBatch = record<LetterBatch>(letterBatchFields);

export const letterBatchPage = pageOf(letterBatch);

const mailedBatchesFields = {
  filenames: list(requiredText),
  mailed_on: day,
  undo: ifGiven(id),
};
export interface MailedBatches extends Values<typeof mailedBatchesFields> {}
export const mailedBatches = record<MailedBatches>(mailedBatchesFields);

const taggedFacilityFields = {
  facility_id: ifGiven(id),
  facility_number: requiredText,
  tagged: count,
};
export interface TaggedFacility extends Values<typeof taggedFacilityFields> {}
export const taggedFacility = record<TaggedFacility>(taggedFacilityFields);

const letterRemarkFields = {
  severity: word(RemarkSeverities),
  sentence: requiredText,
  count,
  tenants: list(questionTenant),
  dates_of: nullable(id),
};
export interface LetterRemark extends Values<typeof letterRemarkFields> {}
export const letterRemark = record<LetterRemark>(letterRemarkFields);

const facilityDatesFields = {
  facility_number: requiredText,
  dates: list(record({ name: requiredText, day })),
};
export interface FacilityDates extends Values<typeof facilityDatesFields> {}
export const facilityDates = record<FacilityDates>(facilityDatesFields);

const letterQuestionFields = {
  digest: requiredText,
  asks: flag,
  title: requiredText,
  summary: requiredText,
  noun: requiredText,
  letters: count,
  ready: count,
  dates: list(facilityDates),
  more_facilities: count,
  remarks: list(letterRemark),
  choices: list(letterGroup),
  left_out: list(letterGroup),
  picture: optionalText,
  preview: optionalText,
  tagged_facilities: list(taggedFacility),
};
export interface LetterQuestion extends Values<typeof letterQuestionFields> {}
export const letterQuestion = record<LetterQuestion>(letterQuestionFields);

/** What the server adds to the refusal of letters about which another question would be asked. */
export const staleQuestion = record<{ question: LetterQuestion }>({ question: letterQuestion });
