import type {
  BulkField,
  Day,
  ManagerTenantChanges,
  TenantChanges,
  TenantSeen,
} from '@audit-letters/api-client/contract';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { type Transaction, transaction } from '../database/transaction.ts';
import { availableCoverages, lockFacility } from '../facilities/index.ts';
import { Invalid, NotFound } from '../http/errors.ts';
import type { CurrentSession } from '../session/store.ts';
import { auditChange } from '../shell/audit.ts';
import { parseDayField } from '../time/day.ts';
import {
  appliedEdit,
  type Before,
  commonEdit,
  confirmedEdit,
  invalid,
  ownApplyDate,
  staffEdit,
  statusEdit,
  type TenantEdit,
} from './edits.ts';
import { toTenant } from './list/rows.ts';
import { refuseLocked, refuseUndueCharge } from './managerRules.ts';
import { assertUnchanged } from './seen.ts';

/** How far a call reaches: staff to every tenant, a manager to those of the own facility. */
export type TenantReach = { facilityId: number } | 'all';

/** Works out the columns of one tenant; nothing to write leaves it untouched. */
type Edit = (before: Before) => TenantEdit;

const tenantChange = (action: string, ids: number[]) => ({
  action,
  objectType: 'tenant',
  objectIds: ids,
});

/** Sets the status, as the manager's status modal and the staff's do. */
export function setStatus(
  context: Context,
  session: CurrentSession,
  reach: TenantReach,
  id: number,
  status: string | null,
  seen: TenantSeen | undefined,
) {
  const edit: Edit = (before) => statusEdit(before, { status });
  return change(context, session, 'status', [id], reach, edit, seen);
}

/** A manager's edit of a tenant of the own facility. */
export function updateAsManager(
  context: Context,
  session: CurrentSession,
  facilityId: number,
  id: number,
  changes: ManagerTenantChanges,
  seen: TenantSeen | undefined,
) {
  const today = context.clock.today();
  const edit = dueChargesAlone((before) => commonEdit(before, changes, today), today);
  return change(context, session, 'update', [id], { facilityId }, edit, seen);
}

export function updateAsStaff(
  context: Context,
  session: CurrentSession,
  id: number,
  changes: TenantChanges,
  seen: TenantSeen | undefined,
) {
  const today = context.clock.today();
  const edit: Edit = (before) => staffEdit(before, changes, today);
  return change(context, session, 'update', [id], 'all', edit, seen);
}

/** One value for one field, as it came. */
interface BulkChange {
  field: BulkField;
  value: string | null;
}

/** The same value for all the named tenants. */
export function bulkUpdate(
  context: Context,
  session: CurrentSession,
  ids: number[],
  bulk: BulkChange,
  seen: TenantSeen | undefined,
) {
  const edit = bulkEdit(bulk, context.clock.today());
  return change(context, session, `bulk-${bulk.field}`, ids, 'all', edit, seen);
}

function bulkEdit({ field, value }: BulkChange, today: Day): Edit {
  switch (field) {
    case 'status':
      return (before) => statusEdit(before, { status: value });
    case 'coverage_id': {
      const coverage_id = idOf(value);
      return (before) => statusEdit(before, { coverage_id });
    }
    case 'charge_apply_date': {
      const day = parseDayField(value, 'value') ?? null;
      return (before) => ({ charge_apply_date: ownApplyDate(before, day) });
    }
    case 'charge_applied': {
      const applied = yesOrNo(value);
      return (before) => appliedEdit(before, applied, today);
    }
    case 'charge_confirmed': {
      const confirmed = yesOrNo(value);
      return (before) => confirmedEdit(before, confirmed, today);
    }
    case 'tagged_for_removal': {
      const tagged = yesOrNo(value);
      return () => ({ tagged_for_removal: tagged });
    }
  }
}

function yesOrNo(value: string | null): boolean {
  if (value === 'true' || value === '1') return true;
  if (value === 'false' || value === '0') return false;
  throw invalid('value', 'value must be true or false.');
}

function idOf(value: string | null): number {
  if (!/^[1-9]\d{0,9}$/.test(value ?? '')) throw invalid('value', 'value must be an id.');
  return Number(value);
}

/** The manager has added the charge for these tenants. */
export function bulkChargeApplied(
  context: Context,
  session: CurrentSession,
  facilityId: number,
  ids: number[],
) {
  const today = context.clock.today();
  const edit = dueChargesAlone((before) => appliedEdit(before, true, today), today);
  return change(context, session, 'bulk-charge_applied', ids, { facilityId }, edit);
}

