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
  word,
} from '../../decode/decoders.ts';
import type { LetterType } from '../../letters/enums.ts';
import type { StatusWord, TenantStatus } from '../enums.ts';
import type { ChangedValue, TenantChange, TenantEvent } from './contract.ts';
import type { TenantEventKind } from './enums.ts';

const change = {
  kind: word<TenantEventKind>(),
  status: nullable(word<TenantStatus>()),
  status_before: nullable(word<StatusWord>()),
  coverage: optionalText,
  coverage_before: optionalText,
  charge_applied: nullable(flag),
  charge_confirmed: nullable(flag),
  charge_to_change: ifGiven(nullable(flag)),
  tagged: nullable(flag),
  fields: optionalList(requiredText),
};

export const tenantChange = record<TenantChange>(change);

export const tenantHistory = list(
  record<TenantEvent>({
    ...change,
    values: ifGiven(
      list(
        record<ChangedValue>({ field: requiredText, before: optionalText, after: optionalText }),
      ),
    ),
    at: requiredMoment,
    user: optionalText,
    letter_type: nullable(word<LetterType>()),
    filename: optionalText,
    mail_time: moment,
  }),
);
