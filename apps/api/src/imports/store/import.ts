import type { ImportFacility } from '@audit-letters/api-client/contract';
import type { ChangedTenant } from '../../database/schema.ts';
import type { Transaction } from '../../database/transaction.ts';
import { assertOpen, type CurrentSession } from '../../session/store.ts';
import { columnNames, type TenantEdit } from '../../tenants/index.ts';
import { recordImport } from '../../undo/record.ts';
import type { ComparedUpload } from '../compare/compareUpload.ts';
import type { ImportForm } from '../form.ts';
import { applyChoices } from './apply.ts';
import { auditImport } from './auditImport.ts';
import { countUploads, insertTenants } from './tenants.ts';
import { saveWorkbooks } from './workbooks.ts';

interface StoreRequest {
  form: ImportForm;
  session: CurrentSession;
  now: Date;
  signal: AbortSignal;
}

/** Stores an import: the chosen changes, the new tenants, its workbooks and its record, by which it can be undone. */
export async function storeImport(
  trx: Transaction,
  { form: { software, choices }, session, now, signal }: StoreRequest,
  facilities: readonly Required<ImportFacility>[],
  comparison: ComparedUpload,
) {
  const { userId } = session;
  const { counts, newTenantCounts, errorRows } = comparison;
  const edits = await applyChoices(trx, choices, comparison.chosenTenants, now);
  signal.throwIfAborted();
  const facilitiesBefore = facilities.map(({ facility_id, software }) => ({
    facility_id,
    software,
    inserted: newTenantCounts.get(facility_id) ?? 0,
  }));
  const facilityIds = facilities.map(({ facility_id }) => facility_id);
  // The row refers to the user, who may be deleted by now.
  await assertOpen(trx, session);
  const { id } = await trx
    .insertInto('imports')
    .values({
      user_id: userId,
      software,
      facility_id: facilityIds.length === 1 ? (facilityIds[0] ?? null) : null,
      counts: JSON.stringify(counts),
      facilities: JSON.stringify(facilitiesBefore),
      changes: JSON.stringify(edits.map(beforeOf)),
      errors: JSON.stringify(errorRows),
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await insertTenants(trx, comparison.batches, { importId: id, now, signal });
  const isChange =
    edits.length > 0 ||
    facilitiesBefore.some((before) => before.inserted > 0 || before.software !== software);
  const undo = isChange ? await recordImport(trx, userId, id, now) : undefined;
  await countUploads(trx, { software, facilities: facilitiesBefore, now });
  const filenames = await saveWorkbooks(trx, comparison.workbooks, userId, now);
  await auditImport(
    trx,
    session,
    { at: now, facilityIds, edits },
    { import: id, software, inserted: counts.insert_count, changed: edits.length },
  );
  return { ...filenames, undo, import_id: id, applied_count: edits.length };
}

/** What the undo of the import restores of a tenant. */
const beforeOf = ({ tenant, update }: TenantEdit): ChangedTenant => ({
  tenant_id: tenant.id,
  before: Object.fromEntries(
    [...columnNames(update), 'updated_at' as const].map((name) => [name, tenant[name]]),
  ),
});
