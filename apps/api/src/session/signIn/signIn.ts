import type { Context } from '../../context.ts';
import { transaction } from '../../database/transaction.ts';
import { audit } from '../../shell/audit.ts';
import { findUserByName, type UserRow } from '../account.ts';
import { noteActivity, openSession, removeExpiredSessions, type SessionTokens } from '../store.ts';
import { countAttempt, countersOf, forgetAttempt, type Origin } from './throttle.ts';

interface Attempt extends Origin {
  username: string;
  password: string;
}

/** Checks a password and opens a session; `null` if the username or the password is wrong. */
export async function signIn(
  { db, clock, config, passwords }: Context,
  { username, password, ...origin }: Attempt,
): Promise<{ user: UserRow; tokens: SessionTokens } | null> {
  const now = clock.now();
  const counters = countersOf(username, origin);
  const attempt = await countAttempt(db, counters, now);
  const user = await findUserByName(db, username);
  const right = await passwords.verify(user?.password_hash ?? null, password);
  if (!user || !right) {
    await audit(db, {
      ...{ at: now, userId: user?.id ?? null, action: 'sign-in-failed', objectType: 'session' },
      details: { address: origin.address },
    });
    return null;
  }
  await removeExpiredSessions(db, now, config);
  return transaction(db, async (trx) => {
    // An administrator may have reset the password or deleted the account while it was hashed.
    const current = await trx
      .selectFrom('users')
      .selectAll()
      .where('id', '=', user.id)
      .forUpdate()
      .executeTakeFirst();
    if (current?.password_hash !== user.password_hash) return null;
    await forgetAttempt(trx, attempt, now);
    await noteActivity(trx, user.id, now);
    await audit(trx, { at: now, userId: user.id, action: 'sign-in', objectType: 'session' });
    const tokens = await openSession(trx, user.id, now, config);
    return { user: { ...user, ...current, last_active_at: now }, tokens };
  });
}
