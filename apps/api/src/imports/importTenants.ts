import { createHash } from 'node:crypto';
import type { ImportResult } from '@audit-letters/api-client/contract';
import type { App } from '../context.ts';
import { largeWrite } from '../database/largeWrite/largeWrite.ts';
import type { LargeWrite } from '../database/largeWrite/types.ts';
import type { Transaction } from '../database/transaction.ts';
import { softwareName } from '../facilities/index.ts';
import { type FileKind, randomNamePart, saveFile } from '../files/index.ts';
import { Invalid } from '../http/errors.ts';
import {
  type About,
  aboutSheet,
  type Fact,
  type Sheet,
  workbookBuffer,
  XLSX_MEDIA_TYPE,
} from '../sheets/write.ts';
import { audit } from '../shell/audit.ts';
import { importCancelled } from './line/line.ts';
import { askAboutFacilities, askAboutSoftware, askAboutTenants } from './questions/questions.ts';
import type { Upload } from './read/readUpload.ts';
import type { KnownFacility } from './read/sites.ts';
import { compareTenants } from './store/compare.ts';
import { knownFacilities, lockFacilities, rowsOfFacilities } from './store/facilities.ts';
import {
  countUploads,
  importedFacilities,
  insertImport,
  insertTenants,
  nextImportId,
  stageRows,
} from './store/rentRoll.ts';
import {
  countDispositions,
  duplicateRows,
  hasReport,
  missingPrimeIds,
  previewRows,
  reportedRows,
} from './store/report.ts';
import { settleDispositions } from './store/settle.ts';
import type { ImportForm } from './upload/form.ts';
import { parseUpload } from './upload/parse.ts';
import { duplicatesSheet, reportSheet } from './workbooks.ts';

const DAY_MS = 86_400_000;
const MOST_PREVIEW_ROWS = 2_000;

interface ImportRequest {
  form: ImportForm;
  userId: number;
  /** Aborts when the client disconnects: a cancelled import must store nothing (IMP-24). */
  signal: AbortSignal;
}

/** Imports the tenants of an upload, all or none (IMP-9). The files are read before the transaction begins. */
export async function importTenants(
  app: Pick<App, 'db' | 'engine' | 'giveUp' | 'holds' | 'clock'>,
  { form, userId, signal }: ImportRequest,
): Promise<ImportResult> {
  const upload = await form.open();
  const { software } = upload;
  const { db, engine, giveUp, holds } = app;
  const sha256 = hashOf(upload);
  const facilities = await knownFacilities(db);
  const sites = { facilities, chosen: chosenFacility(form.facilityNumber, facilities) };
  const { batches, programs } = await parseUpload(
    { upload, today: app.clock.today(), sites },
    sha256,
  );
  assertConnected(signal);
  return largeWrite({ db, engine, giveUp, holds, isSmall: batches.length === 1 }, async (write) => {
    const facilityIds = await stageRows(write, batches);
    const facilities = await write.step(rowsOfFacilities);
    askAboutSoftware({ form, upload, programs, facilities });
    askAboutFacilities({ form, chosen: sites.chosen, facilities });
    if (form.preview) {
      await settleDispositions(write, facilityIds);
      return {
        ...(await write.step(countsOf)),
        ...(await compareTenants(write, facilityIds)),
        facilities,
        duplicate_tenant_filename: null,
        report_filename: null,
        preview_rows: await write.step((trx) => previewRows(trx, MOST_PREVIEW_ROWS)),
      };
    }
    const now = app.clock.now();
    await write.hold(facilityIds);
    await write.step((trx) => assertFacilities(trx, facilityIds));
    await settleDispositions(write, facilityIds);
    const changes = await compareTenants(write, facilityIds);
    askAboutTenants({ form, comparisons: changes.comparisons, facilities });
    const counts = await write.step(countsOf);
    const facts: Fact[] = [['Software', softwareName(software)]];
    const origin = { madeAt: now, madeOn: app.clock.today(), facts };
    const workbooks = await makeWorkbooks(write, counts, origin);
    const imported = await write.step(importedFacilities);
    const importId = await write.step(nextImportId);
    assertConnected(signal);
    if (counts.insert_count > 0) await insertTenants(write, { importId, now });
    return write.end(async (trx) => {
      await assertFacilities(trx, facilityIds);
      await insertImport(trx, {
        id: importId,
        user_id: userId,
        software,
        facility_id: facilityIds.length === 1 ? (facilityIds[0] ?? null) : null,
        sha256,
        counts: JSON.stringify(counts),
        facilities: JSON.stringify(imported),
        created_at: now,
      });
      await countUploads(trx, { software, facilities: imported, now });
      const names = await saveWorkbooks(trx, workbooks, userId, now);
      await audit(trx, {
        at: now,
        userId,
        action: 'import',
        objectType: 'facility',
        objectIds: facilityIds,
        details: { software, sha256, inserted: counts.insert_count },
      });
      assertConnected(signal);
      return { ...counts, ...changes, import_id: importId, facilities, ...names };
    });
  });
}

