import { type Static, Type } from 'typebox';
import { SoftwareKinds } from '../facilities/enums.ts';
import { TenantStatuses } from '../tenants/enums.ts';
import { described, Id, MomentSchema, Nullable, OneOf, Ref } from '../values/schema.ts';
import {
  ImportChoiceKinds,
  ImportConfirmations,
  ImportDifferenceKinds,
  ImportedFields,
} from './enums.ts';

export * from './enums.ts';

export const ImportPreviewRow = Type.Object(
  {
    row: described('The row number in the spreadsheet program.', Type.Integer()),
    outcome: described('What becomes of the row, in words.', Type.String()),
    reason: described('The reason, in words.', Type.String()),
    name: described('The name of the tenant.', Type.String()),
    unit: described('The unit, as the file spells it.', Type.String()),
    facility_number: described(
      'The number of the facility; empty if it is unknown.',
      Type.String(),
    ),
    remarked: Type.Optional(
      described(
        '`true` if the tenant is known or imported, but the row needs a look.',
        Type.Boolean(),
      ),
    ),
    in_bin: Type.Optional(
      described(
        '`true` if the bin of the facility has this tenant, who was deleted.',
        Type.Boolean(),
      ),
    ),
  },
  {
    title: 'ImportPreviewRow',
    description: 'What an import does, or did, with one row of the sheet.',
  },
);
export interface ImportPreviewRow extends Static<typeof ImportPreviewRow> {}

export const ImportFacility = Type.Object(
  {
    facility_id: Type.Optional(described('The id of the facility.', Id)),
    facility_number: described('The number of the facility.', Type.String()),
    row_count: described('The number of its rows in the file.', Type.Integer()),
    software: described(
      "The facility's software before the import.",
      Nullable(OneOf(SoftwareKinds)),
    ),
  },
  { title: 'ImportFacility', description: 'A facility named by rows.' },
);
export interface ImportFacility extends Static<typeof ImportFacility> {}

export const ImportQuestion = Type.Object(
  {
    message: described('The question in words.', Type.String()),
    confirm: described(
      'The field of the import that answers it with `true`.',
      OneOf(ImportConfirmations),
    ),
    facilities: described(
      'The facilities of the rows other than `facility_number`, or the facilities whose software would change.',
      Type.Array(Ref<ImportFacility>(ImportFacility)),
    ),
    recognised_software: described(
      'The only program that writes these headings.',
      Nullable(OneOf(SoftwareKinds)),
    ),
  },
  {
    title: 'ImportQuestion',
    description:
      'The question of a refused import (422). To answer yes, send the field named by `confirm` with `true`.',
  },
);
export interface ImportQuestion extends Static<typeof ImportQuestion> {}

export const ImportComparison = Type.Object(
  {
    facility_number: described('The number of the facility.', Type.String()),
    tenants_before: described('Its active tenants before the import.', Type.Integer()),
    new_count: described('Tenants in the file who are new.', Type.Integer()),
    changed_count: described(
      'Active tenants with another name, unit or address in the file. An import does not take these over.',
      Type.Integer(),
    ),
    renamed_count: described('Of the changed tenants, those with another name.', Type.Integer()),
    same_count: described('Active tenants who are the same in the file.', Type.Integer()),
    same_without_street_count: Type.Optional(
      described(
        'Of the same tenants, those without a street in the file. They keep their address.',
        Type.Integer(),
      ),
    ),
    gone_count: described(
      'Active tenants who are not in the file, or moved out there. An import does not remove them.',
      Type.Integer(),
    ),
    is_suspicious: described(
      'Whether the file may be the file of another facility.',
      Type.Boolean(),
    ),
  },
  {
    title: 'ImportComparison',
    description: 'A file compared with the tenants that one facility had before the import.',
  },
);
export interface ImportComparison extends Static<typeof ImportComparison> {}

export const ImportedChange = Type.Object(
  {
    field: described('The field.', OneOf(ImportedFields)),
    from: described('The stored value.', Type.String()),
    to: described('The value after taking over.', Type.String()),
    pads_zip_code: Type.Optional(
      described(
        'The file has the ZIP code with fewer digits; zeros were put before them.',
        Type.Boolean(),
      ),
    ),
    is_edited: Type.Optional(
      described(
        'A user has edited the stored value, which no import replaced since.',
        Type.Boolean(),
      ),
    ),
  },
  { title: 'ImportedChange', description: 'A field with another value in the file.' },
);
export interface ImportedChange extends Static<typeof ImportedChange> {}

export const ImportDifference = Type.Object(
  {
    kind: described('How the tenant differs.', OneOf(ImportDifferenceKinds)),
    name: described('The name of the tenant.', Type.String()),
    unit: described('The units of the tenant.', Type.String()),
    facility_id: Type.Optional(described('The id of the facility.', Id)),
    facility_number: described('The number of the facility.', Type.String()),
    fields: described(
      'The fields with another value in the file.',
      Type.Array(OneOf(ImportedFields)),
    ),
    changes: Type.Optional(
      described('The values of these fields.', Type.Array(Ref<ImportedChange>(ImportedChange))),
    ),
    tenant_id: Type.Optional(described('The id of the tenant, unless new.', Id)),
    seen_at: Type.Optional(
      described('When the tenant was changed last; sent back in an `ImportChoice`.', MomentSchema),
    ),
    status: Type.Optional(described('The answer of the tenant.', Nullable(OneOf(TenantStatuses)))),
    moved_out_in_file: Type.Optional(
      described(
        'Of a tenant who is gone: the file has the tenant, as moved out. Missing if it does not.',
        Type.Boolean(),
      ),
    ),
  },
  { title: 'ImportDifference', description: 'A tenant who is new, changed or gone.' },
);
export interface ImportDifference extends Static<typeof ImportDifference> {}

