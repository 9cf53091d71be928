import {
  day,
  flag,
  id,
  ifGiven,
  list,
  moment,
  number,
  optionalText,
  record,
  requiredDay,
  requiredMoment,
  requiredText,
  word,
} from '../decode/decoders.ts';
import { pageOf } from '../decode/listPage.ts';
import type {
  BatchLetter,
  GeneratedBatches,
  GeneratedLetters,
  LetterBatch,
  LetterFacility,
  LetterPreflight,
  LetterProblem,
  MailedBatches,
  MailingCounts,
  TaggedFacility,
} from './contract.ts';
import type { LetterProblemKind, LetterType } from './enums.ts';

export const mailingCounts = record<MailingCounts>({
  all: number,
  initial_letter_ready: number,
  follow_up_letter_ready: number,
  welcome_letter_ready: number,
  tagged_for_removal: number,
});

const letterProblem = record<LetterProblem>({
  tenant_id: number,
  first_name: optionalText,
  last_name: optionalText,
  unit: optionalText,
  facility_number: requiredText,
  problem: word<LetterProblemKind>(),
  address_fault: ifGiven(requiredText),
});

export const changedTenants = list(letterProblem);

export const batchLetters = list(
  record<BatchLetter>({
    tenant_id: number,
    recipient: optionalText,
    unit: optionalText,
    facility_number: optionalText,
  }),
);

export const generatedLetters = record<GeneratedLetters>({
  file_name: requiredText,
  mail_merge_file_name: optionalText,
  letter_type: word<LetterType>(),
  tenant_count: number,
  left_out: ifGiven(list(letterProblem)),
});

export const generatedBatches = record<GeneratedBatches>({
  batches: list(generatedLetters),
  remaining: number,
  error: ifGiven(requiredText),
  left_out: ifGiven(list(letterProblem)),
});

export const letterBatchPage = pageOf(
  record<LetterBatch>({
    filename: requiredText,
    facility_number: optionalText,
    letter_type: word<LetterType>(),
    tenant_count: number,
    save_time: requiredMoment,
    mail_time: moment,
    state: ifGiven(requiredText),
    mailed_later: ifGiven(number),
    other_letters: ifGiven(number),
    tenants_gone: ifGiven(number),
    enrollment_letter_date: ifGiven(requiredDay),
  }),
);

export const mailedBatches = record<MailedBatches>({
  filenames: list(requiredText),
  mailed_on: day,
});

export const letterPreflight = record<LetterPreflight>({
  ready: number,
  tagged: number,
  moved_out: ifGiven(number),
  incomplete: number,
  unprintable: number,
  letters: number,
  letters_digest: ifGiven(requiredText),
  problems: list(letterProblem),
  facilities: list(
    record<LetterFacility>({
      facility_number: requiredText,
      account_name: optionalText,
      initial_letter_send_date: day,
      follow_up_letter_send_date: day,
      welcome_letter_send_date: day,
      letter_effective_date: day,
      move_outs_confirmed: flag,
      unmailed_audit_letters: number,
      enrollment_letters: number,
      covered_before_answer: ifGiven(list(letterProblem)),
      covered_later: ifGiven(list(letterProblem)),
      charge_not_applied: ifGiven(list(letterProblem)),
      other_state: ifGiven(list(letterProblem)),
      doubtful_name: ifGiven(list(letterProblem)),
    }),
  ),
  tagged_facilities: list(
    record<TaggedFacility>({
      facility_id: ifGiven(id),
      facility_number: requiredText,
      tagged: number,
    }),
  ),
});
