import type { SignedInUser, User } from '@audit-letters/api-client/contract';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '../database/engine.ts';
import type { FacilitiesTable, UserRecord, UsersTable } from '../database/schema.ts';
import type { Transaction } from '../database/transaction.ts';
import { type ListPage, offsetOf } from '../http/paging.ts';
import { toMoment } from '../http/serialize.ts';
import { unseal } from '../session/password.ts';

/** Which accounts a caller sees and edits: admins all, monitors those of managers (USR-1). */
export type Reach = 'everyone' | 'managers';

type Owned = Pick<
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

type UserRow = UserRecord & { facility: Owned | null };

export async function findUserByName(db: Db, username: string): Promise<UserRow | undefined> {
  return usersWithFacility(db)
    .where(sql`lower(users.username)`, '=', sql`lower(${username})`)
    .executeTakeFirst();
}

/** The users within reach, in the order of their names. */
export async function listUsers(db: Db, reach: Reach, page: ListPage) {
  const rows = await within(reach, usersWithFacility(db))
    .orderBy(sql`lower(users.username)`)
    .limit(page.perPage)
    .offset(offsetOf(page))
    .execute();
  const { total } = await within(reach, db.selectFrom('users'))
    .select((row) => row.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total };
}

export async function findUser(
  db: Db | Transaction,
  reach: Reach,
  id: number,
): Promise<UserRow | undefined> {
  return within(reach, usersWithFacility(db)).where('users.id', '=', id).executeTakeFirst();
}

/** Locks an account until the transaction ends, so that changes of it take turns. */
export async function lockUser(trx: Transaction, id: number): Promise<void> {
  await trx.selectFrom('users').select('id').where('id', '=', id).forUpdate().execute();
}

export async function insertUser(
  db: Db | Transaction,
  user: Insertable<UsersTable>,
): Promise<number> {
  const { id } = await db
    .insertInto('users')
    .values(user)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The ids of all admins, locked until the transaction ends, so that two calls cannot remove the last two. */
export async function lockAdmins(trx: Transaction): Promise<number[]> {
  const rows = await trx
    .selectFrom('users')
    .select('id')
    .where('is_admin', '=', true)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

export async function countUsers(db: Db | Transaction): Promise<number> {
  const { total } = await db
    .selectFrom('users')
    .select((row) => row.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

function usersWithFacility(db: Db | Transaction) {
  return db
    .selectFrom('users')
    .leftJoin('facilities', 'facilities.id', 'users.facility_id')
    .selectAll('users')
    .select(
      sql<Owned | null>`case when facilities.id is null then null else json_build_object(
        'id', facilities.id, 'facility_number', facilities.facility_number,
        'address', facilities.address, 'city', facilities.city, 'state', facilities.state,
        'zip_code', facilities.zip_code, 'contact_name', facilities.contact_name,
        'email', facilities.email, 'phone', facilities.phone, 'fax', facilities.fax
      ) end`.as('facility'),
    );
}

function within<
  Query extends {
    where(column: 'users.is_admin' | 'users.is_monitor', operator: '=', value: boolean): Query;
  },
>(reach: Reach, query: Query): Query {
  if (reach === 'everyone') return query;
  return query.where('users.is_admin', '=', false).where('users.is_monitor', '=', false);
}

/** The user as the list shows it; only staff see a generated password. */
export function toUser(row: UserRow, now: Date, secretKey: Buffer): User {
  const sealed = row.original_password;
  return { ...account(row, now), original_password: sealed ? unseal(sealed, secretKey) : null };
}

/** The user as the account's owner gets it, who need not be told the password. */
export function toSignedInUser(row: UserRow, now: Date): SignedInUser {
  return { ...account(row, now), original_password: null, facility_id: row.facility_id };
}

/** Units of time since the last activity are whole, each for itself. */
function account(row: UserRow, now: Date): Omit<User, 'original_password'> {
  const { id, username, real_name, email, is_admin, is_monitor, has_changed_password } = row;
  const active = row.last_active_at;
  const since = active ? Math.max(0, now.getTime() - active.getTime()) : null;
  const whole = (unit: number) => (since === null ? null : Math.floor(since / unit));
  return {
    ...{ id, username, real_name, email, is_admin, is_monitor, has_changed_password },
    facility: row.facility,
    last_active_date: active && toMoment(active),
    days_since: whole(86_400_000),
    hours_since: whole(3_600_000),
    minutes_since: whole(60_000),
    seconds_since: whole(1000),
  };
}
