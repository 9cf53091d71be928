import {
  count,
  id,
  list,
  moment,
  optionalList,
  optionalText,
  record,
  requiredMoment,
  requiredText,
  type Values,
  word,
} from '../../decode/fields.ts';
import { coverage } from '../../facilities/entities.ts';
import { LetterTypes } from '../../letters/enums.ts';
import { tenant } from '../entities.ts';

const tenantLetterFields = {
  filename: requiredText,
  page: count,
  letter_type: word(LetterTypes),
  save_time: requiredMoment,
  mail_time: moment,
};
export interface TenantLetter extends Values<typeof tenantLetterFields> {}
export const tenantLetter = record<TenantLetter>(tenantLetterFields);

const tenantOverviewFields = {
  tenant,
  account_name: optionalText,
  coverages: list(coverage),
  letters: list(tenantLetter),
  same_lease_ids: optionalList(id),
};
export interface TenantOverview extends Values<typeof tenantOverviewFields> {}
export const tenantOverview = record<TenantOverview>(tenantOverviewFields);
