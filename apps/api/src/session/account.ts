import type { SignedInUser, User } from '@audit-letters/api-client/contract';
import { fold } from '@audit-letters/api-client/values';
import { sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Db } from '../database/engine.ts';
import { toMoment } from '../http/serialize.ts';

export type UserRow = NonNullable<Awaited<ReturnType<typeof findUserByName>>>;

/** A username as it is stored, and as names are compared: what looks the same is one account (USR-43). */
export function usernameColumns(text: string) {
  const username = text.normalize('NFKC').trim();
  // Upper case first: a few letters fold fully only from there.
  return { username, username_key: fold(username.toUpperCase()) };
}

export const findUserByName = (db: Db, username: string) =>
  usersWithFacility(db)
    .where('users.username_key', '=', usernameColumns(username).username_key)
    .executeTakeFirst();

const facilityFields = [
  ...(['id', 'facility_number', 'account_name'] as const),
  ...(['address', 'city', 'state', 'zip_code'] as const),
  ...(['contact_name', 'email', 'phone', 'fax'] as const),
];

/** All users, each with the facility that it manages. */
export const usersWithFacility = (db: Db) =>
  db
    .selectFrom('users')
    .selectAll('users')
    .select(({ selectFrom }) =>
      jsonObjectFrom(
        selectFrom('facilities')
          .select(facilityFields)
          .whereRef('facilities.id', '=', 'users.facility_id'),
      ).as('facility'),
    )
    .select(
      sql<boolean>`exists (select from factors where factors.user_id = users.id)`.as('has_factor'),
    );

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
