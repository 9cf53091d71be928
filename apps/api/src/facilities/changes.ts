import {
  Facility,
  type FacilityChanges,
  type FacilityEdit,
  FacilitySeen,
  type LetterType,
  type NewFacility,
} from '@audit-letters/api-client/contract';
import type { Updateable } from 'kysely';
import type { Context } from '../context.ts';
import type { FacilitiesTable, FacilityRecord } from '../database/schema.ts';
import { type Transaction, transaction } from '../database/transaction.ts';
import { unchangedCheck } from '../http/expected.ts';
import { textOrNull } from '../http/serialize.ts';
import { mapUniqueViolations } from '../http/uniqueViolations.ts';
import { readablePassword } from '../session/password.ts';
import { type CurrentSession, closeSessionsOf } from '../session/store.ts';
import { auditChange } from '../shell/audit.ts';
import { givenPassword, insertUser } from '../users/index.ts';
import { datesIn, welcomeDefault } from './letterDates.ts';
import { toFacility } from './list/rows.ts';
import { parsePhone } from './phone.ts';
import { findFacility, lockFacility } from './store.ts';

const assertUnchanged = unchangedCheck({
  noun: 'facility',
  record: Facility,
  expected: FacilitySeen,
});

const numberTaken = {
  facilities_facility_number_unique: {
    field: 'facility_number',
    message: 'A facility with this Facility Number exists already.',
  },
  facilities_prime_site_id_unique: {
    field: 'prime_site_id',
    message: 'A facility with this Prime Site ID exists already.',
  },
};

/** The audit entry of a change to one facility. */
export const facilityChange = (action: string, id: number) => ({
  action,
  objectType: 'facility',
  objectIds: [id],
});

