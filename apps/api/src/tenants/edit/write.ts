import {
  SeenInTenants,
  Tenant,
  TenantSeen,
  type Undoable,
} from '@audit-letters/api-client/contract';
import { Type } from 'typebox';
import { Check } from 'typebox/value';
import { auditChange } from '../../audit/audit.ts';
import type { Context } from '../../context.ts';
import { anyOf } from '../../database/expressions.ts';
import { type Transaction, transaction } from '../../database/transaction.ts';
import { availableCoverages } from '../../facilities/index.ts';
import { Invalid, invalidField, NotFound } from '../../http/errors.ts';
import { unchangedCheck } from '../../http/seen.ts';
import type { CurrentSession } from '../../session/store.ts';
import { capitalise, tenantInWords } from '../../text/words.ts';
import type { Clock } from '../../time/clock.ts';
import { recordUndo } from '../../undo/record.ts';
import { toTenant } from '../list/rows.ts';
import { auditDetails, type TenantAuditDetails } from './auditDetails.ts';
import { assertUnlocked } from './managerRules.ts';
import {
  type CurrentTenant,
  changesOf,
  chargeDayOf,
  type MakeUpdate,
  type TenantEdit,
  type TenantUpdate,
  withRecordedCoverages,
} from './updates.ts';

/** The tenants that a caller may change: all for staff, those of one facility for its manager. */
export type TenantReach = { facilityId: number } | 'all';

/** A change of tenants that is stored for all of them or for none. */
interface TenantsChange {
  /** The verb in the audit log. */
  action: string;
  ids: number[];
  reach: TenantReach;
  makeUpdate: MakeUpdate;
  /** The values that the caller read, if it sent any: the form field of WIR-40. */
  seen?: string | undefined;
  /** Throws if the facility refuses the change. Runs first in the transaction. */
  precheck?: (trx: Transaction) => Promise<void>;
}

const assertUnchanged = unchangedCheck('tenant', Tenant, TenantSeen);

const SeenOfSeveral = Type.Array(SeenInTenants, { minItems: 1 });