/** Locks the facilities. They may have been deleted since the file was read. */
async function assertFacilities(trx: Transaction, facilityIds: number[]): Promise<void> {
  const locked = await lockFacilities(trx, facilityIds);
  if (locked.length < facilityIds.length) {
    throw new Invalid('A facility of this file was deleted meanwhile. Please import again.');
  }
}

/** Rolls back the import of a client that has disconnected. The answer reaches nobody. */
function assertConnected(signal: AbortSignal): void {
  if (signal.aborted) throw importCancelled();
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

/** Every row has one disposition, so the counts add up to the rows read (IMP-17). */
async function countsOf(trx: Transaction) {
  const counts = await countDispositions(trx);
  return {
    insert_count: counts.get('imported') ?? 0,
    active_tenants_count: counts.get('active') ?? 0,
    error_count: counts.get('error') ?? 0,
    duplicate_tenant_count: counts.get('duplicate') ?? 0,
    missing_prime_ids: await missingPrimeIds(trx),
    row_count: [...counts.values()].reduce((sum, count) => sum + count, 0),
    merged_row_count: counts.get('merged') ?? 0,
    skipped_row_count: counts.get('skipped') ?? 0,
  };
}

interface Workbook {
  title: string;
  kind: FileKind;
  bytes: Buffer;
}

interface Workbooks {
  duplicates: Workbook | null;
  report: Workbook | null;
}

async function makeWorkbooks(
  write: LargeWrite,
  counts: { duplicate_tenant_count: number },
  origin: Omit<About, 'title'>,
): Promise<Workbooks> {
  const make = async (title: string, kind: FileKind, sheet: Sheet): Promise<Workbook> => {
    const about = { ...origin, title: sheet.name };
    return { title, kind, bytes: await workbookBuffer([sheet, aboutSheet(about)], about) };
  };
  return {
    duplicates:
      counts.duplicate_tenant_count > 0
        ? await make('duplicate_tenants', 'duplicates', duplicatesSheet(duplicateRows(write)))
        : null,
    report: (await write.step(hasReport))
      ? await make('import_report', 'export', reportSheet(reportedRows(write)))
      : null,
  };
}

async function saveWorkbooks(
  trx: Transaction,
  { duplicates, report }: Workbooks,
  userId: number,
  now: Date,
) {
  const save = async ({ title, kind, bytes }: Workbook) => {
    const { name } = await saveFile(
      trx,
      {
        name: `${title}_${randomNamePart()}.xlsx`,
        kind,
        displayName: `${title}.xlsx`,
        mediaType: XLSX_MEDIA_TYPE,
        bytes,
        userId,
        facilityId: null,
        expiresAt: new Date(now.getTime() + DAY_MS),
      },
      now,
    );
    return name;
  };
  return {
    duplicate_tenant_filename: duplicates && (await save(duplicates)),
    report_filename: report && (await save(report)),
  };
}
