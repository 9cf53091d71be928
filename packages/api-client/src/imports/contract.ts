import { type Static, Type } from 'typebox';
import { schemaOf } from '../decode/schemaOf.ts';
import { described, Id, MomentSchema, OneOf } from '../values/schema.ts';
import * as entities from './entities.ts';
import { ImportChoiceKinds, ImportColumnFields, ImportedFields } from './enums.ts';

export * from './enums.ts';

export const ImportPreviewRow = schemaOf(
  entities.importPreviewRow,
  'ImportPreviewRow',
  'What an import does, or did, with one row of the sheet.',
  {
    row: 'The row number in the spreadsheet program.',
    outcome: 'What becomes of the row, in words.',
    reason: 'The reason, in words.',
    name: 'The name of the tenant.',
    unit: 'The unit, as the file spells it.',
    facility_number: 'The number of the facility; empty if it is unknown.',
    remarked: '`true` if the tenant is known or imported, but the row needs a look.',
    in_bin: '`true` if the bin of the facility has this tenant, who was deleted.',
  },
);
export type ImportPreviewRow = entities.ImportPreviewRow;

export const ImportFacility = schemaOf(
  entities.importFacility,
  'ImportFacility',
  'A facility named by rows.',
  {
    row_count: 'The number of its rows in the file.',
    software: "The facility's software before the import.",
  },
);
export type ImportFacility = entities.ImportFacility;

export const ImportQuestion = schemaOf(
  entities.importQuestion,
  'ImportQuestion',
  'The question of a refused import (422). To answer yes, send the field named by `confirm` with `true`.',
  {
    message: 'The question in words.',
    confirm: 'The field of the import that answers it with `true`.',
    facilities:
      'The facilities of the rows other than `facility_number`, or the facilities whose software would change.',
    recognised_software: 'The only program that writes these headings.',
  },
);
export type ImportQuestion = entities.ImportQuestion;

export const ImportComparison = schemaOf(
  entities.comparison,
  'ImportComparison',
  'A file compared with the tenants that one facility had before the import.',
  {
    tenants_before: 'Its active tenants before the import.',
    new_count: 'Tenants in the file who are new.',
    changed_count:
      'Active tenants with other values in the file. An import does not take these over.',
    renamed_count: 'Of the changed tenants, those with another name.',
    same_count: 'Active tenants who are the same in the file.',
    same_without_street_count:
      'Of the same tenants, those without a street in the file. They keep their address.',
    gone_count:
      'Active tenants who are not in the file, or moved out there. An import does not remove them.',
    is_suspicious: 'Whether the file may be the file of another facility.',
  },
);
export type ImportComparison = entities.ImportComparison;

export const ImportedChange = schemaOf(
  entities.importedChange,
  'ImportedChange',
  'A field with another value in the file.',
  {
    from: 'The stored value.',
    to: 'The value after taking over.',
    is_edited: 'A user has edited the stored value, which no import replaced since.',
    remark: 'What the import says about the field or its whole row, such as a wrong ZIP code.',
  },
);
export type ImportedChange = entities.ImportedChange;

export const ImportDifference = schemaOf(
  entities.difference,
  'ImportDifference',
  'A tenant who is new, changed or gone.',
  {
    kind: 'How the tenant differs.',
    unit: 'The units of the tenant.',
    fields: 'The fields with another value in the file.',
    changes: 'The values of these fields.',
    tenant_id: 'The id of the tenant, unless new.',
    seen_at: 'When the tenant was changed last; sent back in an `ImportChoice`.',
    status: 'The answer of the tenant.',
    moved_out_in_file:
      'Of a tenant who is gone: the file has the tenant, as moved out. Missing if it does not.',
  },
);
export type ImportDifference = entities.ImportDifference;

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
    values: Type.Optional(
      described(
        'The `changes` of the taken fields: an import fails with 409 if its file has another `to`.',
        Type.Array(Type.Object({ field: OneOf(ImportedFields), to: Type.String() })),
      ),
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

export const ImportColumn = Type.Object(
  {
    field: OneOf(ImportColumnFields, 'The field.'),
    heading: described(
      'The heading of its column, as a refusal with `headings` has it.',
      Type.String({ maxLength: 200 }),
    ),
  },
  { title: 'ImportColumn', description: 'A column of a rent roll, as a user has named it.' },
);
export interface ImportColumn extends Static<typeof ImportColumn> {}

/** The named columns of a rent roll, as JSON in the field `columns` of an import (IMP-74). */
export const ImportColumns = Type.Array(ImportColumn, { maxItems: ImportColumnFields.length });

export const ImportErrors = schemaOf(
  entities.importErrors,
  'ImportErrors',
  'The rows that an import refused.',
  {
    at: 'When the file was imported.',
    software: 'The program of the file.',
    error_count: 'The number of refused rows; 0 once they are dismissed or the import is undone.',
    rows: 'The first 1,000 of them.',
  },
);
export type ImportErrors = entities.ImportErrors;

export const ImportOutcome = schemaOf(
  entities.outcome,
  'ImportOutcome',
  'The number of rows with an outcome.',
  { outcome: 'The outcome, in words.', row_count: 'The number of its rows.' },
);
export type ImportOutcome = entities.ImportOutcome;

export const ImportResult = schemaOf(
  entities.importResult,
  'ImportResult',
  '`insert_count` and `active_tenants_count` are tenants, `error_count` rows (IMP-16). All counts together are the rows read (IMP-16).',
  {
    insert_count: 'Tenants that were added.',
    active_tenants_count: 'Tenants who were active already and are not stored again.',
    error_count: 'Rows with an error, also those of an unknown site.',
    duplicate_tenant_filename:
      'The name of the workbook of duplicates, for `downloadUrl` of exports; `null` without duplicates.',
    duplicate_tenant_count: 'Tenants of an earlier period, who are not stored.',
    missing_prime_ids: 'The sites of the file that no facility has.',
    bad_row_count: 'Of the rows with an error, those with another reason than an unknown site.',
    applied_count: 'Tenants that were changed or set to moved out, as chosen.',
    row_count: 'The number of rows read.',
    merged_row_count: 'Further rows of a counted tenant.',
    skipped_row_count: 'Vacant units, totals, repeated headings.',
    remarked_row_count: 'Rows that are `remarked`.',
    in_bin_row_count: 'Rows that are `in_bin`.',
    outcomes: 'The number of rows of each `outcome`.',
    report_filename: 'A workbook of the rows that were not imported and the reasons, or `null`.',
    facilities: 'The facilities of the rows.',
    import_id: 'The number of the import. Not in a preview.',
    undo: 'The number for `POST /api/undo/{id}`. Not in a preview.',
    other_facility: 'In a preview, a sentence about a file that names another facility, or `null`.',
    comparisons: 'The facilities that had tenants before.',
    differences: 'The tenants who changed or are gone, then new ones: at most 1,000.',
    preview_rows: 'The first rows, in a preview and after the import.',
  },
);
export type ImportResult = entities.ImportResult;
