import type {
  BulkField,
  Day,
  ManagerTenantChanges,
  TenantChanges,
  TenantSeen,
} from '@audit-letters/api-client/contract';
import { sql } from 'kysely';
import type { App } from '../context.ts';
import { type Transaction, transaction } from '../database/transaction.ts';
import { availableCoverages, lockFacility } from '../facilities/store.ts';
import { Invalid, NotFound } from '../http/errors.ts';
import type { CurrentSession } from '../session/store.ts';
import { audit } from '../shell/audit.ts';
import { dayInput } from '../time/day.ts';
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
import { refuseLocked, refuseUndueCharge } from './managerRules.ts';
import { refuseChanged } from './seen.ts';
import { toTenant } from './store.ts';

/** What changing tenants needs of the server. */
type Server = Pick<App, 'db' | 'clock'>;

/** How far a call reaches: staff to every tenant, a manager to those of the own facility. */
export type TenantReach = { facilityId: number } | 'all';

/** Works out the columns of one tenant; nothing to write leaves it untouched. */
type Edit = (before: Before) => TenantEdit;

/** Sets the status, as the manager's status modal and the staff's do. */
export function setStatus(
  server: Server,
  session: CurrentSession,
  reach: TenantReach,
  id: number,
  status: string | null,
  seen: TenantSeen | undefined,
) {
  const edit: Edit = (before) => statusEdit(before, { status });
  return change(server, session, 'status', [id], reach, edit, seen);
}

/** A manager's edit of a tenant of the own facility. */
export function updateAsManager(
  server: Server,
  session: CurrentSession,
  facilityId: number,
  id: number,
  changes: ManagerTenantChanges,
  seen: TenantSeen | undefined,
) {
  const today = server.clock.today();
  const edit = dueChargesAlone((before) => commonEdit(before, changes, today), today);
  return change(server, session, 'update', [id], { facilityId }, edit, seen);
}

export function updateAsStaff(
  server: Server,
  session: CurrentSession,
  id: number,
  changes: TenantChanges,
  seen: TenantSeen | undefined,
) {
  const today = server.clock.today();
  const edit: Edit = (before) => staffEdit(before, changes, today);
  return change(server, session, 'update', [id], 'all', edit, seen);
}

/** One value for one field, as it came. */
interface BulkChange {
  field: BulkField;
  value: string | null;
}

/** The same value for all the named tenants. */
export function bulkUpdate(
  server: Server,
  session: CurrentSession,
  ids: number[],
  bulk: BulkChange,
  seen: TenantSeen | undefined,
) {
  const edit = bulkEdit(bulk, server.clock.today());
  return change(server, session, `bulk-${bulk.field}`, ids, 'all', edit, seen);
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
      const day = dayInput(value, 'value') ?? null;
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
  server: Server,
  session: CurrentSession,
  facilityId: number,
  ids: number[],
) {
  const today = server.clock.today();
  const edit = dueChargesAlone((before) => appliedEdit(before, true, today), today);
  return change(server, session, 'bulk-charge_applied', ids, { facilityId }, edit);
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
export function resetTenants(server: Server, session: CurrentSession, ids: number[]) {
  return change(server, session, 'reset', ids, 'all', () => ({
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
  server: Server,
  session: CurrentSession,
  facilityId: number,
  ids: number[],
) {
  await transaction(server.db, async (trx) => {
    const facility = await lockFacility(trx, facilityId);
    if (!facility.can_tag_removal) {
      throw new Invalid('Tagging has already been completed for this facility.');
    }
    const before = await lockTenants(trx, ids, { facilityId });
    await write(trx, before, () => ({ tagged_for_removal: true }), server);
    await noted(trx, server, session, 'tag', ids);
  });
}

export async function deleteTenants(server: Server, session: CurrentSession, ids: number[]) {
  await transaction(server.db, async (trx) => {
    await lockTenants(trx, ids, 'all');
    await trx.deleteFrom('tenants').where('id', '=', anyOf(ids)).execute();
    await noted(trx, server, session, 'delete', ids);
  });
}

async function change(
  server: Server,
  session: CurrentSession,
  action: string,
  ids: number[],
  reach: TenantReach,
  edit: Edit,
  seen?: TenantSeen,
) {
  await transaction(server.db, async (trx) => {
    const before = await lockTenants(trx, ids, reach);
    if (reach !== 'all') refuseLocked(before);
    for (const tenant of before) refuseChanged(seen, shown(tenant, reach));
    await write(trx, before, edit, server);
    await noted(trx, server, session, action, ids);
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

async function write(trx: Transaction, tenants: Before[], edit: Edit, { clock }: Server) {
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

function noted(
  trx: Transaction,
  { clock }: Server,
  { userId }: CurrentSession,
  action: string,
  ids: number[],
) {
  return audit(trx, { at: clock.now(), userId, action, objectType: 'tenant', objectIds: ids });
}
