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
import { moveToBin } from '../bin/store.ts';
import { type BulkChange, bulkAction, bulkUpdateOf } from './bulk/bulkUpdate.ts';
import { withDueCharge } from './managerRules.ts';
import {
  chargeAppliedUpdate,
  commonUpdate,
  type MakeUpdate,
  staffUpdate,
  statusUpdate,
} from './updates.ts';
import { auditOfFacilities, changeTenants, lockTenants, type TenantReach } from './write.ts';

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
    action: 'status',
    ids: [id],
    reach,
    makeUpdate,
    expected,
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
    action: 'update',
    ids: [id],
    reach: { facilityId },
    makeUpdate,
    expected,
    writesTexts: true,
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
    action: 'update',
    ids: [id],
    reach: 'all',
    makeUpdate,
    expected,
    writesTexts: true,
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
    action: bulkAction(change.field),
    ids,
    reach: 'all',
    makeUpdate,
    expected,
    bulk: { value: change.value },
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
    action: 'bulk-charge_applied',
    ids,
    reach: { facilityId },
    makeUpdate,
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
  const bulk = { value: null };
  return changeTenants(context, session, { action: 'reset', ids, reach: 'all', makeUpdate, bulk });
}

/** The tags that a manager sets and clears in one call. */
export interface TagChanges {
  /** The tenants to tag for removal. */
  tag?: number[];
  /** The tenants to untag. */
  untag: number[];
  /** Also set the tagged ones to Moved Out (TEN-122). */
  movedOut?: boolean;
  expected?: TenantSeen | undefined;
}

/** Tags tenants for removal and untags others. Rejected once tagging has been completed. */
export function changeTags(
  context: Context,
  session: CurrentSession,
  facilityId: number,
  { tag = [], untag, movedOut = false, expected }: TagChanges,
) {
  const tagged = new Set(tag);
  if (untag.some((id) => tagged.has(id))) {
    throw new Invalid('A tenant cannot be tagged and untagged in one call.');
  }
  const makeUpdate: MakeUpdate = (tenant) => {
    if (!tagged.has(tenant.id)) return { tagged_for_removal: false };
    const answer = movedOut ? statusUpdate(tenant, { status: 'moved_out' }) : {};
    return { ...answer, tagged_for_removal: true };
  };
  return changeTenants(context, session, {
    action: tag.length > 0 ? 'tag' : 'untag',
    ids: [...tag, ...untag],
    reach: { facilityId },
    makeUpdate,
    expected,
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
    const tenants = await lockTenants(trx, ids, 'all');
    await moveToBin(trx, ids, { user_id: session.userId, deleted_at: context.clock.now() });
    await auditOfFacilities(trx, context, session, 'delete', tenants);
  });
}
