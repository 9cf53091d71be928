import type { User } from '@audit-letters/api-client/contract';
import { type Insertable, sql, type Updateable } from 'kysely';
import type { Db } from '../database/engine.ts';
import type { UsersTable } from '../database/schema.ts';
import type { Transaction } from '../database/transaction.ts';
import { NotFound, SessionEnded } from '../http/errors.ts';
import { type ListPage, pageOf } from '../http/paging.ts';
import { type UserRow, userFields, usersWithFacility } from '../session/account.ts';
import { unseal } from '../session/password.ts';
import type { Config } from '../startup/config.ts';

/** The accounts that a caller sees and edits: all for admins, managers' for monitors (USR-1). */
export type Reach = 'everyone' | 'managers';

/** Whether an account is within reach. */
export const isWithin = (reach: Reach) =>
  reach === 'everyone'
    ? sql<boolean>`true`
    : sql<boolean>`not (users.is_admin or users.is_monitor)`;

/** The users within reach, or only those who have never signed in, sorted by username. */
export function listUsers(
  db: Db,
  reach: Reach,
  { unused, ...page }: ListPage & { unused: boolean },
) {
  const users = usersWithFacility(db).where(isWithin(reach)).orderBy('users.username_key');
  return pageOf(db, unused ? users.where('users.last_active_at', 'is', null) : users, page);
}

/** The account of an id, if it exists and is within reach. */
export const accountWithin = (db: Db, reach: Reach, id: number) =>
  usersWithFacility(db).where('users.id', '=', id).where(isWithin(reach));

/** The same; throws `NotFound` without one. */
export const findUser = (db: Db, reach: Reach, id: number): Promise<UserRow> =>
  accountWithin(db, reach, id).executeTakeFirstOrThrow(() => new NotFound());

/** The account of a session. */
export const ownAccount = (db: Db, { userId }: { userId: number }): Promise<UserRow> =>
  accountWithin(db, 'everyone', userId).executeTakeFirstOrThrow(() => new SessionEnded());

/** Locks an account until the transaction ends: concurrent updates run one after the other. */
export async function lockUser(trx: Transaction, id: number): Promise<void> {
  await trx.selectFrom('users').select('id').where('id', '=', id).forUpdate().execute();
}

export async function insertUser(db: Db, user: Insertable<UsersTable>): Promise<number> {
  const { id } = await db
    .insertInto('users')
    .values(user)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Writes columns of a user. A new name of a manager is the facility's too if both were the same (USR-49). */
export async function writeUser(
  trx: Transaction,
  id: number,
  values: Updateable<UsersTable>,
): Promise<void> {
  if (values.real_name) {
    await trx
      .updateTable('facilities')
      .from('users')
      .set({ contact_name: values.real_name, updated_at: sql<Date>`now()` })
      .where('users.id', '=', id)
      .whereRef('facilities.id', '=', 'users.facility_id')
      .whereRef('facilities.contact_name', '=', 'users.real_name')
      .execute();
  }
  await trx.updateTable('users').set(values).where('id', '=', id).execute();
}

export async function countUsers(db: Db): Promise<number> {
  const { total } = await db
    .selectFrom('users')
    .select((row) => row.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** The user as the list shows it. The list is for staff, who may read a generated password. */
export function toUser(row: UserRow, now: Date, { secretKey, secondFactor }: Config): User {
  const sealed = row.original_password;
  return {
    ...userFields(row, now),
    ...(secondFactor && { has_second_factor: row.has_factor }),
    original_password: sealed ? unseal(sealed, row.password_hash, secretKey) : null,
  };
}
