import { number, optionalList, optionalText, record, text } from '../http/readers.ts';
import type { ImportResult } from './contract.ts';

export const importResult = record<ImportResult>({
  insert_count: number,
  active_tenants_count: number,
  error_count: number,
  duplicate_tenant_filename: optionalText,
  duplicate_tenant_count: number,
  missing_prime_ids: optionalList(text),
});