/** A manager's edit: refused where it connects a charge that is not due. */
const dueChargesAlone =
  (edit: Edit, today: Day): Edit =>
  (before) => {
    const columns = edit(before);
    refuseUndueCharge(before, columns, today);
    return columns;
  };

/** Back to no response: status, coverage, charges and tag go, the letter dates stay (TEN-26). */
export function resetTenants(context: Context, session: CurrentSession, ids: number[]) {
  return change(context, session, 'reset', ids, 'all', () => ({
    status: null,
    coverage_id: null,
    charge_applied: false,
    charge_apply_date: null,
    charge_applied_date: null,
    charge_confirmed_date: null,
    payment_confirmed_date: null,
    tagged_for_removal: false,
  }));
}

/** The manager says who has moved out, as long as tagging has not been completed. */
export async function tagTenants(
  context: Context,
  session: CurrentSession,
  facilityId: number,
  ids: number[],
) {
  await transaction(context.db, async (trx) => {
    const facility = await lockFacility(trx, facilityId);
    if (!facility.can_tag_removal) {
      throw new Invalid('Tagging has already been completed for this facility.');
    }
    const before = await lockTenants(trx, ids, { facilityId });
    await write(trx, before, () => ({ tagged_for_removal: true }), context);
    await auditChange(trx, context, session, tenantChange('tag', ids));
  });
}

export async function deleteTenants(context: Context, session: CurrentSession, ids: number[]) {
  await transaction(context.db, async (trx) => {
    await lockTenants(trx, ids, 'all');
    await trx.deleteFrom('tenants').where('id', '=', anyOf(ids)).execute();
    await auditChange(trx, context, session, tenantChange('delete', ids));
  });
}

async function change(
  context: Context,
  session: CurrentSession,
  action: string,
  ids: number[],
  reach: TenantReach,
  edit: Edit,
  seen?: TenantSeen,
) {
  await transaction(context.db, async (trx) => {
    const before = await lockTenants(trx, ids, reach);
    if (reach !== 'all') refuseLocked(before);
    for (const tenant of before) assertUnchanged(seen, shown(tenant, reach));
    await write(trx, before, edit, context);
    await auditChange(trx, context, session, tenantChange(action, ids));
  });
}

/** The tenant as the lists show it to whoever reaches so far. */
function shown(tenant: Locked, reach: TenantReach) {
  const charge_apply_date = tenant.charge_apply_date ?? tenant.facility_letter_effective_date;
  return toTenant({ ...tenant, charge_apply_date }, reach === 'all');
}

type Locked = Before & { facility_number: string };

/** The named tenants, locked. One that is unknown or out of reach refuses them all, without saying which. */
async function lockTenants(trx: Transaction, ids: number[], reach: TenantReach): Promise<Locked[]> {
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
  const rows = await query.execute();
  if (rows.length !== ids.length) throw new NotFound();
  return rows;
}

/** Any of these, as one parameter however many they are. */
const anyOf = (ids: number[]) => sql<number>`any(${ids}::int[])`;

async function write(
  trx: Transaction,
  tenants: Before[],
  edit: Edit,
  { clock }: Pick<Context, 'clock'>,
) {
  const updated_at = clock.now();
  for (const group of sameEdits(tenants, edit)) {
    await checkCoverage(trx, group);
    await trx
      .updateTable('tenants')
      .set({ ...group.edit, updated_at })
      .where('id', '=', anyOf(group.tenants.map(({ id }) => id)))
      .execute();
  }
}

interface Group {
  edit: TenantEdit;
  tenants: Before[];
}

/** Tenants with the same columns to write, so that a bulk call is a few statements, not a thousand. */
function sameEdits(tenants: Before[], edit: Edit): Group[] {
  const groups = new Map<string, Group>();
  for (const tenant of tenants) {
    const columns = edit(tenant);
    const key = JSON.stringify(columns);
    const group = groups.get(key) ?? { edit: columns, tenants: [] };
    group.tenants.push(tenant);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** A coverage newly chosen must be on offer in the state of the tenant's facility. */
async function checkCoverage(trx: Transaction, { edit, tenants }: Group) {
  const wanted = edit.coverage_id;
  if (!wanted || tenants.every((tenant) => tenant.coverage_id === wanted)) return;
  const facilities = await trx
    .selectFrom('facilities')
    .select('state')
    .distinct()
    .where(
      'id',
      'in',
      tenants.map((tenant) => tenant.facility_id),
    )
    .execute();
  for (const { state } of facilities) {
    const offered = await availableCoverages(trx, state);
    if (!offered.some(({ id }) => id === wanted)) {
      const message = "This coverage is not available in the facility's state.";
      throw new Invalid(message, { coverage_id: message });
    }
  }
}
