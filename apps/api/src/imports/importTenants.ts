import type { ImportResult } from '@audit-letters/api-client/contract';
import { softwareName } from '@audit-letters/api-client/values';
import type { App } from '../context.ts';
import { transaction } from '../database/transaction.ts';
import { invalidField } from '../http/errors.ts';
import { assertOpen, type CurrentSession } from '../session/store.ts';
import { recordImport, undoStart } from '../undo/record.ts';
import {
  askAboutFacilities,
  askAboutSoftware,
  askAboutTenants,
  otherFacilityIn,
} from './questions.ts';
import { chosenFacility } from './read/sites.ts';
import { applyChoices } from './store/apply.ts';
import { auditImport } from './store/auditImport.ts';
import { compareTenants } from './store/compare.ts';
import { knownFacilities, lockKnown, rowsOfFacilities } from './store/facilities.ts';
import { mergeRows } from './store/merge.ts';
import { remarkTenants } from './store/remark.ts';
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

/** The embedded database answers no other call during an import (IMP-41). */
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
  const { software, preview, choices } = form;
  const known = await knownFacilities(db);
  const chosen = chosenFacility(form.facilityNumber, known);
  const sites = { facilities: known, chosen };
  const files = await form.open();
  const planned = await parseUpload({
    software,
    files,
    today: clock.today(),
    sites,
    columns: form.columns,
  });
  if (engine === 'embedded' && planned.rowCount > MOST_EMBEDDED_ROWS) {
    throw tooManyRows(planned.rowCount);
  }
  signal.throwIfAborted();
  return transaction(db, async (trx) => {
    const facilityIds = await stageRows(trx, planned.batches);
    const facilities = await rowsOfFacilities(trx);
    askAboutSoftware(form, planned.programs, facilities);
    askAboutFacilities(form, chosen, facilities);
    if (!preview) await lockKnown(trx, facilityIds);
    await mergeRows(trx, facilityIds);
    const now = clock.now();
    await remarkTenants(trx, facilityIds, undoStart(now));
    const counts = await countRows(trx);
    const changes = await compareTenants(trx, facilityIds);
    const preview_rows = await previewRows(trx);
    const result = { ...counts, ...changes, facilities, preview_rows };
    const otherFacility = otherFacilityIn(chosen, planned.otherAccount);
    if (preview) {
      const names = { duplicate_tenant_filename: null, report_filename: null };
      return { ...result, ...names, other_facility: otherFacility };
    }
    askAboutTenants(form, { ...changes, facilities, otherFacility });
    const changed = await applyChoices(trx, choices, { ...changes, now });
    signal.throwIfAborted();
    const { userId } = session;
    const inserted = await importedFacilities(trx);
    // The row refers to the user, who may be deleted by now.
    await assertOpen(trx, session);
    const id = await insertImport(trx, {
      user_id: userId,
      software,
      facility_id: facilityIds.length === 1 ? (facilityIds[0] ?? null) : null,
      counts: JSON.stringify(counts),
      facilities: JSON.stringify(inserted),
      changes: JSON.stringify(changed),
      errors: JSON.stringify(await errorRows(trx)),
      created_at: now,
    });
    await insertTenants(trx, { importId: id, now, signal });
    const undo = await recordImport(trx, userId, id, now);
    await countUploads(trx, { software, facilities: inserted, now });
    const names = await saveWorkbooks(trx, counts, {
      userId,
      madeAt: now,
      madeOn: clock.today(),
      facts: [['Software', softwareName(software)]],
    });
    await auditImport(
      trx,
      session,
      { at: now, facilityIds, choices },
      { import: id, software, inserted: counts.insert_count, changed: changed.length },
    );
    signal.throwIfAborted();
    return { ...result, ...names, undo, import_id: id, applied_count: changed.length };
  });
}

const tooManyRows = (count: number) =>
  invalidField(
    'rent_roll',
    `Rent Roll: The file has ${count.toLocaleString('en-US')} rows. The embedded database takes at most ${MOST_EMBEDDED_ROWS.toLocaleString('en-US')} at once: upload it in smaller parts, or let the server use PostgreSQL.`,
  );
