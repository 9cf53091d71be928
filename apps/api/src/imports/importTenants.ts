import { createHash } from 'node:crypto';
import type { ImportResult } from '@audit-letters/api-client/contract';
import type { App } from '../app.ts';
import { type Transaction, transaction } from '../database/transaction.ts';
import { Invalid } from '../errors.ts';
import { randomNamePart, saveFile } from '../files/store.ts';
import { XLSX_MEDIA_TYPE } from '../sheets/write.ts';
import { audit } from '../shell/audit.ts';
import type { ImportForm } from './form.ts';
import { parseUpload } from './parse.ts';
import { NoFacility, type Outcomes, outcomesOf, type Plan, planImport } from './plan.ts';
import type { Upload } from './readUpload.ts';
import type { KnownFacility } from './sites.ts';
import {
  currentTenants,
  earlierTenants,
  insertTenants,
  knownFacilities,
  lockFacilities,
  setSoftware,
} from './store.ts';
import { duplicatesWorkbook, reportWorkbook, rowOutcomes } from './workbooks.ts';

const DAY_MS = 86_400_000;
const MOST_PREVIEW_ROWS = 200;

/**
 * Imports the tenants of an upload, all or none. The same upload again inserts nobody. The files are
 * read, and the plan made, before the database is asked to hold anything.
 */
export async function importTenants(
  app: App,
  form: ImportForm,
  userId: number,
): Promise<ImportResult> {
  const { upload } = form;
  const sha256 = hashOf(upload);
  const rentRoll = await parseUpload({ upload, today: app.clock.today() });
  const facilities = await knownFacilities(app.db);
  const plan = planned(() =>
    planImport(
      rentRoll,
      upload.software,
      facilities,
      chosenFacility(form.facilityNumber, facilities),
    ),
  );
  const facilityIds = [...new Set(plan.candidates.map(({ facility }) => facility.id))];
  if (form.preview) {
    const outcomes = outcomesOf(
      plan.candidates,
      await currentTenants(app.db, facilityIds),
      await earlierTenants(app.db, facilityIds),
    );
    return { ...countsOf(plan, outcomes), ...noFiles, preview_rows: previewRows(plan, outcomes) };
  }
  return transaction(app.db, async (trx) => {
    const now = app.clock.now();
    const locked = await lockFacilities(trx, facilityIds);
    if (locked.length < facilityIds.length) {
      throw new Invalid('A facility of this file was deleted meanwhile. Please import again.');
    }
    const outcomes = outcomesOf(
      plan.candidates,
      await currentTenants(trx, facilityIds),
      await earlierTenants(trx, facilityIds),
    );
    await insertTenants(trx, outcomes.inserts, now);
    await setSoftware(trx, facilityIds, upload.software);
    const counts = countsOf(plan, outcomes);
    const result = { ...counts, ...(await saveWorkbooks(trx, plan, outcomes, userId, now)) };
    await trx
      .insertInto('imports')
      .values({
        user_id: userId,
        software: upload.software,
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
      details: { software: upload.software, sha256, inserted: counts.insert_count },
    });
    return result;
  });
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

function planned(make: () => Plan): Plan {
  try {
    return make();
  } catch (error) {
    if (!(error instanceof NoFacility)) throw error;
    throw new Invalid(
      'Rent Roll: Nothing says which facility these tenants belong to. A column such as Prime Site ID, or a line such as ‘Facility: 1001’ above the headings, is expected.',
    );
  }
}

/** Every row read is counted once; a sum that differs would be a fault of ours, and stops the import. */
function countsOf(plan: Plan, { inserts, active, duplicates }: Outcomes) {
  const errors = plan.leftOut.filter(({ kind }) => kind === 'error').length;
  const merged = plan.candidates.reduce((sum, { rowNumbers }) => sum + rowNumbers.length - 1, 0);
  const counts = {
    insert_count: inserts.length,
    active_tenants_count: active.length,
    error_count: errors,
    duplicate_tenant_count: duplicates.length,
    missing_prime_ids: plan.missingPrimeIds,
    row_count: plan.rowCount,
    merged_row_count: merged,
    skipped_row_count: plan.leftOut.length - errors,
  };
  const counted =
    counts.insert_count +
    counts.active_tenants_count +
    counts.error_count +
    counts.duplicate_tenant_count +
    counts.merged_row_count +
    counts.skipped_row_count;
  if (counted !== plan.rowCount) {
    throw new Error(`${counted} of ${plan.rowCount} rows were accounted for`);
  }
  return counts;
}

const noFiles = { duplicate_tenant_filename: null, report_filename: null };

const previewRows = (plan: Plan, outcomes: Outcomes) =>
  rowOutcomes(plan, outcomes)
    .slice(0, MOST_PREVIEW_ROWS)
    .map(({ row, outcome, reason, name, unit, facilityNumber }) => ({
      row,
      outcome,
      reason,
      name,
      unit,
      facility_number: facilityNumber,
    }));

async function saveWorkbooks(
  trx: Transaction,
  plan: Plan,
  outcomes: Outcomes,
  userId: number,
  now: Date,
) {
  const save = async (title: string, bytes: Buffer | undefined, kind: 'duplicates' | 'export') => {
    if (!bytes) return null;
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
  const { duplicates } = outcomes;
  return {
    duplicate_tenant_filename: await save(
      'duplicate_tenants',
      duplicates.length > 0 ? await duplicatesWorkbook(duplicates) : undefined,
      'duplicates',
    ),
    report_filename: await save(
      'import_report',
      await reportWorkbook(rowOutcomes(plan, outcomes)),
      'export',
    ),
  };
}
