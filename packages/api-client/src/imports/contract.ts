import { type Static, Type } from 'typebox';
import { Nullable } from '../http/schema.ts';

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

/**
 * `insert_count` and `active_tenants_count` are tenants, `error_count` rows (Contract §7). What is
 * optional goes beyond the specification: all counts together are the rows read.
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
  /** Only of a preview, and only its first rows. */
  preview_rows: Type.Optional(Type.Array(ImportPreviewRow)),
});
export type ImportResult = Static<typeof ImportResult>;
