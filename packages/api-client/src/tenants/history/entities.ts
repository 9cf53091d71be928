import {
  flag,
  ifGiven,
  list,
  moment,
  nullable,
  optionalList,
  optionalText,
  record,
  requiredMoment,
  requiredText,
  type Values,
  word,
} from '../../decode/fields.ts';
import { LetterTypes } from '../../letters/enums.ts';
import { StatusWords, TenantStatuses } from '../enums.ts';
import { TenantEventKinds } from './enums.ts';

const change = {
  kind: word(TenantEventKinds),
  status: nullable(word(TenantStatuses)),
  status_before: nullable(word(StatusWords)),
  coverage: optionalText,
  coverage_before: optionalText,
  charge_applied: nullable(flag),
  charge_confirmed: nullable(flag),
  charge_to_change: ifGiven(nullable(flag)),
  tagged: nullable(flag),
  fields: optionalList(requiredText),
};

export interface TenantChange extends Values<typeof change> {}
export const tenantChange = record<TenantChange>(change);

const changedValueFields = {
  field: requiredText,
  before: optionalText,
  after: optionalText,
};
export interface ChangedValue extends Values<typeof changedValueFields> {}
export const changedValue = record<ChangedValue>(changedValueFields);

const tenantEventFields = {
  ...change,
  values: ifGiven(list(changedValue)),
  at: requiredMoment,
  user: optionalText,
  letter_type: nullable(word(LetterTypes)),
  filename: optionalText,
  mail_time: moment,
};
export interface TenantEvent extends Values<typeof tenantEventFields> {}
export const tenantEvent = record<TenantEvent>(tenantEventFields);

export const tenantHistory = list(tenantEvent);
