import { type Static, Type } from 'typebox';
import { SoftwareKinds } from '../facilities/enums.ts';
import { TenantStatuses } from '../tenants/enums.ts';
import { Id, MomentSchema, Nullable, OneOf, Ref } from '../values/schema.ts';
import {
  ImportChoiceKinds,
  ImportConfirmations,
  ImportDifferenceKinds,
  ImportedFields,
} from './enums.ts';

export * from './enums.ts';

/** The planned result of one row of the sheet. */
export const ImportPreviewRow = Type.Object({
  /** The row number in the spreadsheet program. */
  row: Type.Integer(),
  /** What becomes of the row, in words. */
  outcome: Type.String(),
  /** The reason, in words. */
  reason: Type.String(),
  /** The name of the tenant. */
  name: Type.String(),
  /** The unit, as the file spells it. */
  unit: Type.String(),
  /** The number of the facility; empty if it is unknown. */
  facility_number: Type.String(),
});
export interface ImportPreviewRow extends Static<typeof ImportPreviewRow> {}

/** A facility named by rows. */
export const ImportFacility = Type.Object({
  /** The number of the facility. */
  facility_number: Type.String(),
  /** The number of its rows in the file. */
  row_count: Type.Integer(),
  /** The facility's software before the import. */
  software: Nullable(OneOf(SoftwareKinds)),
});
export interface ImportFacility extends Static<typeof ImportFacility> {}

/** The question of a refused import (422). To answer yes, send the field named by `confirm` with `true`. */
export const ImportQuestion = Type.Object({
  /** The question in words. */
  message: Type.String(),
  /** The field of the import that answers it with `true`. */
  confirm: OneOf(ImportConfirmations),
  /** The facilities of the rows other than `facility_number`, or the facilities whose software would change. */
  facilities: Type.Array(Ref<ImportFacility>(ImportFacility)),
  /** The only program that writes these headings. */
  recognised_software: Nullable(OneOf(SoftwareKinds)),
});
export interface ImportQuestion extends Static<typeof ImportQuestion> {}

/** A file compared with the tenants that one facility had before the import. */
export const ImportComparison = Type.Object({
  /** The number of the facility. */
  facility_number: Type.String(),
  /** Its active tenants before the import. */
  tenants_before: Type.Integer(),
  /** Tenants in the file who are new. */
  new_count: Type.Integer(),
  /** Active tenants with another name, unit or address in the file. An import does not take these over. */
  changed_count: Type.Integer(),
  /** Of the changed tenants, those with another name. */
  renamed_count: Type.Integer(),
  /** Active tenants who are the same in the file. */
  same_count: Type.Integer(),
  /** Of the same tenants, those without a street in the file. They keep their address. */
  same_without_street_count: Type.Optional(Type.Integer()),
  /** Active tenants who are not in the file. An import does not remove them. */
  gone_count: Type.Integer(),
  /** Whether the file may be the file of another facility. */
  is_suspicious: Type.Boolean(),
});
export interface ImportComparison extends Static<typeof ImportComparison> {}

/** A field with another value in the file. */
export const ImportedChange = Type.Object({
  /** The field. */
  field: OneOf(ImportedFields),
  /** The stored value. */
  from: Type.String(),
  /** The value after taking over. */
  to: Type.String(),
  /** The file has the ZIP code with fewer digits; zeros were put before them. */
  pads_zip_code: Type.Optional(Type.Boolean()),
});
export interface ImportedChange extends Static<typeof ImportedChange> {}

/** A tenant who is new, changed or gone. */
export const ImportDifference = Type.Object({
  /** How the tenant differs. */
  kind: OneOf(ImportDifferenceKinds),
  /** The name of the tenant. */
  name: Type.String(),
  /** The units of the tenant. */
  unit: Type.String(),
  /** The number of the facility. */
  facility_number: Type.String(),
  /** The fields with another value in the file. */
  fields: Type.Array(OneOf(ImportedFields)),
  /** The values of these fields. */
  changes: Type.Optional(Type.Array(Ref<ImportedChange>(ImportedChange))),
  /** The id of the tenant, unless new. */
  tenant_id: Type.Optional(Id),
  /** When the tenant was changed last; sent back in an `ImportChoice`. */
  seen_at: Type.Optional(MomentSchema),
  /** The answer of the tenant. */
  status: Type.Optional(Nullable(OneOf(TenantStatuses))),
});
export interface ImportDifference extends Static<typeof ImportDifference> {}

