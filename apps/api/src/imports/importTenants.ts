import { createHash } from 'node:crypto';
import type { ImportResult } from '@audit-letters/api-client/contract';
import type { App } from '../context.ts';
import { type Transaction, transaction } from '../database/transaction.ts';
import { softwareName } from '../facilities/index.ts';
import { type FileKind, randomNamePart, saveFile } from '../files/index.ts';
import { HttpError, Invalid } from '../http/errors.ts';
import {
  type About,
  aboutSheet,
  type Fact,
  type Sheet,
  workbookBuffer,
  XLSX_MEDIA_TYPE,
} from '../sheets/write.ts';
import { audit } from '../shell/audit.ts';
import { askAboutFacilities, askAboutSoftware } from './questions.ts';
import type { Upload } from './read/readUpload.ts';
import type { KnownFacility } from './read/sites.ts';
import {
  countOutcomes,
  duplicateRows,
  hasReport,
  insertTenants,
  knownFacilities,
  lockFacilities,
  missingPrimeIds,
  previewRows,
  reportedRows,
  rowsOfFacilities,
  settleOutcomes,
  stageRows,
} from './store.ts';
import type { ImportForm } from './upload/form.ts';
import { parseUpload } from './upload/parse.ts';
import { duplicatesSheet, reportSheet } from './workbooks.ts';

const DAY_MS = 86_400_000;
const MOST_PREVIEW_ROWS = 2_000;

interface ImportOrder {
  form: ImportForm;
  userId: number;
  /** Aborts when the caller has gone: who calls an import off must not find it done. */
  signal: AbortSignal;
}

/**
 * Imports the tenants of an upload, all or none. The same upload again inserts nobody. The files are
 * read before the database is asked to hold anything.
 */
export async function importTenants(
  app: Pick<App, 'db' | 'clock'>,
  { form, userId, signal }: ImportOrder,
): Promise<ImportResult> {
  const { upload } = form;
  const { software } = upload;
  const sha256 = hashOf(upload);
  const facilities = await knownFacilities(app.db);
  const sites = { facilities, chosen: chosenFacility(form.facilityNumber, facilities) };
  const { batches, programs } = await parseUpload({ upload, today: app.clock.today(), sites });
  refuseCalledOff(signal);
  return transaction(app.db, async (trx) => {
    const facilityIds = await stageRows(trx, batches);
    const facilities = await rowsOfFacilities(trx);
    askAboutSoftware({ form, programs, facilities });
    askAboutFacilities({ form, chosen: sites.chosen, facilities });
    if (form.preview) {
      await settleOutcomes(trx, facilityIds);
      return {
        ...(await countsOf(trx)),
        facilities,
        duplicate_tenant_filename: null,
        report_filename: null,
        preview_rows: await previewRows(trx, MOST_PREVIEW_ROWS),
      };
    }
    const now = app.clock.now();
    const locked = await lockFacilities(trx, facilityIds);
    if (locked.length < facilityIds.length) {
      throw new Invalid('A facility of this file was deleted meanwhile. Please import again.');
    }
    await settleOutcomes(trx, facilityIds);
    await insertTenants(trx, software, now);
    const counts = await countsOf(trx);
    const facts: Fact[] = [['Software', softwareName(software)]];
    const origin = { madeAt: now, madeOn: app.clock.today(), facts };
    const result = {
      ...counts,
      facilities,
      ...(await saveWorkbooks(trx, counts, userId, origin)),
    };
    await trx
      .insertInto('imports')
      .values({
        user_id: userId,
        software,
        facility_id: facilityIds.length === 1 ? (facilityIds[0] ?? null) : null,
        sha256,
        counts: JSON.stringify(counts),
        created_at: now,
      })
      .execute();
    await audit(trx, {
      at: now,
      userId,
      action: 'import',
      objectType: 'facility',
      objectIds: facilityIds,
      details: { software, sha256, inserted: counts.insert_count },
    });
    refuseCalledOff(signal);
    return result;
  });
}

/** Nobody hears it: the connection is gone. */
function refuseCalledOff(signal: AbortSignal): void {
  if (signal.aborted) throw new HttpError(400, 'The import was called off.');
}

function hashOf({ files }: Upload): string {
  const hash = createHash('sha256');
  for (const file of Object.values(files)) hash.update(file);
  return hash.digest('hex');
}

function chosenFacility(
  number: string | undefined,
  facilities: readonly KnownFacility[],
): KnownFacility | undefined {
  if (number === undefined) return undefined;
  const wanted = number.toLowerCase();
  const found = facilities.find(({ facilityNumber }) => facilityNumber.toLowerCase() === wanted);
  if (found) return found;
  const message = `There is no facility with the number '${number.slice(0, 60)}'.`;
  throw new Invalid(message, { facility_number: message });
}

/** Every row has one outcome, so that the counts add up to the rows read. */
async function countsOf(trx: Transaction) {
  const counts = await countOutcomes(trx);
  return {
    insert_count: counts.get('Imported') ?? 0,
    active_tenants_count: counts.get('Already active') ?? 0,
    error_count: counts.get('Not imported') ?? 0,
    duplicate_tenant_count: counts.get('Duplicate') ?? 0,
    missing_prime_ids: await missingPrimeIds(trx),
    row_count: [...counts.values()].reduce((sum, count) => sum + count, 0),
    merged_row_count: counts.get('Same tenant') ?? 0,
    skipped_row_count: counts.get('Left out') ?? 0,
  };
}

async function saveWorkbooks(
  trx: Transaction,
  counts: { duplicate_tenant_count: number },
  userId: number,
  origin: Omit<About, 'title'>,
) {
  const now = origin.madeAt;
  const save = async (title: string, kind: FileKind, sheet: Sheet) => {
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
        expiresAt: new Date(now.getTime() + DAY_MS),
      },
      now,
    );
    return name;
  };
  return {
    duplicate_tenant_filename:
      counts.duplicate_tenant_count > 0
        ? await save('duplicate_tenants', 'duplicates', duplicatesSheet(duplicateRows(trx)))
        : null,
    report_filename: (await hasReport(trx))
      ? await save('import_report', 'export', reportSheet(reportedRows(trx)))
      : null,
  };
}
