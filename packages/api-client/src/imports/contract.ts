import { type Static, Type } from 'typebox';
import { SoftwareKinds } from '../facilities/enums.ts';
import { Nullable, OneOf } from '../values/schema.ts';
import { ImportConfirmations, ImportDifferenceKinds, ImportedFields } from './enums.ts';

export * from './enums.ts';

/** The planned result of one row of the sheet. */
export const ImportPreviewRow = Type.Object({
  row: Type.Integer({ description: 'The row number in the spreadsheet program' }),
  outcome: Type.String(),
  reason: Type.String(),
  name: Type.String(),
  unit: Type.String(),
  facility_number: Type.String(),
});
export type ImportPreviewRow = Static<typeof ImportPreviewRow>;

/** A facility named by rows. */
export const ImportFacility = Type.Object({
  facility_number: Type.String(),
  row_count: Type.Integer(),
  /** The facility's software before the import. */
  software: Nullable(OneOf(SoftwareKinds)),
});
export type ImportFacility = Static<typeof ImportFacility>;

/** The question of a refused import (422). To answer yes, send the field named by `confirm` with `true`. */
export const ImportQuestion = Type.Object({
  message: Type.String(),
  confirm: OneOf(ImportConfirmations),
  /** The facilities of the rows other than `facility_number`, or the facilities whose software would change. */
  facilities: Type.Array(ImportFacility),
  /** The only program that writes these headings. */
  recognised_software: Nullable(OneOf(SoftwareKinds)),
});
export type ImportQuestion = Static<typeof ImportQuestion>;

/** A file compared with the tenants that one facility had before the import. */
export const ImportComparison = Type.Object({
  facility_number: Type.String(),
  tenants_before: Type.Integer(),
  new_count: Type.Integer(),
  /** Active tenants with another name, unit or address in the file. An import does not take these over. */
  changed_count: Type.Integer(),
  /** Of the changed tenants, those with another name. */
  renamed_count: Type.Integer(),
  same_count: Type.Integer(),
  /** Active tenants who are not in the file. An import does not remove them. */
  gone_count: Type.Integer(),
  /** Whether the file may be the file of another facility. */
  is_suspicious: Type.Boolean(),
});
export type ImportComparison = Static<typeof ImportComparison>;

/** A tenant who is new, changed or gone. */
export const ImportDifference = Type.Object({
  kind: OneOf(ImportDifferenceKinds),
  name: Type.String(),
  unit: Type.String(),
  facility_number: Type.String(),
  /** The fields with another value in the file. */
  fields: Type.Array(OneOf(ImportedFields)),
});
export type ImportDifference = Static<typeof ImportDifference>;

/** The answer to an undone import. */
export const UndoneImport = Type.Object({ removed_count: Type.Integer() });
export type UndoneImport = Static<typeof UndoneImport>;

/**
 * `insert_count` and `active_tenants_count` are tenants, `error_count` rows (IMP-16). Another
 * server may leave the optional fields out. All counts together are the rows read (IMP-17).
 */
export const ImportResult = Type.Object({
  insert_count: Type.Integer(),
  active_tenants_count: Type.Integer(),
  error_count: Type.Integer(),
  duplicate_tenant_filename: Nullable(Type.String()),
  duplicate_tenant_count: Type.Integer(),
  missing_prime_ids: Type.Array(Type.String()),
  row_count: Type.Optional(Type.Integer()),
  /** Further rows of a counted tenant. */
  merged_row_count: Type.Optional(Type.Integer()),
  /** Vacant units, totals, repeated headings. */
  skipped_row_count: Type.Optional(Type.Integer()),
  /** A workbook of the rows that were not imported and the reasons, or `null`. */
  report_filename: Type.Optional(Nullable(Type.String())),
  /** The facilities of the rows. */
  facilities: Type.Optional(Type.Array(ImportFacility)),
  /** Identifies the import in `undo`. Not in a preview. */
  import_id: Type.Optional(Type.Integer()),
  /** The facilities that had tenants before. */
  comparisons: Type.Optional(Type.Array(ImportComparison)),
  /** The tenants who changed or are gone, then new ones: at most 1,000. */
  differences: Type.Optional(Type.Array(ImportDifference)),
  /** The first rows. Only in a preview. */
  preview_rows: Type.Optional(Type.Array(ImportPreviewRow)),
});
export type ImportResult = Static<typeof ImportResult>;
