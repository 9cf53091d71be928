import {
  list,
  number,
  optionalList,
  optionalText,
  type Reader,
  record,
  text,
} from '../http/readers.ts';
import type { ImportPreviewRow, ImportResult } from './contract.ts';

/** What our own server says beyond the specification, and another may leave out. */
const ifGiven =
  <T>(read: Reader<T>): Reader<T | undefined> =>
  (value) =>
    value === undefined ? undefined : read(value);

export const importResult = record<ImportResult>({
  insert_count: number,
  active_tenants_count: number,
  error_count: number,
  duplicate_tenant_filename: optionalText,
  duplicate_tenant_count: number,
  missing_prime_ids: optionalList(text),
  row_count: ifGiven(number),
  merged_row_count: ifGiven(number),
  skipped_row_count: ifGiven(number),
  report_filename: ifGiven(optionalText),
  preview_rows: ifGiven(
    list(
      record<ImportPreviewRow>({
        row: number,
        outcome: text,
        reason: text,
        name: text,
        unit: text,
        facility_number: text,
      }),
    ),
  ),
});
