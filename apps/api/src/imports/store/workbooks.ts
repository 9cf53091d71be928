import type { Transaction } from '../../database/transaction.ts';
import { type FileKind, randomNamePart, saveFile } from '../../files/index.ts';
import { XLSX_MEDIA_TYPE } from '../../sheets/write.ts';
import { DAY_MS } from '../../time/day.ts';
import type { ComparedUpload } from '../compare/compareUpload.ts';

/** Stores the workbooks of the duplicates and of the rows with a reason. Returns their names. */
export async function saveWorkbooks(
  trx: Transaction,
  { duplicates, report }: ComparedUpload['workbooks'],
  userId: number,
  now: Date,
) {
  const save = async (title: string, kind: FileKind, bytes: Uint8Array): Promise<string> => {
    const name = `${title}_${randomNamePart()}.xlsx`;
    await saveFile(
      trx,
      {
        name,
        kind,
        display_name: `${title}.xlsx`,
        media_type: XLSX_MEDIA_TYPE,
        bytes: Buffer.from(bytes),
        user_id: userId,
        facility_id: null,
        expires_at: new Date(now.getTime() + DAY_MS),
      },
      now,
    );
    return name;
  };
  return {
    duplicate_tenant_filename:
      duplicates && (await save('duplicate_tenants', 'duplicates', duplicates)),
    report_filename: report && (await save('import_report', 'export', report)),
  };
}
