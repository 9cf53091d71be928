import {
  list,
  moment,
  number,
  optionalText,
  record,
  requiredMoment,
  requiredText,
  word,
} from '../../decode/decoders.ts';
import { coverage } from '../../facilities/entities.ts';
import type { LetterType } from '../../letters/enums.ts';
import { tenant } from '../entities.ts';
import type { TenantLetter, TenantOverview } from './contract.ts';

export const tenantOverview = record<TenantOverview>({
  tenant,
  account_name: optionalText,
  coverages: list(coverage),
  letters: list(
    record<TenantLetter>({
      filename: requiredText,
      page: number,
      letter_type: word<LetterType>(),
      save_time: requiredMoment,
      mail_time: moment,
    }),
  ),
});
