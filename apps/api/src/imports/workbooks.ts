import type { ImportPreviewRow, ImportResult } from '@audit-letters/api-client/contract';
import { statusName } from '@audit-letters/api-client/values';
import type { Transaction } from '../database/transaction.ts';
import { type FileKind, randomNamePart, saveFile } from '../files/index.ts';
import {
  type About,
  aboutSheet,
  type Sheet,
  sheet,
  workbookBuffer,
  XLSX_MEDIA_TYPE,
} from '../sheets/write.ts';
import { DAY_MS } from '../time/day.ts';
import { type DuplicateRow, duplicateRows, hasReport, reportedRows } from './store/report.ts';

/** Makes and stores the workbooks of the duplicates and of the rows with a reason. Returns their names. */
export async function saveWorkbooks(
  trx: Transaction,
  { duplicate_tenant_count }: Pick<ImportResult, 'duplicate_tenant_count'>,
  origin: Omit<About, 'title'> & { madeAt: Date },
  userId: number,
) {
  const save = async (title: string, kind: FileKind, sheet: Sheet): Promise<string> => {
    const about = { ...origin, title: sheet.name };
    const { name } = await saveFile(
      trx,
      {
        name: `${title}_${randomNamePart()}.xlsx`,
        kind,
        displayName: `${title}.xlsx`,
        mediaType: XLSX_MEDIA_TYPE,
        bytes: await workbookBuffer([sheet, aboutSheet(about)], about),
        userId,
        facilityId: null,
        expiresAt: new Date(origin.madeAt.getTime() + DAY_MS),
      },
      origin.madeAt,
    );
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

/** The tenants of earlier periods, with the results of those periods (IMP-15). */
const duplicatesSheet = (duplicates: AsyncIterable<DuplicateRow[]>): Sheet =>
  sheet(
    'Duplicate Tenants',
    [
      { heading: 'Facility Number', value: (each) => each.facility_number },
      { heading: 'Prime Site ID', value: (each) => each.prime_site_id },
      { heading: 'First Name', value: (each) => each.first_name },
      { heading: 'Last Name', value: (each) => each.last_name },
      { heading: 'Unit', value: (each) => each.unit },
      {
        heading: 'Earlier Letter Effective Date',
        kind: 'date',
        value: (each) => each.earlier_date,
      },
      { heading: 'Earlier Status', value: (each) => statusName(each.earlier_status) },
      { heading: 'Row', kind: 'number', width: 8, value: (each) => each.row },
    ],
    duplicates,
  );

/** The rows that were not imported or have a remark. */
const reportSheet = (rows: AsyncIterable<ImportPreviewRow[]>): Sheet =>
  sheet(
    'Import Report',
    [
      { heading: 'Row', kind: 'number', width: 8, value: (each) => each.row },
      { heading: 'Outcome', value: (each) => each.outcome },
      { heading: 'Reason', width: 48, value: (each) => each.reason },
      { heading: 'Tenant', width: 28, value: (each) => each.name },
      { heading: 'Unit', value: (each) => each.unit },
      { heading: 'Facility Number', value: (each) => each.facility_number },
    ],
    rows,
  );
