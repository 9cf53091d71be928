import { isDeepStrictEqual } from 'node:util';
import type {
  Day,
  ManagerTenantChanges,
  TenantChanges,
  TenantStatus,
} from '@audit-letters/api-client/contract';
import {
  isUsAddress,
  NameAndAddress,
  StatusWords,
  statusOfWord,
  wrongAddressParts,
} from '@audit-letters/api-client/contract';
import {
  chargeAfter,
  chargeAppliedUpdate,
  chargeConfirmedUpdate,
} from '@audit-letters/api-client/values';
import type { Updateable } from 'kysely';
import type { TenantRecord, TenantsTable } from '../../database/schema.ts';
import { searchColumns } from '../../database/searchColumns.ts';
import { Invalid, invalidField } from '../../http/errors.ts';
import { textOrNull } from '../../http/serialize.ts';
import { parsePhone } from '../../text/phone.ts';
import { parseDayField } from '../../time/day.ts';
import { unitsUpdate } from './units.ts';

/** The columns that a change writes. */
export type TenantUpdate = Updateable<TenantsTable>;

/** The stored tenant, with the date that it takes from its facility. */
export interface CurrentTenant extends TenantRecord {
  facility_letter_effective_date: Day | null;
}

/** The day from which the tenant is charged: `chargeDay` for a row (TEN-44). */
export const chargeDayOf = (tenant: CurrentTenant): Day | null =>
  tenant.charge_apply_date ?? tenant.facility_letter_effective_date;

/** A tenant as it is before an update. */
export interface TenantEdit {
  tenant: CurrentTenant;
  update: TenantUpdate;
}

/** Returns the update of one tenant. An empty update leaves the tenant unchanged. */
export type MakeUpdate = (tenant: CurrentTenant) => TenantUpdate;

/** The columns of an update whose values differ from the tenant's. */
export function changesOf(tenant: CurrentTenant, update: TenantUpdate): TenantUpdate {
  const changes = { ...update };
  for (const column of columnNames(update)) {
    if (isDeepStrictEqual(tenant[column], update[column])) delete changes[column];
  }
  return changes;
}

// `Object.keys` returns `string[]`; the update has no other keys.
export const columnNames = (update: TenantUpdate) =>
  Object.keys(update) as (keyof TenantUpdate & keyof CurrentTenant)[];

/** The stored status. `no_response`, an empty text and `null` are stored as `null` (TEN-5). */
function parseStatus(word: string | null): TenantStatus | null {
  if (word === null || word === '') return null;
  const statusWord = StatusWords.find((one) => one === word);
  if (!statusWord) throw invalidField('status', `'${word}' is not a status of a tenant.`);
  return statusOfWord(statusWord);
}

/** The fields that managers and staff may write. */
export function commonUpdate(
  current: CurrentTenant,
  changes: ManagerTenantChanges,
  today: Day,
): TenantUpdate {
  const update: TenantUpdate = {};
  for (const field of NameAndAddress) {
    if (changes[field] !== undefined) update[field] = textOrNull(changes[field]);
  }
  if (changes.note !== undefined) update.note = textOrNull(changes.note);
  for (const field of ['move_in_date', 'billing_date'] as const) {
    const day = parseDayField(changes[field], field);
    if (day !== undefined) update[field] = day;
  }
  assertTexts(current, update);
  Object.assign(update, unitsUpdate(current, changes));
  return {
    ...update,
    ...searchColumns({ ...current, ...update }),
    ...statusUpdate(current, changes),
    ...chargeAppliedUpdate(current, changes.charge_applied, today),
    ...(changes.tag && { tagged_for_removal: true }),
  };
}

/**
 * A first name cannot be emptied, and a state or ZIP code that the call changes must be right (TEN-112). A wrong part
 * of an imported address can stay.
 */
function assertTexts(current: CurrentTenant, update: TenantUpdate) {
  if (current.first_name && update.first_name === null) {
    throw invalidField('first_name', 'A first name is required.');
  }
  const { state = current.state, zip_code = current.zip_code, country = current.country } = update;
  const next = { state, zip_code, country };
  const movesAbroadOrBack = isUsAddress(next) !== isUsAddress(current);
  const wrong = wrongAddressParts(next);
  for (const part of ['state', 'zip_code'] as const) {
    if (!movesAbroadOrBack && next[part] === current[part]) delete wrong[part];
  }
  const [message] = Object.values(wrong);
  if (message) throw new Invalid(message, wrong);
}

/** The fields that staff may write. */
export function staffUpdate(
  current: CurrentTenant,
  changes: TenantChanges,
  today: Day,
): TenantUpdate {
  const update = commonUpdate(current, changes, today);
  for (const field of ['phone', 'email'] as const) {
    if (changes[field] !== undefined) update[field] = textOrNull(changes[field]);
  }
  if (update.email && !/^[^\s@]+@[^\s@]+$/.test(update.email)) {
    throw invalidField('email', 'This is not an e-mail address.');
  }
  if (update.phone && update.phone !== current.phone && isUsAddress({ ...current, ...update })) {
    update.phone = parsePhone(update.phone, 'phone');
  }
  if (changes.monitor_note !== undefined) update.monitor_note = textOrNull(changes.monitor_note);
  if (changes.untag) update.tagged_for_removal = false;
  const applyDate = parseDayField(changes.charge_apply_date, 'charge_apply_date');
  if (applyDate !== undefined) update.charge_apply_date = ownApplyDate(current, applyDate);
  return { ...update, ...chargeConfirmedUpdate(current, changes.charge_confirmed, today) };
}

/** `null` for the facility's own date, so that the tenant keeps following the facility (TEN-44). */
export function ownApplyDate(current: CurrentTenant, day: Day | null): Day | null {
  return day === current.facility_letter_effective_date ? null : day;
}

/**
 * Adds what follows from a change of coverage or charge (TEN-152): records the coverages of the charge and of the
 * welcome letter, and takes the confirmation of another coverage's charge back.
 */
export const withRecordedCoverages =
  (makeUpdate: MakeUpdate): MakeUpdate =>
  (tenant) => {
    const update = makeUpdate(tenant);
    return { ...recordedCoverages(tenant, update), ...update };
  };

function recordedCoverages(current: CurrentTenant, update: TenantUpdate): TenantUpdate {
  const { coverage_id = current.coverage_id } = update;
  const coverages: TenantUpdate = chargeAfter(current, update);
  if (coverage_id !== current.coverage_id && current.welcome_letter_sent_date) {
    // Without a record, the letter is of the coverage before this change.
    coverages.welcome_coverage_id = current.welcome_coverage_id ?? current.coverage_id;
  }
  return coverages;
}

/** Sets status and coverage together: only `selected_coverage` has a coverage, and it must have one (TEN-5). */
export function statusUpdate(
  current: Pick<TenantRecord, 'status' | 'coverage_id'>,
  { status: word, coverage_id }: Pick<ManagerTenantChanges, 'status' | 'coverage_id'>,
): TenantUpdate {
  if (word === undefined && coverage_id === undefined) return {};
  const status = word === undefined ? impliedStatus(current, coverage_id) : parseStatus(word);
  if (status !== 'selected_coverage') return { status, coverage_id: null };
  const coverage = coverage_id === undefined ? current.coverage_id : coverage_id;
  if (coverage === null) throw invalidField('coverage_id', 'Please choose a coverage.');
  return { status, coverage_id: coverage };
}

function impliedStatus(
  { status }: Pick<TenantRecord, 'status'>,
  coverageId: number | null | undefined,
): TenantStatus | null {
  if (coverageId) return 'selected_coverage';
  return status === 'selected_coverage' ? null : status;
}