/** Creates a facility with its manager account; the list of users holds the password until its owner changes it. */
export async function createFacility(
  context: Context,
  session: CurrentSession,
  facility: NewFacility,
) {
  const password = readablePassword();
  const secret = await givenPassword(context, password);
  const isPrime = facility.is_prime ?? false;
  return mapUniqueViolations(numberTaken, () =>
    transaction(context.db, async (trx) => {
      const { id } = await trx
        .insertInto('facilities')
        .values({
          ...emptiable(facility),
          ...welcomeDefault(facility),
          ...phoneNumbers(facility),
          facility_number: facility.facility_number.trim(),
          is_prime: isPrime,
          prime_site_id: isPrime ? textOrNull(facility.prime_site_id) : null,
          address: facility.address.trim(),
          city: facility.city.trim(),
          state: facility.state,
          zip_code: facility.zip_code.trim(),
          contact_name: facility.contact_name.trim(),
          email: facility.email,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      const username = await freeUsername(trx, facility.facility_number);
      await insertUser(trx, {
        username,
        email: facility.email,
        real_name: facility.contact_name.trim(),
        facility_id: id,
        ...secret,
      });
      await auditChange(trx, context, session, facilityChange('create', id));
      return { username, password };
    }),
  );
}

/** The facility's number as a name, with a count behind it when that is taken. */
async function freeUsername(trx: Transaction, facilityNumber: string): Promise<string> {
  const slug = facilityNumber.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  const wanted = `manager-${slug}`.replace(/-+$/, '').slice(0, 60);
  const rows = await trx
    .selectFrom('users')
    .select('username')
    .where('username', 'like', `${wanted}%`)
    .execute();
  const taken = new Set(rows.map(({ username }) => username.toLowerCase()));
  let name = wanted;
  for (let next = 2; taken.has(name); next += 1) name = `${wanted}-${next}`;
  return name;
}

const nullableTexts = ['account_name', 'corporate_group', 'note'] as const;
const texts = ['facility_number', 'address', 'city', 'zip_code', 'contact_name', 'email'] as const;

/** Stores what is said and leaves the rest; a letters-sent date also dates the open letter batches. */
export async function updateFacility(
  context: Context,
  session: CurrentSession,
  id: number,
  { seen, ...changes }: FacilityEdit,
) {
  const written = spoken(changes);
  await mapUniqueViolations(numberTaken, () =>
    transaction(context.db, async (trx) => {
      const before = await lockFacility(trx, id);
      assertUnchanged(seen, toFacility(await findFacility(trx, id), context.clock));
      const values = {
        ...written,
        ...welcomeDefault(changes, before),
        ...phoneNumbers(changes, before),
      };
      await trx
        .updateTable('facilities')
        .set({ ...values, ...primeRules(before, changes), updated_at: context.clock.now() })
        .where('id', '=', id)
        .execute();
      await dateOpenBatches(trx, before, values);
      await auditChange(trx, context, session, {
        ...facilityChange('update', id),
        details: { fields: Object.keys(values) },
      });
    }),
  );
}

/** The columns that a call writes, as they are stored. */
function spoken(changes: FacilityChanges): Updateable<FacilitiesTable> {
  const values = emptiable(changes);
  for (const field of texts) {
    const text = changes[field];
    if (text !== undefined) values[field] = text.trim();
  }
  if (changes.state !== undefined) values.state = changes.state;
  return values;
}

/** Those columns that may be empty: texts, the software, dates. */
function emptiable(changes: FacilityChanges): Updateable<FacilitiesTable> {
  const values: Updateable<FacilitiesTable> = {};
  for (const field of nullableTexts) {
    if (changes[field] !== undefined) values[field] = textOrNull(changes[field]);
  }
  if (changes.software !== undefined) values.software = changes.software;
  return { ...values, ...datesIn(changes) };
}

/** Those numbers that a call changes. One that is sent as it is stored was checked by the rules of its day. */
function phoneNumbers(
  { phone, fax }: FacilityChanges,
  before?: FacilityRecord,
): Updateable<FacilitiesTable> {
  const values: Updateable<FacilitiesTable> = {};
  const number = phone?.trim();
  if (number !== undefined && number !== before?.phone) {
    values.phone = parsePhone(number, 'phone');
  }
  const faxNumber = textOrNull(fax);
  if (fax !== undefined && faxNumber !== before?.fax) {
    values.fax = faxNumber && parsePhone(faxNumber, 'fax');
  }
  return values;
}

/** A Prime Site ID belongs to a Prime store alone; one that stops being Prime is remembered as such. */
function primeRules(before: FacilityRecord, changes: FacilityChanges): Updateable<FacilitiesTable> {
  const isPrime = changes.is_prime ?? before.is_prime;
  const siteId =
    changes.prime_site_id === undefined ? before.prime_site_id : textOrNull(changes.prime_site_id);
  return {
    is_prime: isPrime,
    prime_site_id: isPrime ? siteId : null,
    was_prime: before.was_prime || (before.is_prime && !isPrime),
  };
}

/**
 * Dates the open batches of each type whose sent date is set. A date that was there before counts
 * only for batches made up to that day: a later one cannot have been dropped off then.
 */
async function dateOpenBatches(
  trx: Transaction,
  before: FacilityRecord,
  values: Updateable<FacilitiesTable>,
) {
  const types: LetterType[] = ['initial', 'follow_up', 'welcome'];
  for (const type of types) {
    const field = `${type}_letter_sent_date` as const;
    const day = values[field];
    if (!day) continue;
    let open = trx
      .updateTable('letter_batches')
      // Noon in UTC is the same calendar day for every office of the program.
      .set({ mail_time: new Date(`${day}T12:00:00Z`) })
      .where('facility_id', '=', before.id)
      .where('letter_type', '=', type)
      .where('mail_time', 'is', null);
    const sentBefore = before[field];
    if (sentBefore && day === sentBefore) open = open.where('day', '<=', sentBefore);
    await open.execute();
  }
}

/**
 * Takes a facility out of the program: its tenants, manager accounts, letters and files go, its
 * archives and, in `retired_facilities`, its numbers stay.
 */
export async function deleteFacility(context: Context, session: CurrentSession, id: number) {
  await transaction(context.db, async (trx) => {
    await lockFacility(trx, id);
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
      .returning('id')
      .execute();
    await closeSessionsOf(
      trx,
      managers.map((manager) => manager.id),
    );
    await trx.deleteFrom('letter_batches').where('facility_id', '=', id).execute();
    await trx
      .deleteFrom('files')
      .where('facility_id', '=', id)
      .where('id', 'not in', trx.selectFrom('archived_periods').select('file_id'))
      .execute();
    await trx.deleteFrom('facilities').where('id', '=', id).execute();
    await auditChange(trx, context, session, facilityChange('delete', id));
  });
}
