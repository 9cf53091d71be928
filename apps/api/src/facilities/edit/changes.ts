import {
  Facility,
  type FacilityEdit,
  FacilitySeen,
  type NewFacility,
  type Undoable,
} from '@audit-letters/api-client/contract';
import type { Insertable, Updateable } from 'kysely';
import { auditChange } from '../../audit/audit.ts';
import type { Context } from '../../context.ts';
import { plainText } from '../../database/expressions.ts';
import type { FacilitiesTable, FacilityRecord, UsersTable } from '../../database/schema.ts';
import { type Transaction, transaction } from '../../database/transaction.ts';
import { assertPrintable } from '../../http/assertPrintable.ts';
import { unchangedCheck } from '../../http/seen.ts';
import { usernameColumns } from '../../session/account.ts';
import { readablePassword } from '../../session/password.ts';
import type { CurrentSession } from '../../session/store.ts';
import { recordUndo, undoEnd } from '../../undo/record.ts';
import { givenPassword, userChange } from '../../users/index.ts';
import { toFacility } from '../list/rows.ts';
import { mailBatches, newSentDates } from '../sentDates.ts';
import { findFacility, lockFacility } from '../store.ts';
import {
  assertContactName,
  assertZipCode,
  changedTexts,
  phoneColumns,
  primeColumns,
  siteIdOf,
  toColumns,
  welcomeDefault,
} from './columns.ts';

const assertUnchanged = unchangedCheck('facility', Facility, FacilitySeen);

/** The audit entry of a change to one facility. */
export const facilityChange = (action: string, id: number, details?: object) => ({
  action,
  objectType: 'facility',
  objectIds: [id],
  ...(details && { details }),
});

/** The audit entry of changed columns, with the new dates. Other values are not logged: they may be personal. */
export function facilityUpdate(
  id: number,
  fields: readonly string[],
  values: Readonly<Record<string, unknown>>,
) {
  const dates = fields
    .filter((field) => field.endsWith('_date'))
    .map((field) => ({ field, day: values[field] }));
  return facilityChange('update', id, { fields, ...(dates.length > 0 && { dates }) });
}