/** What to take over for one tenant, chosen from the differences of a preview. */
export const ImportChoice = Type.Object({
  /** The id of the tenant. */
  tenant_id: Id,
  /** The `seen_at` of the difference: an import fails with 409 if the tenant was changed since. */
  seen_at: MomentSchema,
  /** The fields to take over from the file; `moved_out` for a tenant who is gone. */
  take: Type.Array(OneOf(ImportChoiceKinds), { minItems: 1 }),
});
export interface ImportChoice extends Static<typeof ImportChoice> {}

/** The choices of an import, as JSON in its field `apply`. */
export const ImportChoices = Type.Array(ImportChoice, { maxItems: 1_000 });

/** The rows that an import refused. */
export const ImportErrors = Type.Object({
  /** The number of the import. */
  id: Id,
  /** When the file was imported. */
  at: MomentSchema,
  /** The program of the file. */
  software: OneOf(SoftwareKinds),
  /** The number of refused rows; 0 once they are dismissed or the import is undone. */
  error_count: Type.Integer(),
  /** The first 1,000 of them. */
  rows: Type.Array(Ref<ImportPreviewRow>(ImportPreviewRow)),
});
export interface ImportErrors extends Static<typeof ImportErrors> {}

/** The answer to an undone import. */
export const UndoneImport = Type.Object({
  /** Tenants that were deleted again. */
  removed_count: Type.Integer(),
  /** Tenants that have their values from before the import again. */
  restored_count: Type.Optional(Type.Integer()),
});
export interface UndoneImport extends Static<typeof UndoneImport> {}

/**
 * `insert_count` and `active_tenants_count` are tenants, `error_count` rows (IMP-16). Another
 * server may leave the optional fields out. All counts together are the rows read (IMP-17).
 */
export const ImportResult = Type.Object({
  /** Tenants that were added. */
  insert_count: Type.Integer(),
  /** Tenants who were active already and are not stored again. */
  active_tenants_count: Type.Integer(),
  /** Rows with an error, also those of an unknown site. */
  error_count: Type.Integer(),
  /** The name of the workbook of duplicates, for `downloadUrl` of exports; `null` without duplicates. */
  duplicate_tenant_filename: Nullable(Type.String()),
  /** Tenants of an earlier period, who are not stored. */
  duplicate_tenant_count: Type.Integer(),
  /** The sites of the file that no facility has. */
  missing_prime_ids: Type.Array(Type.String()),
  /** Of the rows with an error, those with another reason than an unknown site. */
  bad_row_count: Type.Optional(Type.Integer()),
  /** Tenants that were changed or set to moved out, as chosen. */
  applied_count: Type.Optional(Type.Integer()),
  /** The number of rows read. */
  row_count: Type.Optional(Type.Integer()),
  /** Further rows of a counted tenant. */
  merged_row_count: Type.Optional(Type.Integer()),
  /** Vacant units, totals, repeated headings. */
  skipped_row_count: Type.Optional(Type.Integer()),
  /** A workbook of the rows that were not imported and the reasons, or `null`. */
  report_filename: Type.Optional(Nullable(Type.String())),
  /** The facilities of the rows. */
  facilities: Type.Optional(Type.Array(Ref<ImportFacility>(ImportFacility))),
  /** Identifies the import in `undo`. Not in a preview. */
  import_id: Type.Optional(Type.Integer()),
  /** The facilities that had tenants before. */
  comparisons: Type.Optional(Type.Array(Ref<ImportComparison>(ImportComparison))),
  /** The tenants who changed or are gone, then new ones: at most 1,000. */
  differences: Type.Optional(Type.Array(Ref<ImportDifference>(ImportDifference))),
  /** The first rows. Only in a preview. */
  preview_rows: Type.Optional(Type.Array(Ref<ImportPreviewRow>(ImportPreviewRow))),
});
export interface ImportResult extends Static<typeof ImportResult> {}
