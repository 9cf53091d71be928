import { type Static, Type } from 'typebox';
import { SoftwareKinds } from '../facilities/words.ts';
import { Nullable, OneOf } from '../http/schema.ts';
import { ImportConfirmations } from './words.ts';

export * from './words.ts';

/** What a preview says that an import would do with one row of the sheet. */
export const ImportPreviewRow = Type.Object({
  row: Type.Integer({ description: 'As the spreadsheet program numbers it' }),
  outcome: Type.String(),
  reason: Type.String(),
  name: Type.String(),
  unit: Type.String(),
  facility_number: Type.String(),
});
export type ImportPreviewRow = Static<typeof ImportPreviewRow>;

/** A facility that rows are for. */
export const ImportFacility = Type.Object({
  facility_number: Type.String(),
  row_count: Type.Integer(),
  /** What the facility used before the import. */
  software: Nullable(OneOf(SoftwareKinds)),
});
export type ImportFacility = Static<typeof ImportFacility>;

/** What a refused import (422) asks. A yes is sent as the field that `confirm` names, with `true`. */
export const ImportQuestion = Type.Object({
  message: Type.String(),
  confirm: OneOf(ImportConfirmations),
  /** The facilities that rows are for, but not the one of `facility_number`; or those whose software would change. */
  facilities: Type.Array(ImportFacility),
  /** The program that certainly wrote the files. */
  recognised_software: Nullable(OneOf(SoftwareKinds)),
});
export type ImportQuestion = Static<typeof ImportQuestion>;

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
  /** Further rows of a tenant who is counted already. */
  merged_row_count: Type.Optional(Type.Integer()),
  /** Vacant units, totals, repeated headings. */
  skipped_row_count: Type.Optional(Type.Integer()),
  /** A workbook with each row that was not imported, and why; `null` when there is none. */
  report_filename: Type.Optional(Nullable(Type.String())),
  /** The facilities that the rows are for. */
  facilities: Type.Optional(Type.Array(ImportFacility)),
  /** Only of a preview, and only its first rows. */
  preview_rows: Type.Optional(Type.Array(ImportPreviewRow)),
});
export type ImportResult = Static<typeof ImportResult>;
