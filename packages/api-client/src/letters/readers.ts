import { pageOf } from '../http/page.ts';
import {
  moment,
  number,
  optionalText,
  record,
  requiredMoment,
  requiredText,
  word,
} from '../http/readers.ts';
import type { GeneratedLetters, LetterBatch, MailingCounts } from './contract.ts';
import type { LetterType } from './words.ts';

export const mailingCounts = record<MailingCounts>({
  all: number,
  initial_letter_ready: number,
  follow_up_letter_ready: number,
  welcome_letter_ready: number,
  tagged_for_removal: number,
});

export const generatedLetters = record<GeneratedLetters>({
  file_name: requiredText,
  mail_merge_file_name: optionalText,
  letter_type: word<LetterType>(),
  tenant_count: number,
});

export const letterBatchPage = pageOf(
  record<LetterBatch>({
    filename: requiredText,
    facility_number: optionalText,
    letter_type: word<LetterType>(),
    tenant_count: number,
    save_time: requiredMoment,
    mail_time: moment,
  }),
);
