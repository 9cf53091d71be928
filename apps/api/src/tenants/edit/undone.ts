import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import type { Transaction } from '../../database/transaction.ts';
import { lockFacility } from '../../facilities/index.ts';
import { Invalid, NotFound } from '../../http/errors.ts';
import type { CurrentSession } from '../../session/store.ts';
import { assertUnlocked } from './managerRules.ts';
import { taggingCompleted } from './tags.ts';
import type { CurrentTenant, TenantEdit, TenantUpdate } from './updates.ts';
import { auditOfFacilities, auditTenants, lockStored } from './write.ts';

/** The tenants that a change updated, with the values that its undo restores. */
async function undoneTenants(trx: Transaction, undoId: number): Promise<TenantEdit[]> {
  const { rows } = await sql<{ id: number; before: TenantUpdate }>`
    select row_id as id, before from undo_rows
    where undo_id = ${undoId} and table_name = 'tenants' and before is not null and after is not null
  `.execute(trx);
  const before = new Map(rows.map((row) => [row.id, row.before]));
  const tenants = await lockStored(trx, [...before.keys()], 'all');
  return tenants.map((tenant) => ({ tenant, update: before.get(tenant.id) ?? {} }));
}

/** Adds the audit entries of tenants whose former values an undo restores. Returns the tenants. */
export async function auditUndoneTenants(
  trx: Transaction,
  context: Pick<Context, 'clock'>,
  session: CurrentSession,
  undoId: number,
  action: 'undo' | 'undo-move-out',
): Promise<CurrentTenant[]> {
  const changes = await undoneTenants(trx, undoId);
  await auditTenants(trx, context, session, action, changes);
  return changes.map(({ tenant }) => tenant);
}

/** Adds the audit entries of deleted tenants whom an undo restores. */
export async function auditRestoredTenants(
  trx: Transaction,
  context: Pick<Context, 'clock'>,
  session: CurrentSession,
  undoId: number,
): Promise<void> {
  const { rows } = await sql<{ id: number; facility_id: number }>`
    select id, facility_id from bin where undo_id = ${undoId} order by id
  `.execute(trx);
  await auditOfFacilities(trx, context, session, 'restore', rows);
}

/**
 * The rules of managers for an undo: only tenants of the own facility, who are not locked (TEN-2), and tags only before
 * tagging is complete (TEN-52). Locks the facility.
 */
export async function assertUndoneByManager(
  trx: Transaction,
  { facilityId }: CurrentSession,
  undoId: number,
): Promise<void> {
  if (facilityId === null) throw new NotFound();
  const { can_tag_removal } = await lockFacility(trx, facilityId);
  const changes = await undoneTenants(trx, undoId);
  const tenants = changes.map(({ tenant }) => tenant);
  if (tenants.some((tenant) => tenant.facility_id !== facilityId)) throw new NotFound();
  assertUnlocked(tenants);
  const tags = changes.some(({ update }) => update.tagged_for_removal !== undefined);
  if (tags && !can_tag_removal) throw new Invalid(taggingCompleted);
}
