import type {
  ImportComparison,
  ImportDifference,
  ImportDifferenceKind,
  ImportErrors,
  ImportedField,
  ImportResult,
  Moment,
} from '@audit-letters/api-client';
import type { StatesOf } from '../states.ts';
import type { ImportTenantsModel } from './importModel.ts';

const previewRow = (row: number, outcome: string, name: string, unit: string, reason = '') => ({
  row,
  outcome,
  reason,
  name,
  unit,
  facility_number: name && 'D-1042',
});

const imported = previewRow(4, 'Imported', 'Ana Ortiz', 'A01');
const remarked = {
  ...previewRow(6, 'Imported', 'Ben Okafor', 'A03', 'The file has the move-out date 2/1/2027'),
  remarked: true,
};
const active = previewRow(
  7,
  'Already active',
  'Chiara Müller',
  'A04',
  'The facility has this tenant',
);
const refused = previewRow(
  8,
  'Not imported',
  'Dana Lind',
  'A05',
  "No facility has the Prime Site ID or Facility Number 'PS-4410'",
);

type Counts = Pick<ImportComparison, 'new_count' | 'changed_count' | 'same_count' | 'gone_count'>;

const comparison = (counts: Counts & Partial<ImportComparison>): ImportComparison => ({
  facility_number: 'D-1042',
  tenants_before: counts.changed_count + counts.same_count + counts.gone_count,
  renamed_count: 0,
  is_suspicious: false,
  ...counts,
});

const difference = (
  kind: ImportDifferenceKind,
  name: string,
  unit: string,
  fields: ImportedField[] = [],
): ImportDifference => ({ kind, name, unit, facility_number: 'D-1042', fields });

const differences = [
  difference('changed', 'Ana Ortiz', 'A01', ['address']),
  difference('changed', 'Ben Okafor', 'A03', ['name', 'unit']),
  difference('gone', 'Chiara Müller', 'A04'),
  { ...difference('gone', 'Dana Lind', 'A05'), moved_out_in_file: true },
  difference('gone', 'Eli Novak', 'B11'),
  difference('new', 'Fay Whitfield', 'B12'),
];

const seenAt = '2026-11-02T15:00:00.000Z' as Moment;

const oldAndNew = {
  address: { from: '1 Elm Street, Austin, TX 78701', to: '9 Oak Street, Austin, TX 78704' },
  contact: { from: '5125550100', to: '5125550177' },
  move_in_date: { from: '5/1/2024', to: '5/5/2025' },
  name: { from: 'Ben Okafor', to: 'Ben Okafor-Lind' },
  unit: { from: 'A03', to: 'C07' },
};

const result = <Given extends Partial<ImportResult>>(given: Given) => ({
  insert_count: 0,
  active_tenants_count: 0,
  error_count: 0,
  duplicate_tenant_filename: null,
  duplicate_tenant_count: 0,
  missing_prime_ids: [],
  ...given,
});

const completeWith = (given: Partial<ImportResult>) => ({
  status: 'complete' as const,
  result: result(given),
  duplicatesHref: null,
  reportHref: null,
});

