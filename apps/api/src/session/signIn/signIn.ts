import type { Refusal, SecondStep } from '@audit-letters/api-client/contract';
import { type AuditEntry, audit, auditOften } from '../../audit/audit.ts';
import type { Context } from '../../context.ts';
import { transaction } from '../../database/transaction.ts';
import { TooManyAttempts } from '../../http/errors.ts';
import { networkOf } from '../../http/limits/network.ts';
import { findUserByName, usernameColumns } from '../account.ts';
import { beginSecondStep } from '../factors/secondStep.ts';
import type { Hasher } from '../password.ts';
import { isExpired, type SessionClient } from '../store.ts';
import { signInLimits } from './attempts.ts';
import { type FinishedSignIn, finishSignIn } from './finish.ts';
import { isKnownBrowser } from './knownBrowser.ts';

interface Attempt {
  username: string;
  password: string;
  client: SessionClient & { address: string };
  /** The cookie of a browser that has signed in before. */
  knownBrowser: string | null;
}

const wrong: Refusal = { error: 'The username or password is incorrect.' };
const expired: Refusal = {
  error: 'This generated password has expired. Please ask for a new one.',
};

/** Signs in with a password: opens a session, asks for a second factor, or says why not. */
export function signingIn(context: Context) {
  const { db, clock, config, passwords } = context;
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
    client,
    knownBrowser,
  }: Attempt): Promise<FinishedSignIn | SecondStep | Refusal> => {
    const { address } = client;
    const network = networkOf(address);
    if (knownBrowser === null) checkRefused(network);
    const user = await findUserByName(db, username);
    const isKnown = user !== undefined && isKnownBrowser(knownBrowser, user, config.secretKey);
    const subject = user ? `user ${user.id}` : `name ${usernameColumns(username).username_key}`;
    const attempts = limitsOf(subject, { network, isKnown });
    const entry = { userId: user?.id ?? null, objectType: 'session', details: { address } };
    const orAudited = (error: unknown) => auditRefusal(error, entry);
    attempts.checkRefused();
    await attempts.check().catch(orAudited);
    const check = async (hasher: Hasher) => {
      await attempts.count().catch(orAudited);
      return hasher.verify(user?.password_hash ?? null, password);
    };
    const caller = isKnown ? subject : network;
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
      const account = { ...user, ...current };
      const secondStep = await beginSecondStep(trx, context, account);
      return secondStep ?? finishSignIn(trx, context, account, client);
    });
    if (!('error' in signedIn)) await attempts.succeed();
    return signedIn;
  };
}