/** Creates a facility and its manager account. Staff can read the password until the manager changes it. */
export async function createFacility(
  context: Context,
  session: CurrentSession,
  facility: NewFacility,
) {
  assertZipCode(facility);
  await assertPrintable(context, changedTexts(facility));
  const password = readablePassword();
  const passwordColumns = await givenPassword(context, session, password);
  const number = plainText(facility.facility_number);
  const isPrime = facility.is_prime ?? false;
  return transaction(context.db, async (trx) => {
    const { id } = await trx
      .insertInto('facilities')
      .values({
        ...newSentDates(toColumns(facility), null, context.clock.today()),
        ...welcomeDefault(facility),
        ...phoneColumns(facility),
        facility_number: number,
        is_prime: isPrime,
        prime_site_id: isPrime ? siteIdOf(facility.prime_site_id) : null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const manager = await insertManager(trx, number, {
      email: facility.email,
      real_name: facility.contact_name.trim(),
      facility_id: id,
      ...passwordColumns,
    });
    await auditChange(trx, context, session, facilityChange('create', id));
    const account = userChange('create', [manager.id], { role: ['manager'] });
    await auditChange(trx, context, session, account);
    return { username: manager.username, password };
  });
}

/** Adds the account of a facility. Its username is made of the facility number, with a counter if it is taken. */
async function insertManager(
  trx: Transaction,
  facilityNumber: string,
  account: Omit<Insertable<UsersTable>, 'username' | 'username_key'>,
): Promise<{ id: number; username: string }> {
  const slug = facilityNumber.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  const name = `manager-${slug}`.replace(/-+$/, '').slice(0, 60);
  for (let next = 1; ; next += 1) {
    const user = await trx
      .insertInto('users')
      .values({ ...account, ...usernameColumns(next === 1 ? name : `${name}-${next}`) })
      .onConflict((conflict) => conflict.column('username_key').doNothing())
      .returning(['id', 'username'])
      .executeTakeFirst();
    if (user) return user;
  }
}

/** Updates the fields that the call sends. A sent date also changes the mail dates of letter batches (FAC-36). */
export function updateFacility(
  context: Context,
  session: CurrentSession,
  id: number,
  { seen, ...changes }: FacilityEdit,
): Promise<Undoable> {
  const columns = toColumns(changes);
  return transaction(context.db, (trx) =>
    recordUndo(trx, context, session, 'facility', async () => {
      await lockFacility(trx, id);
      const before = await findFacility(trx, id);
      assertUnchanged(seen, toFacility(before, context.clock));
      assertZipCode(changes, before);
      assertContactName(changes, before);
      await assertPrintable(context, changedTexts(changes, before));
      const values = {
        ...newSentDates(columns, before, context.clock.today()),
        ...welcomeDefault(changes, before),
        ...phoneColumns(changes, before),
      };
      await trx
        .updateTable('facilities')
        .set({ ...values, ...primeColumns(before, changes), updated_at: context.clock.now() })
        .where('id', '=', id)
        .execute();
      await mailBatches(trx, before, values);
      const fields = columnNames(values).filter((column) => values[column] !== before[column]);
      await auditChange(trx, context, session, facilityUpdate(id, fields, values));
    }),
  );
}

// `Object.keys` returns `string[]`; the update has no other keys.
const columnNames = (values: Updateable<FacilitiesTable>) =>
  Object.keys(values) as (keyof typeof values & keyof FacilityRecord)[];

/**
 * Deletes a facility with its tenants, manager accounts and letters. Its archives stay, and `retired_facilities` keeps
 * its counts (FAC-21). For 30 days an undo can restore all of it.
 */
export function deleteFacility(
  context: Context,
  session: CurrentSession,
  id: number,
): Promise<Undoable> {
  return transaction(context.db, async (trx) => {
    await lockFacility(trx, id);
    return recordUndo(trx, context, session, 'delete-facility', async () => {
      const managers = await deleteLocked(trx, context, id);
      await auditChange(trx, context, session, facilityChange('delete', id));
      if (managers.length === 0) return;
      const accounts = userChange('delete', managers, { role: ['manager'], facility: id });
      await auditChange(trx, context, session, accounts);
    });
  });
}

/** Deletes a locked facility. Returns the ids of its managers. */
async function deleteLocked(trx: Transaction, context: Context, id: number): Promise<number[]> {
  const facility = await findFacility(trx, id);
  await trx
    .insertInto('retired_facilities')
    .values({
      facility_number: facility.facility_number,
      software: facility.software,
      city: facility.city,
      state: facility.state,
      was_prime: facility.was_prime || facility.is_prime,
      total: facility.tenant_count,
      charge_applied: facility.charge_applied,
      chose_coverage: facility.selected_coverage,
      non_responders: facility.non_responder,
      retired_at: context.clock.now(),
    })
    .execute();
  const managers = await trx
    .deleteFrom('users')
    .where('facility_id', '=', id)
    .where('is_admin', '=', false)
    .where('is_monitor', '=', false)
    .returning('id')
    .execute();
  // Staff keep their accounts.
  await trx.updateTable('users').set({ facility_id: null }).where('facility_id', '=', id).execute();
  await trx.deleteFrom('letter_batches').where('facility_id', '=', id).execute();
  const files = trx
    .updateTable('files')
    .where('facility_id', '=', id)
    .where('id', 'not in', trx.selectFrom('archived_periods').select('file_id'));
  // Their content stays until the undo has ended.
  await files.set({ kind: 'deleted', expires_at: undoEnd(context.clock.now()) }).execute();
  await trx.deleteFrom('facilities').where('id', '=', id).execute();
  return managers.map((manager) => manager.id);
}
