import type {
  ManagerTenantChanges,
  TenantChanges,
  TenantSeen,
} from '@audit-letters/api-client/contract';
import type { Context } from '../../context.ts';
import { type Transaction, transaction } from '../../database/transaction.ts';
import { lockFacility } from '../../facilities/index.ts';
import { Invalid } from '../../http/errors.ts';
import type { CurrentSession } from '../../session/store.ts';
import { auditChange } from '../../shell/audit.ts';
import { moveToBin } from '../bin/store.ts';
import { type BulkChange, bulkUpdateOf } from './bulk/bulkUpdate.ts';
import { withDueCharge } from './managerRules.ts';
import {
  chargeAppliedUpdate,
  commonUpdate,
  type MakeUpdate,
  staffUpdate,
  statusUpdate,
} from './updates.ts';
import { changeTenants, lockTenants, type TenantReach, tenantChange } from './write.ts';

/** Sets the status of one tenant. */
export function setStatus(
  context: Context,
  session: CurrentSession,
  reach: TenantReach,
  id: number,
  status: string | null,
  expected: TenantSeen | undefined,
) {
  const makeUpdate: MakeUpdate = (tenant) => statusUpdate(tenant, { status });
  return changeTenants(context, session, {
    ...{ action: 'status', ids: [id], reach, makeUpdate, expected },
  });
}

/** Updates a tenant of the manager's own facility. */
export function updateAsManager(
  context: Context,
  session: CurrentSession,
  facilityId: number,
  id: number,
  changes: ManagerTenantChanges,
  expected: TenantSeen | undefined,
) {
  const today = context.clock.today();
  const makeUpdate = withDueCharge((tenant) => commonUpdate(tenant, changes, today), today);
  return changeTenants(context, session, {
    ...{ action: 'update', ids: [id], reach: { facilityId }, makeUpdate, expected },
  });
}

export function updateAsStaff(
  context: Context,
  session: CurrentSession,
  id: number,
  changes: TenantChanges,
  expected: TenantSeen | undefined,
) {
  const today = context.clock.today();
  const makeUpdate: MakeUpdate = (tenant) => staffUpdate(tenant, changes, today);
  return changeTenants(context, session, {
    ...{ action: 'update', ids: [id], reach: 'all', makeUpdate, expected },
  });
}

/** Writes the same value to one field of many tenants. */
export function bulkUpdate(
  context: Context,
  session: CurrentSession,
  ids: number[],
  change: BulkChange,
  expected: TenantSeen | undefined,
) {
  const makeUpdate = bulkUpdateOf(change, context.clock.today());
  return changeTenants(context, session, {
    ...{ action: `bulk-${change.field}`, ids, reach: 'all', makeUpdate, expected },
  });
}

/** Records that the manager has connected the charge of these tenants (TEN-42). */
export function bulkChargeApplied(
  context: Context,
  session: CurrentSession,
  facilityId: number,
  ids: number[],
) {
  const today = context.clock.today();
  const makeUpdate = withDueCharge((tenant) => chargeAppliedUpdate(tenant, true, today), today);
  return changeTenants(context, session, {
    ...{ action: 'bulk-charge_applied', ids, reach: { facilityId }, makeUpdate },
  });
}

/** Clears status, coverage, charges and tag. The letter dates stay (TEN-26). */
export function resetTenants(context: Context, session: CurrentSession, ids: number[]) {
  const makeUpdate: MakeUpdate = () => ({
    status: null,
    coverage_id: null,
    charge_applied: false,
    charge_apply_date: null,
    charge_applied_date: null,
    charge_confirmed_date: null,
    payment_confirmed_date: null,
    tagged_for_removal: false,
  });
  return changeTenants(context, session, { action: 'reset', ids, reach: 'all', makeUpdate });
}

/** Tags tenants for removal, or untags them. Rejected once tagging has been completed. */
export function tagTenants(
  context: Context,
  session: CurrentSession,
  facilityId: number,
  ids: number[],
  { tagged, expected }: { tagged: boolean; expected?: TenantSeen | undefined },
) {
  const makeUpdate: MakeUpdate = () => ({ tagged_for_removal: tagged });
  return changeTenants(context, session, {
    ...{ action: tagged ? 'tag' : 'untag', ids, reach: { facilityId }, makeUpdate, expected },
    precheck: (trx) => assertTaggingOpen(trx, facilityId),
  });
}

async function assertTaggingOpen(trx: Transaction, facilityId: number) {
  const facility = await lockFacility(trx, facilityId);
  if (!facility.can_tag_removal) {
    throw new Invalid('Tagging has already been completed for this facility.');
  }
}

export async function deleteTenants(context: Context, session: CurrentSession, ids: number[]) {
  await transaction(context.db, async (trx) => {
    await lockTenants(trx, ids, 'all');
    await moveToBin(trx, ids, { user_id: session.userId, deleted_at: context.clock.now() });
    await auditChange(trx, context, session, tenantChange('delete', ids));
  });
}
