import type { ImportPreviewRow, ImportResult } from '@audit-letters/api-client/contract';
import { formatDay, statusName } from '@audit-letters/api-client/values';
import {
  type About,
  aboutSheet,
  dateColumn,
  numberColumn,
  type Sheet,
  sheet,
  textColumn,
  workbookBuffer,
} from '../../sheets/write.ts';
import { fullName } from '../../text/words.ts';
import type { PlannedRow } from '../read/rentRoll.ts';
import { lowerCase, type NamedFacility } from '../read/sites.ts';
import { dispositionNames, joined, type RowDisposition } from '../rowClass.ts';
import type { FileTenant } from './tenants.ts';

export type RowCounts = Pick<
  ImportResult,
  | ('insert_count' | 'active_tenants_count' | 'duplicate_tenant_count' | 'error_count')
  | ('bad_row_count' | 'row_count' | 'merged_row_count' | 'skipped_row_count')
  | ('remarked_row_count' | 'in_bin_row_count' | 'outcomes' | 'missing_prime_ids')
>;

/** Whether the row's tenant is stored, and something is to be looked at (IMP-57). */
const isRemarked = ({ disposition, reasons }: PlannedRow) =>
  ['imported', 'active', 'merged'].includes(disposition) && reasons.length > 0;

/** Every row has one disposition, so the counts add up to the rows read (IMP-16). */
export function countRows(rows: readonly PlannedRow[], tenants: readonly FileTenant[]): RowCounts {
  const rowsOf = Map.groupBy(rows, ({ disposition }) => disposition);
  const number = (of: RowDisposition) => rowsOf.get(of)?.length ?? 0;
  const missing = rows.flatMap(({ missing_prime_id }) => missing_prime_id ?? []);
  return {
    row_count: rows.length,
    insert_count: number('imported'),
    active_tenants_count: number('active'),
    duplicate_tenant_count: number('duplicate'),
    merged_row_count: number('merged'),
    skipped_row_count: number('skipped'),
    error_count: number('error'),
    bad_row_count: number('error') - missing.length,
    remarked_row_count: rows.filter(isRemarked).length,
    in_bin_row_count: tenants.filter(({ isInBin }) => isInBin).length,
    outcomes: Array.from(rowsOf, ([each, { length }]) => ({
      outcome: dispositionNames[each],
      row_count: length,
    })),
    missing_prime_ids: [...Map.groupBy(missing, lowerCase).values()].flatMap(
      ([first]) => first ?? [],
    ),
  };
}

const MOST_PREVIEW_ROWS = 2_000;
const MOST_ERROR_ROWS = 1_000;

/** What becomes of the rows, in words. */
export function reportOf(
  rows: readonly PlannedRow[],
  tenants: readonly FileTenant[],
  facilities: ReadonlyMap<number, NamedFacility>,
) {
  const tenantOf = new Map<PlannedRow, FileTenant>();
  for (const tenant of tenants) {
    for (const row of [tenant.row, ...tenant.others]) tenantOf.set(row, tenant);
  }

  function toReportRow(row: PlannedRow): ImportPreviewRow {
    const { number, disposition, reasons, units = [], facility_id } = row;
    const { first_name = null, last_name = null } = row;
    const tenant = tenantOf.get(row);
    return {
      row: number,
      outcome: dispositionNames[disposition],
      reason: joined([
        // Remarks first: the list of remarks and its example begin with what is to be looked at.
        ...(disposition === 'duplicate' ? [earlierPeriod(tenant)] : reasons),
        ...(disposition === 'merged' ? [`Belongs to the tenant of row ${tenant?.row.number}`] : []),
        ...(disposition === 'active' ? ['The facility has this tenant'] : []),
      ]),
      name: fullName({ first_name, last_name }),
      unit: units.join(', '),
      facility_number: facilities.get(facility_id ?? 0)?.facility_number ?? '',
      ...(isRemarked(row) && { remarked: true }),
      ...(tenant?.isInBin && tenant.row === row && { in_bin: true }),
    };
  }

  const isReported = ({ disposition, reasons }: PlannedRow) =>
    !['imported', 'merged'].includes(disposition) || reasons.length > 0;
  const reportedRows = rows.filter(isReported);

  return {
    /** In the order of the sheet. Of more rows, those that are imported without a remark are dropped first. */
    previewRows: (): ImportPreviewRow[] => {
      const first = reportedRows.slice(0, MOST_PREVIEW_ROWS);
      const others = rows.filter((row) => !isReported(row));
      return [...first, ...others.slice(0, MOST_PREVIEW_ROWS - first.length)]
        .toSorted((a, b) => a.number - b.number)
        .map(toReportRow);
    },
    /** The first rows that are refused (IMP-47). */
    errorRows: (): ImportPreviewRow[] =>
      rows
        .filter(({ disposition }) => disposition === 'error')
        .slice(0, MOST_ERROR_ROWS)
        .map(toReportRow),
    /** The workbooks of the duplicates (IMP-15) and of the rows that were not imported or have a remark. */
    async workbooks(about: Omit<About, 'title'>) {
      const duplicates = tenants.filter(({ earlier }) => earlier);
      const workbookOf = async (sheet: Sheet) => {
        const own = { ...about, title: sheet.name };
        return workbookBuffer([sheet, aboutSheet(own)], own);
      };
      return {
        duplicates:
          duplicates.length > 0 ? await workbookOf(duplicatesSheet(duplicates, facilities)) : null,
        report:
          reportedRows.length > 0
            ? await workbookOf(reportSheet(reportedRows.map(toReportRow)))
            : null,
      };
    },
  };
}

const earlierPeriod = (tenant: FileTenant | undefined) => {
  const day = tenant?.earlier?.letter_effective_date;
  return `Was in the period of ${day ? formatDay(day) : 'an earlier audit'}`;
};

const rowColumn = numberColumn<{ row: number }>('Row', ({ row }) => row, 8);

const duplicatesSheet = (
  duplicates: readonly FileTenant[],
  facilities: ReadonlyMap<number, NamedFacility>,
): Sheet =>
  sheet(
    'Duplicate Tenants',
    [
      textColumn('Facility Number', 'facility_number'),
      textColumn('Prime Site ID', 'prime_site_id'),
      textColumn('First Name', 'first_name'),
      textColumn('Last Name', 'last_name'),
      textColumn('Unit', 'unit'),
      dateColumn('Earlier Letter Effective Date', 'earlier_date'),
      { heading: 'Earlier Status', value: ({ earlier }) => statusName(earlier?.status ?? null) },
      rowColumn,
    ],
    duplicates.map(({ row, earlier }) => ({
      row: row.number,
      facility_number: facilities.get(row.facility_id)?.facility_number ?? '',
      prime_site_id: facilities.get(row.facility_id)?.prime_site_id ?? null,
      first_name: row.first_name,
      last_name: row.last_name,
      unit: row.units.join(', '),
      earlier_date: earlier?.letter_effective_date ?? null,
      earlier,
    })),
  );

const reportSheet = (rows: Iterable<ImportPreviewRow>): Sheet =>
  sheet(
    'Import Report',
    [
      rowColumn,
      textColumn('Outcome', 'outcome'),
      textColumn('Reason', 'reason', 48),
      textColumn('Tenant', 'name', 28),
      textColumn('Unit', 'unit'),
      textColumn('Facility Number', 'facility_number'),
    ],
    rows,
  );
