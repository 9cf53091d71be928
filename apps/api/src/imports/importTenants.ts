import type { ImportResult } from '@audit-letters/api-client/contract';
import { softwareName } from '@audit-letters/api-client/values';
import { sql } from 'kysely';
import type { App } from '../context.ts';
import type { Db } from '../database/engine.ts';
import { transaction } from '../database/transaction.ts';
import { invalidField } from '../http/errors.ts';
import { assertOpen, type CurrentSession } from '../session/store.ts';
import { counted, number } from '../text/words.ts';
import { recordImport } from '../undo/record.ts';
import type { ComparedUpload } from './compare/compareUpload.ts';
import type { ImportForm } from './form.ts';
import {
  askAboutFacilities,
  askAboutSoftware,
  askAboutTenants,
  otherFacilityIn,
} from './questions.ts';
import { chosenFacility } from './read/sites.ts';
import { applyChoices } from './store/apply.ts';
import { auditImport } from './store/auditImport.ts';
import { markEdited } from './store/edited.ts';
import { facilitiesOf, knownFacilities, lockKnown } from './store/facilities.ts';
import { countUploads, insertTenants, storedTenants } from './store/tenants.ts';
import { saveWorkbooks } from './store/workbooks.ts';
import { withUpload } from './threads.ts';

/** The embedded database answers no other call during an import (IMP-41). */
const MOST_EMBEDDED_ROWS = 20_000;

interface ImportRequest {
  form: ImportForm;
  session: CurrentSession;
  /** Aborts when the client disconnects or the server stops: the import must store nothing (IMP-9). */
  signal: AbortSignal;
}

/**
 * Imports the tenants of an upload, all or none (IMP-9). Before the transaction begins, a worker thread reads the files and
 * compares their rows with the tenants that are stored. In the transaction, it compares again only if these have changed.
 */
export async function importTenants(
  { db, engine, clock }: Pick<App, 'db' | 'engine' | 'clock'>,
  { form, session, signal }: ImportRequest,
): Promise<ImportResult> {
  const { software, preview, choices } = form;
  const known = await knownFacilities(db);
  const chosen = chosenFacility(form.facilityNumber, known);
  const madeAt = clock.now();
  const facts = [['Software', softwareName(software)]] as const;
  const request = {
    software,
    files: await form.open(),
    today: clock.today(),
    sites: { facilities: known, chosen },
    columns: form.columns,
    chosenIds: choices.map(({ tenant_id }) => tenant_id),
    about: preview ? undefined : { madeAt, madeOn: clock.today(), facts },
  };
  return withUpload(request, async ({ rowCount, facilityRows, ...planned }, compare) => {
    if (engine === 'embedded' && rowCount > MOST_EMBEDDED_ROWS) throw tooManyRows(rowCount);
    const facilities = facilitiesOf(known, facilityRows);
    askAboutSoftware(form, planned.programs, facilities);
    askAboutFacilities(form, chosen, facilities);
    signal.throwIfAborted();

    const otherFacility = otherFacilityIn(chosen, planned.otherAccount);
    const facilityIds = [...facilityRows.keys()];
    const compareWith = (db: Db) => compare(storedTenants(db, facilityIds, madeAt));
    const resultOf = async (db: Db, { counts, comparisons, ...compared }: ComparedUpload) => ({
      ...counts,
      comparisons,
      differences: await markEdited(db, compared.differences),
      preview_rows: compared.previewRows,
    });
    const comparedBefore = await compareWith(db);
    if (preview) {
      const names = { duplicate_tenant_filename: null, report_filename: null };
      const result = await resultOf(db, comparedBefore);
      return { ...result, facilities, ...names, other_facility: otherFacility };
    }
    return transaction(db, async (trx) => {
      const locked = facilitiesOf(await lockKnown(trx, facilityIds), facilityRows);
      // The thread has a time limit of its own, and PostgreSQL would end the connection while it compares.
      await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx);
      const compared = await compareWith(trx);
      const { counts } = compared;
      const result = await resultOf(trx, compared);
      askAboutTenants(form, { ...result, facilities: locked, otherFacility });
      const now = clock.now();
      const changed = await applyChoices(trx, choices, compared.chosen, now);
      signal.throwIfAborted();
      const { userId } = session;
      const inserted = locked.map(({ facility_id, software }) => ({
        facility_id,
        software,
        inserted: compared.inserted.get(facility_id) ?? 0,
      }));
      // The row refers to the user, who may be deleted by now.
      await assertOpen(trx, session);
      const { id } = await trx
        .insertInto('imports')
        .values({
          user_id: userId,
          software,
          facility_id: facilityIds.length === 1 ? (facilityIds[0] ?? null) : null,
          counts: JSON.stringify(counts),
          facilities: JSON.stringify(inserted),
          changes: JSON.stringify(changed),
          errors: JSON.stringify(compared.errorRows),
          created_at: now,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await insertTenants(trx, compared.batches, { importId: id, now, signal });
      const isChanged = inserted.some(
        (facility) => facility.inserted > 0 || facility.software !== software,
      );
      const undo =
        isChanged || changed.length > 0 ? await recordImport(trx, userId, id, now) : undefined;
      await countUploads(trx, { software, facilities: inserted, now });
      const names = await saveWorkbooks(trx, compared.workbooks, userId, now);
      await auditImport(
        trx,
        session,
        { at: now, facilityIds, choices },
        { import: id, software, inserted: counts.insert_count, changed: changed.length },
      );
      signal.throwIfAborted();
      const applied = { import_id: id, applied_count: changed.length };
      return { ...result, facilities: locked, ...names, undo, ...applied };
    });
  });
}

const tooManyRows = (count: number) =>
  invalidField(
    'rent_roll',
    `Rent Roll: The file has ${counted(count, 'row')}. The embedded database takes at most ${number(MOST_EMBEDDED_ROWS)} at once: upload it in smaller parts, or let the server use PostgreSQL.`,
  );
