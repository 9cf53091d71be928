import type { Refusal } from '@audit-letters/api-client/contract';
import { type AuditEntry, audit, auditOften } from '../../audit/audit.ts';
import type { Context } from '../../context.ts';
import { transaction } from '../../database/transaction.ts';
import { TooManyAttempts } from '../../http/errors.ts';
import { networkOf } from '../../http/limits/network.ts';
import { findUserByName, type UserRow, usernameColumns } from '../account.ts';
import type { Hasher } from '../password.ts';
import { isExpired, noteActivity, openSession, type SessionTokens } from '../store.ts';
import { signInLimits } from './attempts.ts';
import { isKnownBrowser } from './knownBrowser.ts';

interface Attempt {
  username: string;
  password: string;
  address: string;
  /** The cookie of a browser that has signed in before. */
  browser: string | null;
}

const wrong: Refusal = { error: 'The username or password is incorrect.' };
const expired: Refusal = {
  error: 'This generated password has expired. Please ask for a new one.',
};

/** Signs in with a password: opens a session, or says why not. */
export function signingIn({ db, clock, config, passwords }: Context) {
  const { limitsOf, checkRefused } = signInLimits(db);
  const auditFailure = auditOften(db);

  /** Records an attempt that the limits refuse. */
  async function auditRefusal(error: unknown, attempt: Omit<AuditEntry, 'at' | 'action'>) {
    if (error instanceof TooManyAttempts) {
      await auditFailure({ ...attempt, at: clock.now(), action: 'sign-in-throttled' });
    }
    throw error;
  }

  return async ({
    username,
    password,
    address,
    browser,
  }: Attempt): Promise<{ user: UserRow; tokens: SessionTokens } | Refusal> => {
    const network = networkOf(address);
    if (browser === null) checkRefused(network);
    const user = await findUserByName(db, username);
    const isKnown = user !== undefined && isKnownBrowser(browser, user, config.secretKey);
    const account = user ? `user ${user.id}` : `name ${usernameColumns(username).username_key}`;
    const attempts = limitsOf(account, { network, isKnown });
    const entry = { userId: user?.id ?? null, objectType: 'session', details: { address } };
    const orAudited = (error: unknown) => auditRefusal(error, entry);
    attempts.checkRefused();
    await attempts.check().catch(orAudited);
    const check = async (hasher: Hasher) => {
      await attempts.count().catch(orAudited);
      return hasher.verify(user?.password_hash ?? null, password);
    };
    const caller = isKnown ? account : network;
    const isRight = await passwords.inTurn(caller, check, { first: isKnown });
    const now = clock.now();
    if (!isRight || !user) {
      await auditFailure({ ...entry, at: now, action: 'sign-in-failed' });
      return wrong;
    }
    const signedIn = await transaction(db, async (trx) => {
      // An administrator may have reset the password or deleted the account while it was hashed.
      const current = await trx
        .selectFrom('users')
        .selectAll()
        .where('id', '=', user.id)
        .forUpdate()
        .executeTakeFirst();
      if (current?.password_hash !== user.password_hash) return wrong;
      if (isExpired(current, now, config)) {
        await audit(trx, { ...entry, at: now, action: 'sign-in-expired' });
        return expired;
      }
      await noteActivity(trx, user.id, now);
      await audit(trx, { ...entry, at: now, userId: user.id, action: 'sign-in' });
      const tokens = await openSession(trx, user.id, now, config);
      return { user: { ...user, ...current, last_active_at: now }, tokens };
    });
    if ('tokens' in signedIn) await attempts.succeed();
    return signedIn;
  };
}