export const ImportChoice = Type.Object(
  {
    tenant_id: described('The id of the tenant.', Id),
    seen_at: described(
      'The `seen_at` of the difference: an import fails with 409 if the tenant was changed since.',
      MomentSchema,
    ),
    take: described(
      'The fields to take over from the file; `moved_out` for a tenant who is gone.',
      Type.Array(OneOf(ImportChoiceKinds), { minItems: 1 }),
    ),
  },
  {
    title: 'ImportChoice',
    description: 'What to take over for one tenant, chosen from the differences of a preview.',
  },
);
export interface ImportChoice extends Static<typeof ImportChoice> {}

/** The choices of an import, as JSON in its field `apply`. */
export const ImportChoices = Type.Array(ImportChoice, { maxItems: 1_000 });

export const ImportErrors = Type.Object(
  {
    id: described('The number of the import.', Id),
    at: described('When the file was imported.', MomentSchema),
    software: described('The program of the file.', OneOf(SoftwareKinds)),
    error_count: described(
      'The number of refused rows; 0 once they are dismissed or the import is undone.',
      Type.Integer(),
    ),
    rows: described(
      'The first 1,000 of them.',
      Type.Array(Ref<ImportPreviewRow>(ImportPreviewRow)),
    ),
  },
  { title: 'ImportErrors', description: 'The rows that an import refused.' },
);
export interface ImportErrors extends Static<typeof ImportErrors> {}

export const UndoneImport = Type.Object(
  {
    removed_count: described('Tenants that were deleted again.', Type.Integer()),
    restored_count: Type.Optional(
      described('Tenants that have their values from before the import again.', Type.Integer()),
    ),
  },
  { title: 'UndoneImport', description: 'The answer to an undone import.' },
);
export interface UndoneImport extends Static<typeof UndoneImport> {}

export const ImportResult = Type.Object(
  {
    insert_count: described('Tenants that were added.', Type.Integer()),
    active_tenants_count: described(
      'Tenants who were active already and are not stored again.',
      Type.Integer(),
    ),
    error_count: described('Rows with an error, also those of an unknown site.', Type.Integer()),
    duplicate_tenant_filename: described(
      'The name of the workbook of duplicates, for `downloadUrl` of exports; `null` without duplicates.',
      Nullable(Type.String()),
    ),
    duplicate_tenant_count: described(
      'Tenants of an earlier period, who are not stored.',
      Type.Integer(),
    ),
    missing_prime_ids: described(
      'The sites of the file that no facility has.',
      Type.Array(Type.String()),
    ),
    bad_row_count: Type.Optional(
      described(
        'Of the rows with an error, those with another reason than an unknown site.',
        Type.Integer(),
      ),
    ),
    applied_count: Type.Optional(
      described('Tenants that were changed or set to moved out, as chosen.', Type.Integer()),
    ),
    row_count: Type.Optional(described('The number of rows read.', Type.Integer())),
    merged_row_count: Type.Optional(described('Further rows of a counted tenant.', Type.Integer())),
    skipped_row_count: Type.Optional(
      described('Vacant units, totals, repeated headings.', Type.Integer()),
    ),
    report_filename: Type.Optional(
      described(
        'A workbook of the rows that were not imported and the reasons, or `null`.',
        Nullable(Type.String()),
      ),
    ),
    facilities: Type.Optional(
      described('The facilities of the rows.', Type.Array(Ref<ImportFacility>(ImportFacility))),
    ),
    import_id: Type.Optional(
      described('Identifies the import in `undo`. Not in a preview.', Type.Integer()),
    ),
    other_facility: Type.Optional(
      described(
        'In a preview, a sentence about a file that names another facility, or `null`.',
        Nullable(Type.String()),
      ),
    ),
    comparisons: Type.Optional(
      described(
        'The facilities that had tenants before.',
        Type.Array(Ref<ImportComparison>(ImportComparison)),
      ),
    ),
    differences: Type.Optional(
      described(
        'The tenants who changed or are gone, then new ones: at most 1,000.',
        Type.Array(Ref<ImportDifference>(ImportDifference)),
      ),
    ),
    preview_rows: Type.Optional(
      described(
        'The first rows, in a preview and after the import.',
        Type.Array(Ref<ImportPreviewRow>(ImportPreviewRow)),
      ),
    ),
  },
  {
    title: 'ImportResult',
    description:
      '`insert_count` and `active_tenants_count` are tenants, `error_count` rows (IMP-16). Another server may leave the optional fields out. All counts together are the rows read (IMP-17).',
  },
);
export interface ImportResult extends Static<typeof ImportResult> {}
