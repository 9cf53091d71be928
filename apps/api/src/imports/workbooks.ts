import type { ImportPreviewRow, ImportResult } from '@audit-letters/api-client/contract';
import { statusName } from '@audit-letters/api-client/values';
import type { Transaction } from '../database/transaction.ts';
import { type FileKind, type NewFile, randomNamePart, saveFile } from '../files/index.ts';
import {
  type About,
  aboutSheet,
  dateColumn,
  numberColumn,
  type Sheet,
  sheet,
  textColumn,
  workbookBuffer,
  XLSX_MEDIA_TYPE,
} from '../sheets/write.ts';
import { DAY_MS } from '../time/day.ts';
import { type DuplicateRow, duplicateRows, hasReport, reportedRows } from './store/report.ts';

/** Makes and stores the workbooks of the duplicates and of the rows with a reason. Returns their names. */
export async function saveWorkbooks(
  trx: Transaction,
  { duplicate_tenant_count }: Pick<ImportResult, 'duplicate_tenant_count'>,
  { userId, ...origin }: Omit<About, 'title'> & { userId: number },
) {
  const save = async (title: string, kind: FileKind, sheet: Sheet): Promise<string> => {
    const about = { ...origin, title: sheet.name };
    const name = `${title}_${randomNamePart()}.xlsx`;
    const file: NewFile = {
      name,
      kind,
      display_name: `${title}.xlsx`,
      media_type: XLSX_MEDIA_TYPE,
      bytes: await workbookBuffer([sheet, aboutSheet(about)], about),
      user_id: userId,
      facility_id: null,
      expires_at: new Date(origin.madeAt.getTime() + DAY_MS),
    };
    await saveFile(trx, file, origin.madeAt);
    return name;
  };
  return {
    duplicate_tenant_filename:
      duplicate_tenant_count > 0
        ? await save('duplicate_tenants', 'duplicates', duplicatesSheet(duplicateRows(trx)))
        : null,
    report_filename: (await hasReport(trx))
      ? await save('import_report', 'export', reportSheet(reportedRows(trx)))
      : null,
  };
}

const rowColumn = numberColumn<{ row: number }>('Row', ({ row }) => row, 8);

/** The tenants of earlier periods, with the results of those periods (IMP-15). */
const duplicatesSheet = (duplicates: AsyncIterable<DuplicateRow[]>): Sheet =>
  sheet(
    'Duplicate Tenants',
    [
      textColumn('Facility Number', 'facility_number'),
      textColumn('Prime Site ID', 'prime_site_id'),
      textColumn('First Name', 'first_name'),
      textColumn('Last Name', 'last_name'),
      textColumn('Unit', 'unit'),
      dateColumn('Earlier Letter Effective Date', 'earlier_date'),
      { heading: 'Earlier Status', value: (each) => statusName(each.earlier_status) },
      rowColumn,
    ],
    duplicates,
  );

/** The rows that were not imported or have a remark. */
const reportSheet = (rows: AsyncIterable<ImportPreviewRow[]>): Sheet =>
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
