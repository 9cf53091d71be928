import {
  count,
  flag,
  id,
  ifGiven,
  knownWord,
  list,
  nullable,
  optionalList,
  optionalText,
  record,
  requiredMoment,
  text,
  type Values,
  word,
} from '../decode/fields.ts';
import { SoftwareKinds } from '../facilities/enums.ts';
import { TenantStatuses } from '../tenants/enums.ts';
import { ImportConfirmations, ImportDifferenceKinds, ImportedFields } from './enums.ts';

const importFacilityFields = {
  facility_id: ifGiven(id),
  facility_number: text,
  row_count: count,
  software: nullable(word(SoftwareKinds)),
};
export interface ImportFacility extends Values<typeof importFacilityFields> {}
export const importFacility = record<ImportFacility>(importFacilityFields);

const facilities = list(importFacility);

const importQuestionFields = {
  message: text,
  confirm: knownWord(ImportConfirmations),
  facilities,
  recognised_software: nullable(word(SoftwareKinds)),
};
export interface ImportQuestion extends Values<typeof importQuestionFields> {}
export const importQuestion = record<ImportQuestion>(importQuestionFields);

/** The refusal of a rent roll without headings that are recognised. */
export const unreadHeadings = record<{ headings: string[] }>({ headings: list(text) });

const comparisonFields = {
  facility_number: text,
  tenants_before: count,
  new_count: count,
  changed_count: count,
  renamed_count: count,
  same_count: count,
  same_without_street_count: ifGiven(count),
  gone_count: count,
  is_suspicious: flag,
};
export interface ImportComparison extends Values<typeof comparisonFields> {}
export const comparison = record<ImportComparison>(comparisonFields);

const importedChangeFields = {
  field: word(ImportedFields),
  from: text,
  to: text,
  is_edited: ifGiven(flag),
  remark: ifGiven(text),
};
export interface ImportedChange extends Values<typeof importedChangeFields> {}
export const importedChange = record<ImportedChange>(importedChangeFields);

const differenceFields = {
  facility_id: ifGiven(id),
  kind: word(ImportDifferenceKinds),
  name: text,
  unit: text,
  facility_number: text,
  fields: list(word(ImportedFields)),
  changes: ifGiven(list(importedChange)),
  tenant_id: ifGiven(id),
  seen_at: ifGiven(requiredMoment),
  status: ifGiven(nullable(word(TenantStatuses))),
  moved_out_in_file: ifGiven(flag),
};
export interface ImportDifference extends Values<typeof differenceFields> {}
export const difference = record<ImportDifference>(differenceFields);

const importPreviewRowFields = {
  row: count,
  outcome: text,
  reason: text,
  name: text,
  unit: text,
  facility_number: text,
  remarked: ifGiven(flag),
  in_bin: ifGiven(flag),
};
export interface ImportPreviewRow extends Values<typeof importPreviewRowFields> {}
export const importPreviewRow = record<ImportPreviewRow>(importPreviewRowFields);

const previewRows = list(importPreviewRow);

const importErrorsFields = {
  id,
  at: requiredMoment,
  software: word(SoftwareKinds),
  error_count: count,
  rows: previewRows,
};
export interface ImportErrors extends Values<typeof importErrorsFields> {}
export const importErrors = record<ImportErrors>(importErrorsFields);

const outcomeFields = { outcome: text, row_count: count };
export interface ImportOutcome extends Values<typeof outcomeFields> {}
export const outcome = record<ImportOutcome>(outcomeFields);

const importResultFields = {
  insert_count: count,
  active_tenants_count: count,
  error_count: count,
  duplicate_tenant_filename: optionalText,
  duplicate_tenant_count: count,
  missing_prime_ids: optionalList(text),
  bad_row_count: ifGiven(count),
  applied_count: ifGiven(count),
  row_count: ifGiven(count),
  merged_row_count: ifGiven(count),
  skipped_row_count: ifGiven(count),
  remarked_row_count: ifGiven(count),
  in_bin_row_count: ifGiven(count),
  outcomes: ifGiven(list(outcome)),
  report_filename: ifGiven(optionalText),
  facilities: ifGiven(facilities),
  import_id: ifGiven(count),
  undo: ifGiven(id),
  other_facility: ifGiven(optionalText),
  comparisons: ifGiven(list(comparison)),
  differences: ifGiven(list(difference)),
  preview_rows: ifGiven(previewRows),
};
export interface ImportResult extends Values<typeof importResultFields> {}
export const importResult = record<ImportResult>(importResultFields);
