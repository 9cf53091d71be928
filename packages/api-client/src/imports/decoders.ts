import {
  DecodeError,
  type Decoder,
  flag,
  ifGiven,
  list,
  nullable,
  number,
  optionalList,
  optionalText,
  record,
  requiredMoment,
  text,
  word,
} from '../decode/decoders.ts';
import type { Software } from '../facilities/enums.ts';
import type { TenantStatus } from '../tenants/enums.ts';
import type {
  ImportComparison,
  ImportDifference,
  ImportErrors,
  ImportedChange,
  ImportFacility,
  ImportPreviewRow,
  ImportQuestion,
  ImportResult,
  UndoneImport,
} from './contract.ts';
import {
  type ImportConfirmation,
  ImportConfirmations,
  type ImportDifferenceKind,
  type ImportedField,
} from './enums.ts';

const facilities = list(
  record<ImportFacility>({
    facility_id: ifGiven(number),
    facility_number: text,
    row_count: number,
    software: nullable(word<Software>()),
  }),
);

/** `null` for a question that this client cannot answer. */
const confirmation: Decoder<ImportConfirmation> = (value) => {
  const known = ImportConfirmations.find((name) => name === value);
  if (!known) throw new DecodeError('expected the name of a confirmation');
  return known;
};

export const importQuestion = record<ImportQuestion>({
  message: text,
  confirm: confirmation,
  facilities,
  recognised_software: nullable(word<Software>()),
});

const comparison = record<ImportComparison>({
  facility_number: text,
  tenants_before: number,
  new_count: number,
  changed_count: number,
  renamed_count: number,
  same_count: number,
  same_without_street_count: ifGiven(number),
  gone_count: number,
  is_suspicious: flag,
});

const difference = record<ImportDifference>({
  facility_id: ifGiven(number),
  kind: word<ImportDifferenceKind>(),
  name: text,
  unit: text,
  facility_number: text,
  fields: list(word<ImportedField>()),
  changes: ifGiven(
    list(
      record<ImportedChange>({
        field: word<ImportedField>(),
        from: text,
        to: text,
        pads_zip_code: ifGiven(flag),
        is_edited: ifGiven(flag),
      }),
    ),
  ),
  tenant_id: ifGiven(number),
  seen_at: ifGiven(requiredMoment),
  status: ifGiven(nullable(word<TenantStatus>())),
  moved_out_in_file: ifGiven(flag),
});

const previewRows = list(
  record<ImportPreviewRow>({
    row: number,
    outcome: text,
    reason: text,
    name: text,
    unit: text,
    facility_number: text,
    remarked: ifGiven(flag),
    in_bin: ifGiven(flag),
  }),
);

export const importErrors = record<ImportErrors>({
  id: number,
  at: requiredMoment,
  software: word<Software>(),
  error_count: number,
  rows: previewRows,
});

export const undoneImport = record<UndoneImport>({
  removed_count: number,
  restored_count: ifGiven(number),
});

export const importResult = record<ImportResult>({
  insert_count: number,
  active_tenants_count: number,
  error_count: number,
  duplicate_tenant_filename: optionalText,
  duplicate_tenant_count: number,
  missing_prime_ids: optionalList(text),
  bad_row_count: ifGiven(number),
  applied_count: ifGiven(number),
  row_count: ifGiven(number),
  merged_row_count: ifGiven(number),
  skipped_row_count: ifGiven(number),
  report_filename: ifGiven(optionalText),
  facilities: ifGiven(facilities),
  import_id: ifGiven(number),
  other_facility: ifGiven(optionalText),
  comparisons: ifGiven(list(comparison)),
  differences: ifGiven(list(difference)),
  preview_rows: ifGiven(previewRows),
});
