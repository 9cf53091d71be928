import { createHash, randomBytes } from 'node:crypto';
import type { Permission } from '@audit-letters/api-client/contract';
import { sql, type Updateable } from 'kysely';
import type { Db } from '../database/engine.ts';
import type { Tables, UserRecord } from '../database/schema.ts';
import type { Transaction } from '../database/transaction.ts';
import { SessionEnded } from '../http/errors.ts';
import type { Config } from '../startup/config.ts';
import { DAY_MS } from '../time/day.ts';

/** The session of a call, read from the database for each call. */
export interface CurrentSession {
  tokenHash: Buffer;
  userId: number;
  permissions: Permission[];
  /** A manager's facility. */
  facilityId: number | null;
  lastSeenAt: Date;
  /** The password was right, and a second factor is still needed (USR-51). */
  isPending: boolean;
  /** The challenge that the second factor must sign, or the encrypted secret of a new app. */
  challenge: Buffer | null;
}

/** The network address of a session, and the name that its browser sends. */
export interface SessionClient {
  address?: string | null;
  browser?: string | null;
}

/** The two secrets of a session: one for calls, one for downloads only. */
export interface SessionTokens {
  token: string;
  downloadToken: string;
}

/** The permissions of an account. A user who is neither admin nor monitor is a manager. */
export function permissionsOf(user: Pick<UserRecord, 'is_admin' | 'is_monitor'>): Permission[] {
  const staff: Permission[] = [];
  if (user.is_admin) staff.push('admin');
  if (user.is_monitor) staff.push('monitor');
  return staff.length > 0 ? staff : ['manager'];
}

/** A password that staff or the server chose before this moment has expired (USR-45). */
const expiredBefore = (now: Date, { givenPasswordDays }: Config) =>
  new Date(now.getTime() - givenPasswordDays * DAY_MS);

/** Whether the user has not changed a given password in time. */
export function isExpired(user: UserRecord, now: Date, config: Config) {
  const { has_changed_password, password_given_at: given } = user;
  return !has_changed_password && given !== null && given < expiredBefore(now, config);
}

/** Staff cannot read an expired password any more. */
export async function deleteExpiredPasswords(db: Db, now: Date, config: Config) {
  await db
    .updateTable('users')
    .set({ original_password: null })
    .where('original_password', 'is not', null)
    .where('password_given_at', '<', expiredBefore(now, config))
    .execute();
}

/** A session ends after this time without a call, and after the second one in any case (SHL-22). */
const idleMs = 4 * 3_600_000;
const lifetimeMs = 12 * 3_600_000;
/** The most open sessions of an account (USR-65). */
const mostSessions = 100;

/** Opens a session, and ends those of the account that were used least recently beyond the limit. */
export async function openSession(
  db: Db,
  userId: number,
  now: Date,
  client: SessionClient = {},
): Promise<SessionTokens> {
  const tokens = await insertSession(db, userId, now, lifetimeMs, client);
  const open = db.selectFrom('sessions').select('id').where('user_id', '=', userId);
  const latest = open.orderBy('last_seen_at', 'desc').orderBy('id', 'desc');
  await db.deleteFrom('sessions').where('id', 'in', latest.offset(mostSessions)).execute();
  return tokens;
}

const pendingMs = 600_000;

/** Opens the session of a sign-in that still needs a second factor. */
export async function openPendingSession(
  db: Db,
  userId: number,
  now: Date,
  challenge: Buffer | null,
): Promise<string> {
  const pending = { is_pending: true, challenge };
  return (await insertSession(db, userId, now, pendingMs, pending)).token;
}

async function insertSession(
  db: Db,
  userId: number,
  now: Date,
  lifetimeMs: number,
  fields: SessionClient & { is_pending?: boolean; challenge?: Buffer | null },
): Promise<SessionTokens> {
  const tokens = { token: newToken(), downloadToken: newToken() };
  await db
    .insertInto('sessions')
    .values({
      token_hash: tokenHash(tokens.token),
      download_hash: tokenHash(tokens.downloadToken),
      user_id: userId,
      created_at: now,
      last_seen_at: now,
      expires_at: new Date(now.getTime() + lifetimeMs),
      ...fields,
    })
    .execute();
  return tokens;
}

/** Whether a session has not ended. */
const isActive = (now: Date) => sql<boolean>`(
  expires_at > ${now} and last_seen_at > ${new Date(now.getTime() - idleMs)}
)`;

/** Finds an active session by one of its two secrets. */
export async function findSession(
  db: Db,
  by: 'token_hash' | 'download_hash',
  token: string,
  now: Date,
): Promise<CurrentSession | null> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['token_hash as tokenHash', 'user_id as userId', 'last_seen_at as lastSeenAt'])
    .select(['is_pending as isPending', 'challenge', 'facility_id as facilityId'])
    .select(['is_admin', 'is_monitor'])
    .where(by, '=', tokenHash(token))
    .where(isActive(now))
    .executeTakeFirst();
  return row ? { ...row, permissions: permissionsOf(row) } : null;
}

export async function writeSession(
  db: Db,
  { tokenHash }: CurrentSession,
  values: Updateable<Tables['sessions']>,
): Promise<void> {
  await db.updateTable('sessions').set(values).where('token_hash', '=', tokenHash).execute();
}

export async function noteActivity(db: Db, userId: number, now: Date): Promise<void> {
  await db.updateTable('users').set({ last_active_at: now }).where('id', '=', userId).execute();
}

/**
 * Throws in a transaction whose session has ended meanwhile, so that nothing is stored (WIR-47). An open session is
 * locked until the transaction ends; its other calls do not wait.
 */
export async function assertOpen(db: Db, { tokenHash }: Pick<CurrentSession, 'tokenHash'>) {
  const session = await db
    .selectFrom('sessions')
    .select('user_id')
    .where('token_hash', '=', tokenHash)
    .forKeyShare()
    .executeTakeFirst();
  if (!session) throw new SessionEnded();
}

export async function closeSession(trx: Transaction, session: CurrentSession): Promise<void> {
  await trx.deleteFrom('sessions').where('token_hash', '=', session.tokenHash).execute();
}

/** The open sessions of a user, the last used first. */
export const sessionsOf = (db: Db, userId: number, now: Date) =>
  db
    .selectFrom('sessions')
    .select(['id', 'token_hash', 'user_id', 'address', 'browser', 'created_at', 'last_seen_at'])
    .where('user_id', '=', userId)
    .where('is_pending', '=', false)
    .where(isActive(now))
    .orderBy('last_seen_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

/** Ends a session, of this user or of any, and returns whose it was; `undefined` when there is none. */
export const closeSessionById = (trx: Transaction, id: number, userId: number | null) =>
  trx
    .deleteFrom('sessions')
    .where('id', '=', id)
    .$if(userId !== null, (query) => query.where('user_id', '=', userId))
    .returning('user_id')
    .executeTakeFirst();

/** Ends all sessions of a user, except one: after a new role, password or second factor. */
export async function closeSessionsOf(
  trx: Transaction,
  userId: number,
  except?: Buffer,
): Promise<void> {
  let query = trx.deleteFrom('sessions').where('user_id', '=', userId);
  if (except) query = query.where('token_hash', '!=', except);
  await query.execute();
}

export async function removeExpiredSessions(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where(sql<boolean>`not ${isActive(now)}`)
    .execute();
}

/** 256 random bits, which encode nothing. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The hash of a token. The database stores only this. */
export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