export const importTenantsStates = {
  choosing: { status: 'choosing' },
  columns: {
    status: 'columns',
    headings: ['Locker', 'Who', 'Where', 'Town', 'Region', 'Postcode', 'Column 7'],
    columns: [],
    software: 'syrasoft',
  },
  uploading: {
    status: 'uploading',
    purpose: 'import',
    progress: { loaded: 1_400_000, total: 3_200_000 },
  },
  sent: {
    status: 'uploading',
    purpose: 'import',
    progress: { loaded: 3_200_000, total: 3_200_000 },
  },
  complete: completeWith({ insert_count: 388, active_tenants_count: 12 }),
  withChanges: completeWith({
    insert_count: 12,
    active_tenants_count: 376,
    import_id: 41,
    undo: 77,
    facilities: [{ facility_number: 'D-1042', row_count: 388, software: 'storedge' }],
    comparisons: [
      comparison({
        new_count: 12,
        changed_count: 2,
        same_count: 374,
        gone_count: 3,
        is_suspicious: true,
      }),
    ],
    differences,
  }),
  secondPreview: {
    status: 'preview',
    software: 'storedge',
    result: result({
      insert_count: 1,
      active_tenants_count: 376,
      error_count: 2,
      bad_row_count: 1,
      row_count: 379,
      comparisons: [comparison({ new_count: 1, changed_count: 2, same_count: 374, gone_count: 3 })],
      differences: differences.map((each, at) => ({
        ...each,
        ...(each.kind !== 'new' && { tenant_id: at + 1, seen_at: seenAt, status: null }),
        changes: each.fields.map((field) => ({ field, ...oldAndNew[field] })),
      })),
      preview_rows: [previewRow(2, 'Imported', 'Fay Whitfield', 'B12')],
    }),
  },
  stalePreview: {
    status: 'preview',
    software: 'storedge',
    isStale: true,
    ticked: new Set(),
    result: result({
      active_tenants_count: 20,
      comparisons: [
        comparison({
          new_count: 0,
          changed_count: 1,
          same_count: 19,
          gone_count: 0,
          same_without_street_count: 2,
        }),
      ],
      differences: [
        {
          ...difference('changed', 'Ana Ortiz', 'A01', ['address']),
          tenant_id: 1,
          seen_at: seenAt,
          status: null,
          changes: [
            {
              field: 'address',
              is_edited: true,
              from: '1 Elm Street, Austin, TX 78701',
              to: '1 Elm Street, Austin, TX 01234',
              remark: 'The ZIP code was filled up with zeros: 01234',
            },
          ],
        },
      ],
      preview_rows: [],
    }),
  },
  undone: { status: 'undone', removedCount: 12, restoredCount: 2 },
  withDuplicates: {
    ...completeWith({
      insert_count: 341,
      error_count: 9,
      duplicate_tenant_filename: 'duplicates-7f3a.xlsx',
      duplicate_tenant_count: 50,
      missing_prime_ids: ['PS-4410', 'PS-4412'],
      row_count: 412,
      merged_row_count: 8,
      skipped_row_count: 4,
      report_filename: 'import_report-1c9d.xlsx',
      facilities: [{ facility_number: 'D-1042', row_count: 412, software: 'storedge' }],
    }),
    reportHref: '/api/exports/download?file_key=import_report-1c9d.xlsx&filename=import_report',
    duplicatesHref:
      '/api/exports/download?file_key=duplicates-7f3a.xlsx&filename=duplicate_tenants',
  },
  withRemarks: completeWith({
    insert_count: 2,
    active_tenants_count: 1,
    row_count: 3,
    remarked_row_count: 2,
    in_bin_row_count: 1,
    preview_rows: [
      remarked,
      active,
      {
        ...previewRow(
          8,
          'Imported',
          'Dana Lind',
          'A05',
          'The bin has this deleted tenant, with the answer Opted Out and notes: restore it there instead of importing it again',
        ),
        remarked: true,
        in_bin: true,
      },
    ],
  }),
  preview: {
    status: 'preview',
    software: 'sitelink_web',
    result: result({
      insert_count: 2,
      active_tenants_count: 1,
      error_count: 1,
      missing_prime_ids: ['PS-4410'],
      row_count: 6,
      merged_row_count: 1,
      skipped_row_count: 1,
      remarked_row_count: 1,
      outcomes: [
        { outcome: 'Imported', row_count: 2 },
        { outcome: 'Same tenant', row_count: 1 },
        { outcome: 'Already active', row_count: 1 },
        { outcome: 'Not imported', row_count: 1 },
        { outcome: 'Left out', row_count: 1 },
      ],
      facilities: [
        { facility_number: 'D-1042', row_count: 4, software: 'storedge' },
        { facility_number: 'D-1043', row_count: 1, software: 'sitelink_web' },
      ],
      preview_rows: [
        imported,
        previewRow(5, 'Same tenant', 'Ana Ortiz', 'A02', 'Belongs to the tenant of row 4'),
        remarked,
        active,
        refused,
        previewRow(9, 'Left out', '', '', 'Vacant unit'),
      ],
    }),
  },
  suspiciousPreview: {
    status: 'preview',
    software: 'storedge',
    result: result({
      insert_count: 341,
      active_tenants_count: 29,
      other_facility:
        'The import is for facility D-1042, but the file names Harbor Lane Storage, which is facility D-1043.',
      comparisons: [
        comparison({
          new_count: 341,
          changed_count: 29,
          same_count: 0,
          gone_count: 350,
          renamed_count: 29,
          is_suspicious: true,
        }),
      ],
      differences,
      preview_rows: [imported],
    }),
  },
  longPreview: {
    status: 'preview',
    software: 'sitelink_web',
    result: result({
      insert_count: 3_950,
      active_tenants_count: 50,
      row_count: 4_000,
      outcomes: [
        { outcome: 'Imported', row_count: 3_950 },
        { outcome: 'Already active', row_count: 50 },
      ],
      preview_rows: Array.from({ length: 250 }, (_, at) =>
        previewRow(
          at + 2,
          at % 5 === 0 ? 'Already active' : 'Imported',
          'Dana Whitfield',
          `B${at + 2}`,
        ),
      ),
    }),
  },
} satisfies StatesOf<ImportTenantsModel>;

/** The refused rows of an earlier import. */
export const importErrors: ImportErrors = {
  id: 41,
  at: seenAt,
  software: 'storedge',
  error_count: 2,
  rows: [refused, previewRow(9, 'Not imported', 'Eli Novak', '', 'The row names no unit')],
};
