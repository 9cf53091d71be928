import {
  count,
  day,
  id,
  ifGiven,
  list,
  moment,
  nullable,
  optionalList,
  optionalText,
  record,
  requiredDay,
  requiredMoment,
  requiredText,
  type Values,
  word,
} from '../../decode/fields.ts';
import { LetterTypes } from '../../letters/enums.ts';
import { tenantChange } from '../../tenants/history/entities.ts';
import { facility, facilityStats } from '../entities.ts';
import { SoftwareKinds } from '../enums.ts';
import { FacilityEventKinds } from './enums.ts';

const formerPeriodFields = {
  letter_effective_date: day,
  stats: facilityStats,
  premium_cents: nullable(count),
};
export interface FormerPeriod extends Values<typeof formerPeriodFields> {}
export const formerPeriod = record<FormerPeriod>(formerPeriodFields);

const periodLettersFields = {
  filename: requiredText,
  letter_type: word(LetterTypes),
  tenant_count: count,
  save_time: requiredMoment,
  mail_time: moment,
  mail_merge_file_name: ifGiven(optionalText),
};
export interface PeriodLetters extends Values<typeof periodLettersFields> {}
export const periodLetters = record<PeriodLetters>(periodLettersFields);

const lettersMailedFields = {
  letter_type: word(LetterTypes),
  mailed: count,
  not_mailed: count,
};
export interface LettersMailed extends Values<typeof lettersMailedFields> {}
export const lettersMailed = record<LettersMailed>(lettersMailedFields);

const periodImportFields = {
  id,
  at: requiredMoment,
  user: optionalText,
  software: word(SoftwareKinds),
  insert_count: count,
  active_tenants_count: count,
  duplicate_tenant_count: count,
  error_count: count,
  applied_count: ifGiven(count),
  undo: ifGiven(id),
};
export interface PeriodImport extends Values<typeof periodImportFields> {}
export const periodImport = record<PeriodImport>(periodImportFields);

const facilityEventFields = {
  id,
  at: requiredMoment,
  user: optionalText,
  kind: word(FacilityEventKinds),
  letter_type: nullable(word(LetterTypes)),
  count: nullable(count),
  fields: optionalList(requiredText),
  dates: optionalList(record({ field: requiredText, day })),
  filename: optionalText,
  change: nullable(tenantChange),
};
export interface FacilityEvent extends Values<typeof facilityEventFields> {}
export const facilityEvent = record<FacilityEvent>(facilityEventFields);

const facilityOverviewFields = {
  facility,
  today: requiredDay,
  non_responder: count,
  tagged: ifGiven(count),
  letters: list(periodLetters),
  letters_mailed: optionalList(lettersMailed),
  imports: list(periodImport),
  events: list(facilityEvent),
  premium_cents: ifGiven(count),
  former: ifGiven(nullable(formerPeriod)),
};
export interface FacilityOverview extends Values<typeof facilityOverviewFields> {}
export const facilityOverview = record<FacilityOverview>(facilityOverviewFields);

const answerWeekFields = {
  week: requiredDay,
  answers: count,
};
export interface AnswerWeek extends Values<typeof answerWeekFields> {}
export const answerWeek = record<AnswerWeek>(answerWeekFields);

export const answerWeeks = list(answerWeek);
