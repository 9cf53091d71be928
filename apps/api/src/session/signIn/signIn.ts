import { setTimeout } from 'node:timers/promises';
import type { Refusal, SecondStep } from '@audit-letters/api-client/contract';
import { audit, auditCounted } from '../../audit/audit.ts';
import type { Context } from '../../context.ts';
import { transaction } from '../../database/transaction.ts';
import { TooMany } from '../../http/errors.ts';
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
  const limitsOf = signInLimits(db);

  return (attempt: Attempt): Promise<FinishedSignIn | SecondStep | Refusal> =>
    signIn(attempt).catch(async (error: unknown) => {
      if (error instanceof TooMany) await setTimeout(config.refusalMs);
      throw error;
    });

  /** Counts an attempt and compares its password. */
  async function check(
    hasher: Hasher,
    { username, password, client: { address } }: Attempt,
    attempts: ReturnType<typeof limitsOf>,
  ) {
    const user = await findUserByName(db, username);
    const entry = { userId: user?.id ?? null, objectType: 'session', details: { address } };
    await attempts.count().catch(async (error: unknown) => {
      if (error instanceof TooMany) {
        await auditCounted(db, { ...entry, at: clock.now(), action: 'sign-in-throttled' });
      }
      throw error;
    });
    const isRight = await hasher.verify(user?.password_hash ?? null, password);
    // Before the next turn, which counts the next attempt.
    if (isRight) await attempts.succeed();
    return { user: isRight ? user : undefined, entry };
  }

  async function signIn(attempt: Attempt) {
    const { username, client, knownBrowser } = attempt;
    const { username_key } = usernameColumns(username);
    const network = networkOf(client.address);
    const isKnown = isKnownBrowser(knownBrowser, username_key, config.secretKey);
    const attempts = limitsOf(username_key, { network, isKnown });
    attempts.checkRefused();
    const { user, entry } = await passwords.inTurn(
      isKnown ? `name ${username_key}` : network,
      async (hasher) => {
        // Others were refused while this one waited.
        attempts.checkRefused();
        return check(hasher, attempt, attempts);
      },
      { first: isKnown },
    );
    const now = clock.now();
    if (!user) {
      await auditCounted(db, { ...entry, at: now, action: 'sign-in-failed' });
      return wrong;
    }
    return transaction(db, async (trx) => {
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
  }
}