/** Parses the form field `seen`, as JSON (WIR-40). Returns what the caller has read of a tenant. */
export function parseSeen(text: string | undefined): (id: number) => TenantSeen | undefined {
  if (!text) return () => undefined;
  const value = parseJson(text);
  if (Check(TenantSeen, value)) return () => value;
  if (!Check(SeenOfSeveral, value)) throw new Invalid('seen must be fields of a tenant, as JSON.');
  const byId = new Map(value.flatMap((some) => some.ids.map((id) => [id, some.seen] as const)));
  return (id) => byId.get(id);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Locks the tenants, checks the change, writes it and adds it to the audit log. It can be undone. */
export function changeTenants(
  context: Context,
  session: CurrentSession,
  { action, ids, reach, makeUpdate, precheck, ...change }: TenantsChange,
): Promise<Undoable> {
  const seenOf = parseSeen(change.seen);
  return transaction(context.db, (trx) =>
    recordUndo(trx, context, session, 'tenants', async () => {
      await precheck?.(trx);
      const tenants = await lockTenants(trx, ids, reach);
      if (reach !== 'all') assertUnlocked(tenants);
      for (const tenant of tenants) {
        const name = ids.length > 1 ? capitalise(tenantInWords(tenant)) : undefined;
        assertUnchanged(seenOf(tenant.id), onWire(tenant, reach), name);
      }
      await writeTenants(trx, context, session, {
        action,
        tenants,
        makeUpdate: withRecordedCoverages(makeUpdate),
      });
    }),
  );
}

/**
 * Writes what the updates of locked tenants change, and adds it to the audit log. Unchanged tenants keep their
 * `updated_at`.
 */
export async function writeTenants(
  trx: Transaction,
  context: Context,
  session: CurrentSession,
  {
    action,
    tenants,
    makeUpdate,
  }: { tenants: CurrentTenant[] } & Pick<TenantsChange, 'action' | 'makeUpdate'>,
) {
  const updates = tenants
    .map((tenant) => ({ tenant, update: changesOf(tenant, makeUpdate(tenant)) }))
    .filter(({ update }) => Object.keys(update).length > 0);
  const updated_at = context.clock.now();
  for (const group of groupsOf(updates, ({ update }) => update)) {
    const [{ update }] = group;
    const members = group.map(({ tenant }) => tenant);
    await assertCoverageAvailable(trx, update.coverage_id, members);
    await trx
      .updateTable('tenants')
      .set({ ...update, updated_at })
      .where('id', '=', anyOf(members.map(({ id }) => id)))
      .execute();
  }
  await auditTenants(trx, context, session, action, updates);
}

/** Adds the updates of tenants, as they are before, to the audit log: one entry for those with equal details. */
export async function auditTenants(
  trx: Transaction,
  context: { clock: Pick<Clock, 'now'> },
  session: CurrentSession,
  action: string,
  edits: readonly TenantEdit[],
  detailsOf = auditDetails,
) {
  const entries = edits.map((edit) => ({ id: edit.tenant.id, details: detailsOf(edit) }));
  for (const group of groupsOf(entries, ({ details }) => details)) {
    const [{ details }] = group;
    const ids = group.map(({ id }) => id);
    await auditChange(trx, context, session, tenantChange(action, ids, details));
  }
}

/** Groups items with equal keys: a bulk call of a thousand tenants runs a few statements. */
function groupsOf<T>(items: readonly T[], keyOf: (item: T) => object): [T, ...T[]][] {
  const groups = new Map<string, [T, ...T[]]>();
  for (const item of items) {
    const key = JSON.stringify(keyOf(item));
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return [...groups.values()];
}

/** Adds one entry for each facility of tenants that were deleted or restored. */
export async function auditOfFacilities(
  trx: Transaction,
  context: Pick<Context, 'clock'>,
  session: CurrentSession,
  action: 'delete' | 'restore',
  tenants: readonly { id: number; facility_id: number }[],
) {
  for (const facility of new Set(tenants.map((tenant) => tenant.facility_id))) {
    const ids = tenants.filter((one) => one.facility_id === facility).map(({ id }) => id);
    await auditChange(trx, context, session, tenantChange(action, ids, { facility }));
  }
}

/** The audit entry of a change to tenants. */
export const tenantChange = (action: string, ids: number[], details: TenantAuditDetails) => ({
  action,
  objectType: 'tenant',
  objectIds: ids,
  details,
});

export type LockedTenant = CurrentTenant & { facility_number: string };

/** The tenant as a list sends it to this caller. */
const onWire = (tenant: LockedTenant, reach: TenantReach) =>
  toTenant({ ...tenant, charge_apply_date: chargeDayOf(tenant) }, reach === 'all');

/** Locks the tenants. Throws `NotFound` if one is unknown or out of reach, without naming it (WIR-14). */
export async function lockTenants(
  trx: Transaction,
  ids: number[],
  reach: TenantReach,
): Promise<LockedTenant[]> {
  const rows = await lockStored(trx, ids, reach);
  if (rows.length !== ids.length) throw new NotFound(ids.length > 1 ? someAreGone : undefined);
  return rows;
}

/** Locks those of the tenants that are stored and within reach. */
export function lockStored(
  trx: Transaction,
  ids: number[],
  reach: TenantReach,
): Promise<LockedTenant[]> {
  let query = trx
    .selectFrom('tenants')
    .innerJoin('facilities', 'facilities.id', 'tenants.facility_id')
    .selectAll('tenants')
    .select([
      'facilities.facility_number',
      'facilities.letter_effective_date as facility_letter_effective_date',
    ])
    .where('tenants.id', '=', anyOf(ids))
    .orderBy('tenants.id')
    .forUpdate('tenants');
  if (reach !== 'all') query = query.where('tenants.facility_id', '=', reach.facilityId);
  return query.execute();
}

const someAreGone =
  'Some of these tenants no longer exist, so nothing was changed. Please clear the selection and select them again.';

/** A newly chosen coverage must be on offer in the state of each tenant's facility (TEN-29). */
async function assertCoverageAvailable(
  trx: Transaction,
  coverageId: TenantUpdate['coverage_id'],
  tenants: readonly CurrentTenant[],
) {
  if (!coverageId) return;
  const facilityIds = tenants.map((tenant) => tenant.facility_id);
  const facilities = await trx
    .selectFrom('facilities')
    .select('state')
    .distinct()
    .where('id', 'in', facilityIds)
    .execute();
  for (const { state } of facilities) {
    const coverages = await availableCoverages(trx, state);
    if (!coverages.some(({ id }) => id === coverageId)) {
      throw invalidField('coverage_id', "This coverage is not available in the facility's state.");
    }
  }
}
