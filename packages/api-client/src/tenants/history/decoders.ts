import {
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
import type { TenantStatus } from '../enums.ts';
import type { TenantEvent } from './contract.ts';
import type { TenantEventKind } from './enums.ts';

export const tenantHistory = list(
  record<TenantEvent>({
    kind: word<TenantEventKind>(),
    at: requiredMoment,
    user: optionalText,
    status: nullable(word<TenantStatus>()),
    fields: optionalList(requiredText),
    letter_type: nullable(word<LetterType>()),
    filename: optionalText,
    mail_time: moment,
  }),
);
