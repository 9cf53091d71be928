import {
  count,
  day,
  flag,
  id,
  ifGiven,
  list,
  moment,
  optionalText,
  record,
  requiredDay,
  requiredMoment,
  requiredText,
  type Values,
  word,
} from '../decode/fields.ts';
import { pageOf } from '../decode/listPage.ts';
import { LetterProblemKinds, LetterTypes } from './enums.ts';

const mailingCountsFields = {
  all: count,
  initial_letter_ready: count,
  follow_up_letter_ready: count,
  welcome_letter_ready: count,
  tagged_for_removal: count,
};
export interface MailingCounts extends Values<typeof mailingCountsFields> {}
export const mailingCounts = record<MailingCounts>(mailingCountsFields);

const letterProblemFields = {
  tenant_id: count,
  first_name: optionalText,
  last_name: optionalText,
  unit: optionalText,
  facility_number: requiredText,
  problem: word(LetterProblemKinds),
  address_fault: ifGiven(requiredText),
};
export interface LetterProblem extends Values<typeof letterProblemFields> {}
export const letterProblem = record<LetterProblem>(letterProblemFields);

export const changedTenants = list(letterProblem);

const batchLetterFields = {
  tenant_id: count,
  recipient: optionalText,
  unit: optionalText,
  facility_number: optionalText,
};
export interface BatchLetter extends Values<typeof batchLetterFields> {}
export const batchLetter = record<BatchLetter>(batchLetterFields);

export const batchLetters = list(batchLetter);

const generatedLettersFields = {
  file_name: requiredText,
  mail_merge_file_name: optionalText,
  letter_type: word(LetterTypes),
  tenant_count: count,
  left_out: ifGiven(list(letterProblem)),
};
export interface GeneratedLetters extends Values<typeof generatedLettersFields> {}
export const generatedLetters = record<GeneratedLetters>(generatedLettersFields);

const generatedBatchesFields = {
  batches: list(generatedLetters),
  remaining: count,
  error: ifGiven(requiredText),
  left_out: ifGiven(list(letterProblem)),
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
  other_letters: ifGiven(count),
  tenants_gone: ifGiven(count),
  enrollment_letter_date: ifGiven(requiredDay),
};
export interface LetterBatch extends Values<typeof letterBatchFields> {}
export const letterBatch = record<LetterBatch>(letterBatchFields);

export const letterBatchPage = pageOf(letterBatch);

const mailedBatchesFields = {
  filenames: list(requiredText),
  mailed_on: day,
};
export interface MailedBatches extends Values<typeof mailedBatchesFields> {}
export const mailedBatches = record<MailedBatches>(mailedBatchesFields);

const letterFacilityFields = {
  facility_number: requiredText,
  account_name: optionalText,
  initial_letter_send_date: day,
  follow_up_letter_send_date: day,
  welcome_letter_send_date: day,
  letter_effective_date: day,
  move_outs_confirmed: flag,
  unmailed_audit_letters: count,
  enrollment_letters: count,
  covered_before_answer: ifGiven(list(letterProblem)),
  covered_later: ifGiven(list(letterProblem)),
  charge_not_applied: ifGiven(list(letterProblem)),
  other_state: ifGiven(list(letterProblem)),
  doubtful_name: ifGiven(list(letterProblem)),
};
export interface LetterFacility extends Values<typeof letterFacilityFields> {}
export const letterFacility = record<LetterFacility>(letterFacilityFields);

const taggedFacilityFields = {
  facility_id: ifGiven(id),
  facility_number: requiredText,
  tagged: count,
};
export interface TaggedFacility extends Values<typeof taggedFacilityFields> {}
export const taggedFacility = record<TaggedFacility>(taggedFacilityFields);

const letterPreflightFields = {
  ready: count,
  tagged: count,
  moved_out: ifGiven(count),
  incomplete: count,
  unprintable: count,
  letters: count,
  letters_digest: ifGiven(requiredText),
  problems: list(letterProblem),
  facilities: list(letterFacility),
  tagged_facilities: list(taggedFacility),
};
export interface LetterPreflight extends Values<typeof letterPreflightFields> {}
export const letterPreflight = record<LetterPreflight>(letterPreflightFields);
