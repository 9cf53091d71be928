import type { ImportResult } from '@audit-letters/api-client/contract';
import { softwareName } from '@audit-letters/api-client/values';
import { sql } from 'kysely';
import type { App } from '../context.ts';
import type { Db } from '../database/engine.ts';
import { transaction } from '../database/transaction.ts';
import { invalidField } from '../http/errors.ts';
import type { CurrentSession } from '../session/store.ts';
import { counted, number } from '../text/words.ts';
import type { ComparedUpload } from './compare/compareUpload.ts';
import type { ImportForm } from './form.ts';
import {
  askAboutFacilities,
  askAboutSoftware,
  askAboutTenants,
  otherFacilityIn,
} from './questions.ts';
import { chosenFacility } from './read/sites.ts';
import { markEdited } from './store/edited.ts';
import { allFacilities, facilitiesOf, lockFacilitiesOfFile } from './store/facilities.ts';
import { storeImport } from './store/import.ts';
import { storedTenants } from './store/tenants.ts';
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
 * Imports the tenants of an upload, all or none (IMP-9). Before the transaction begins, a worker thread reads the files
 * and compares their rows with the tenants that are stored. In the transaction, it compares again only if these have
 * changed.
 */
export async function importTenants(
  { db, engine, clock }: Pick<App, 'db' | 'engine' | 'clock'>,
  { form, session, signal }: ImportRequest,
): Promise<ImportResult> {
  const storedFacilities = await allFacilities(db);
  const formFacility = chosenFacility(form.facilityNumber, storedFacilities);
  const madeAt = clock.now();
  const about = {
    madeAt,
    madeOn: clock.today(),
    facts: [['Software', softwareName(form.software)]] as const,
  };
  const request = {
    software: form.software,
    files: await form.open(),
    today: clock.today(),
    sites: { facilities: storedFacilities, formFacility },
    columns: form.columns,
    chosenIds: form.choices.map(({ tenant_id }) => tenant_id),
    about: form.preview ? undefined : about,
  };
  return withUpload(request, async ({ rowCount, facilityRows, ...upload }, compare) => {
    if (engine === 'embedded' && rowCount > MOST_EMBEDDED_ROWS) throw tooManyRows(rowCount);
    const fileFacilities = facilitiesOf(storedFacilities, facilityRows);
    askAboutSoftware(form, upload.programs, fileFacilities);
    askAboutFacilities(form, formFacility, fileFacilities);
    signal.throwIfAborted();

    const otherFacility = otherFacilityIn(formFacility, upload.otherAccount);
    const facilityIds = [...facilityRows.keys()];
    const compareWith = (db: Db) => compare(storedTenants(db, facilityIds, madeAt));
    const comparisonBefore = await compareWith(db);
    if (form.preview) {
      return {
        ...(await resultOf(db, comparisonBefore)),
        facilities: fileFacilities,
        duplicate_tenant_filename: null,
        report_filename: null,
        other_facility: otherFacility,
      };
    }
    return transaction(db, async (trx) => {
      const lockedFacilities = facilitiesOf(
        await lockFacilitiesOfFile(trx, facilityIds),
        facilityRows,
      );
      // The thread has a time limit of its own, and PostgreSQL would end the connection while it compares.
      await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx);
      const comparison = await compareWith(trx);
      const result = { ...(await resultOf(trx, comparison)), facilities: lockedFacilities };
      askAboutTenants(form, { ...result, otherFacility });
      const now = clock.now();
      const receipt = await storeImport(
        trx,
        { form, session, now, signal },
        lockedFacilities,
        comparison,
      );
      signal.throwIfAborted();
      return { ...result, ...receipt };
    });
  });
}

/** What a preview and an import answer about the rows. */
const resultOf = async (
  db: Db,
  { counts, comparisons, differences, previewRows }: ComparedUpload,
) => ({
  ...counts,
  comparisons,
  differences: await markEdited(db, differences),
  preview_rows: previewRows,
});

const tooManyRows = (count: number) =>
  invalidField(
    'rent_roll',
    `Rent Roll: The file has ${counted(count, 'row')}. The embedded database takes at most ${number(MOST_EMBEDDED_ROWS)} at once: upload it in smaller parts, or let the server use PostgreSQL.`,
  );
