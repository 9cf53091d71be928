import type { ImportResult } from '@audit-letters/api-client/contract';
import { softwareName } from '@audit-letters/api-client/values';
import type { App } from '../context.ts';
import { transaction } from '../database/transaction.ts';
import { Invalid, SessionEnded } from '../http/errors.ts';
import { type CurrentSession, isOpen } from '../session/store.ts';
import { binStart } from '../tenants/index.ts';
import { auditImport } from './auditImport.ts';
import { askAboutFacilities, askAboutSoftware, askAboutTenants } from './questions.ts';
import { chosenFacility } from './read/sites.ts';
import { applyChoices } from './store/apply.ts';
import { compareTenants } from './store/compare.ts';
import { knownFacilities, lockKnown, rowsOfFacilities } from './store/facilities.ts';
import { mergeRows } from './store/merge.ts';
import { remarkBin, remarkOtherNames, remarkSharedUnits } from './store/remark.ts';
import { countRows, errorRows, previewRows } from './store/report.ts';
import {
  countUploads,
  importedFacilities,
  insertImport,
  insertTenants,
  stageRows,
} from './store/stage.ts';
import type { ImportForm } from './upload/form.ts';
import { parseUpload } from './upload/parse.ts';
import { saveWorkbooks } from './workbooks.ts';

const MOST_PREVIEW_ROWS = 2_000;
const MOST_ERROR_ROWS = 1_000;
/** The embedded database answers nobody else during an import (IMP-41). */
const MOST_EMBEDDED_ROWS = 20_000;

interface ImportRequest {
  form: ImportForm;
  session: CurrentSession;
  /** Aborts when the client disconnects or the server stops: the import must store nothing (IMP-9). */
  signal: AbortSignal;
}

/** Imports the tenants of an upload, all or none (IMP-9). The files are read before the transaction begins. */
export async function importTenants(
  { db, engine, clock }: Pick<App, 'db' | 'engine' | 'clock'>,
  { form, session, signal }: ImportRequest,
): Promise<ImportResult> {
  const upload = await form.open();
  const { software } = upload;
  const facilities = await knownFacilities(db);
  const sites = { facilities, chosen: chosenFacility(form.facilityNumber, facilities) };
  const planned = await parseUpload({ upload, today: clock.today(), sites });
  if (engine === 'embedded' && planned.rowCount > MOST_EMBEDDED_ROWS) {
    throw tooManyRows(planned.rowCount);
  }
  signal.throwIfAborted();
  return transaction(db, async (trx) => {
    const facilityIds = await stageRows(trx, planned.batches);
    const facilities = await rowsOfFacilities(trx);
    askAboutSoftware({ form, upload, programs: planned.programs, facilities });
    askAboutFacilities({ form, chosen: sites.chosen, facilities });
    if (!form.preview) await lockKnown(trx, facilityIds);
    await mergeRows(trx, facilityIds);
    await remarkSharedUnits(trx);
    await remarkOtherNames(trx);
    await remarkBin(trx, facilityIds, binStart(clock.now()));
    const counts = await countRows(trx);
    const changes = await compareTenants(trx, facilityIds);
    if (form.preview) {
      return {
        ...counts,
        ...changes,
        facilities,
        duplicate_tenant_filename: null,
        report_filename: null,
        preview_rows: await previewRows(trx, MOST_PREVIEW_ROWS),
      };
    }
    askAboutTenants({ form, comparisons: changes.comparisons, facilities });
    const [now, { userId }] = [clock.now(), session];
    const imported = await importedFacilities(trx);
    const changed = await applyChoices(trx, form.choices, now);
    signal.throwIfAborted();
    // The user may have been deleted, or lost the role, while the files were read.
    if (!(await isOpen(trx, session.tokenHash))) throw new SessionEnded();
    const importId = await insertImport(trx, {
      user_id: userId,
      software,
      facility_id: facilityIds.length === 1 ? (facilityIds[0] ?? null) : null,
      counts: JSON.stringify(counts),
      facilities: JSON.stringify(imported),
      changes: JSON.stringify(changed),
      errors: JSON.stringify(await errorRows(trx, MOST_ERROR_ROWS)),
      created_at: now,
    });
    await insertTenants(trx, { importId, now, signal });
    await countUploads(trx, { software, facilities: imported, now });
    const origin = {
      madeAt: now,
      madeOn: clock.today(),
      facts: [['Software', softwareName(software)] as const],
    };
    const names = await saveWorkbooks(trx, counts, origin, userId);
    await auditImport(
      trx,
      { at: now, userId },
      {
        facilityIds,
        choices: form.choices,
        details: {
          import: importId,
          software,
          inserted: counts.insert_count,
          changed: changed.length,
        },
      },
    );
    signal.throwIfAborted();
    return {
      ...counts,
      ...changes,
      import_id: importId,
      facilities,
      ...names,
      applied_count: changed.length,
      preview_rows: await previewRows(trx, MOST_PREVIEW_ROWS),
    };
  });
}

function tooManyRows(count: number): Invalid {
  const message = `Rent Roll: The file has ${count.toLocaleString('en-US')} rows. The embedded database takes at most ${MOST_EMBEDDED_ROWS.toLocaleString('en-US')} at once: upload it in smaller parts, or let the server use PostgreSQL.`;
  return new Invalid(message, { rent_roll: message });
}
