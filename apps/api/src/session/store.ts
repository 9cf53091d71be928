import { createHash, randomBytes } from 'node:crypto';
import type { Permission } from '@audit-letters/api-client/contract';
import type { Db } from '../database/engine.ts';
import type { UserRecord } from '../database/schema.ts';
import type { Transaction } from '../database/transaction.ts';
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
  /** What the second factor must sign, or the encrypted secret of a new app. */
  challenge: Buffer | null;
}

/** Where a session is used: the network address, and what the browser calls itself. */
export interface SessionClient {
  address?: string | null;
  browser?: string | null;
}

/** The two secrets of a session: one for calls, one for downloads only. */
export interface SessionTokens {
  token: string;
  downloadToken: string;
}

export interface SessionLimits {
  sessionIdleMs: number;
  sessionLifetimeMs: number;
}

/** The permissions of an account. A user who is neither admin nor monitor is a manager. */
export function permissionsOf(user: Pick<UserRecord, 'is_admin' | 'is_monitor'>): Permission[] {
  const staff: Permission[] = [];
  if (user.is_admin) staff.push('admin');
  if (user.is_monitor) staff.push('monitor');
  return staff.length > 0 ? staff : ['manager'];
}

interface PasswordLimits {
  givenPasswordDays: number;
}

/** A password that staff or the server chose before this moment has expired (USR-45). */
const expiredBefore = (now: Date, { givenPasswordDays }: PasswordLimits) =>
  new Date(now.getTime() - givenPasswordDays * DAY_MS);

/** Whether the user has not changed a given password in time. */
export function isExpired(user: UserRecord, now: Date, limits: PasswordLimits) {
  const { has_changed_password, password_given_at: given } = user;
  return !has_changed_password && given !== null && given < expiredBefore(now, limits);
}

/** Staff cannot read an expired password any more. */
export async function forgetExpiredPasswords(db: Db, now: Date, limits: PasswordLimits) {
  await db
    .updateTable('users')
    .set({ original_password: null })
    .where('original_password', 'is not', null)
    .where('password_given_at', '<', expiredBefore(now, limits))
    .execute();
}

/** The most open sessions of an account (USR-69). */
const mostSessions = 100;

/** Opens a session, and ends those of the account that were used least recently beyond the limit. */
export async function openSession(
  db: Db | Transaction,
  userId: number,
  now: Date,
  { sessionLifetimeMs }: SessionLimits,
  client: SessionClient = {},
): Promise<SessionTokens> {
  const tokens = await insertSession(db, userId, now, sessionLifetimeMs, client);
  const open = db.selectFrom('sessions').select('id').where('user_id', '=', userId);
  const latest = open.orderBy('last_seen_at', 'desc').orderBy('id', 'desc');
  await db.deleteFrom('sessions').where('id', 'in', latest.offset(mostSessions)).execute();
  return tokens;
}

const pendingMs = 600_000;

/** Opens the session of a sign-in that still needs a second factor. */
export async function openPendingSession(
  db: Db | Transaction,
  userId: number,
  now: Date,
  challenge: Buffer | null,
): Promise<string> {
  const pending = { is_pending: true, challenge };
  return (await insertSession(db, userId, now, pendingMs, pending)).token;
}

async function insertSession(
  db: Db | Transaction,
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

/** Finds an active session by one of its two secrets. */
export async function findSession(
  db: Db,
  by: 'token_hash' | 'download_hash',
  token: string,
  now: Date,
  { sessionIdleMs }: SessionLimits,
): Promise<CurrentSession | null> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['token_hash', 'user_id', 'last_seen_at', 'is_pending', 'challenge'])
    .select(['is_admin', 'is_monitor', 'facility_id'])
    .where(by, '=', tokenHash(token))
    .where('expires_at', '>', now)
    .where('last_seen_at', '>', new Date(now.getTime() - sessionIdleMs))
    .executeTakeFirst();
  if (!row) return null;
  return {
    tokenHash: row.token_hash,
    userId: row.user_id,
    permissions: permissionsOf(row),
    facilityId: row.facility_id,
    lastSeenAt: row.last_seen_at,
    isPending: row.is_pending,
    challenge: row.challenge,
  };
}

/** Records the activity of a session and of its user. */
export async function touchSession(db: Db, session: CurrentSession, now: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ last_seen_at: now })
    .where('token_hash', '=', session.tokenHash)
    .execute();
  await noteActivity(db, session.userId, now);
}

export async function noteActivity(db: Db | Transaction, userId: number, now: Date): Promise<void> {
  await db.updateTable('users').set({ last_active_at: now }).where('id', '=', userId).execute();
}

/** Stores what the next call of the session must sign, or the secret of a new app. */
export async function setChallenge(
  db: Db | Transaction,
  session: CurrentSession,
  challenge: Buffer | null,
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ challenge })
    .where('token_hash', '=', session.tokenHash)
    .execute();
}

/** Whether a session still exists, and locks it until the transaction ends. */
export async function isOpen(db: Db | Transaction, hash: Buffer): Promise<boolean> {
  const session = await db
    .selectFrom('sessions')
    .select('user_id')
    .where('token_hash', '=', hash)
    .forUpdate()
    .executeTakeFirst();
  return session !== undefined;
}

export async function closeSession(trx: Transaction, session: CurrentSession): Promise<void> {
  await trx.deleteFrom('sessions').where('token_hash', '=', session.tokenHash).execute();
}

/** The open sessions of a user, the last used first. */
export const sessionsOf = (
  db: Db | Transaction,
  userId: number,
  now: Date,
  { sessionIdleMs }: SessionLimits,
) =>
  db
    .selectFrom('sessions')
    .select(['id', 'token_hash', 'user_id', 'address', 'browser', 'created_at', 'last_seen_at'])
    .where('user_id', '=', userId)
    .where('is_pending', '=', false)
    .where('expires_at', '>', now)
    .where('last_seen_at', '>', new Date(now.getTime() - sessionIdleMs))
    .orderBy('last_seen_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

/** Ends a session by its number, of one user or of any. Returns its user. */
export async function endSession(
  trx: Transaction,
  id: number,
  userId: number | null,
): Promise<number | undefined> {
  let query = trx.deleteFrom('sessions').where('id', '=', id);
  if (userId !== null) query = query.where('user_id', '=', userId);
  return (await query.returning('user_id').executeTakeFirst())?.user_id;
}

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

export async function removeExpiredSessions(
  db: Db,
  now: Date,
  { sessionIdleMs }: SessionLimits,
): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where((row) =>
      row.or([
        row('expires_at', '<=', now),
        row('last_seen_at', '<=', new Date(now.getTime() - sessionIdleMs)),
      ]),
    )
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
