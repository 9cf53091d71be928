import type { SignedInUser, User } from '@audit-letters/api-client/contract';
import { fold } from '@audit-letters/api-client/values';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../database/engine.ts';
import type { FacilitiesTable, UserRecord } from '../database/schema.ts';
import type { Transaction } from '../database/transaction.ts';
import { toMoment } from '../http/serialize.ts';

type OwnFacility = Pick<
  Selectable<FacilitiesTable>,
  | 'facility_number'
  | 'address'
  | 'city'
  | 'state'
  | 'zip_code'
  | 'contact_name'
  | 'email'
  | 'phone'
  | 'fax'
> & { id: number };

export type UserRow = UserRecord & { facility: OwnFacility | null; has_factor: boolean };

/** A username in the spelling that is stored, and as names are compared: what looks the same is one account (USR-43). */
export function usernameColumns(text: string) {
  const username = text.normalize('NFKC').trim();
  // Upper case first: a few letters fold fully only from there.
  return { username, username_key: fold(username.toUpperCase()) };
}

export async function findUserByName(db: Db, username: string): Promise<UserRow | undefined> {
  return usersWithFacility(db)
    .where('users.username_key', '=', usernameColumns(username).username_key)
    .executeTakeFirst();
}

/** All users, each with the facility that it manages. */
export function usersWithFacility(db: Db | Transaction) {
  return db
    .selectFrom('users')
    .leftJoin('facilities', 'facilities.id', 'users.facility_id')
    .selectAll('users')
    .select(
      sql<OwnFacility | null>`case when facilities.id is null then null else json_build_object(
        'id', facilities.id, 'facility_number', facilities.facility_number,
        'address', facilities.address, 'city', facilities.city, 'state', facilities.state,
        'zip_code', facilities.zip_code, 'contact_name', facilities.contact_name,
        'email', facilities.email, 'phone', facilities.phone, 'fax', facilities.fax
      ) end`.as('facility'),
    )
    .select(
      sql<boolean>`exists (select from factors where factors.user_id = users.id)`.as('has_factor'),
    );
}

/** The user as the account's owner reads it, without the generated password. */
export function toSignedInUser(row: UserRow, now: Date): SignedInUser {
  return { ...userFields(row, now), original_password: null, facility_id: row.facility_id };
}

/** The fields that every form of a user shares. The times since the last activity are rounded down. */
export function userFields(row: UserRow, now: Date): Omit<User, 'original_password'> {
  const { id, username, real_name, email, is_admin, is_monitor, has_changed_password } = row;
  const active = row.last_active_at;
  const since = active ? Math.max(0, now.getTime() - active.getTime()) : null;
  const whole = (unit: number) => (since === null ? null : Math.floor(since / unit));
  return {
    id,
    username,
    real_name,
    email,
    is_admin,
    is_monitor,
    has_changed_password,
    facility: row.facility,
    last_active_date: active && toMoment(active),
    days_since: whole(86_400_000),
    hours_since: whole(3_600_000),
    minutes_since: whole(60_000),
    seconds_since: whole(1000),
  };
}
