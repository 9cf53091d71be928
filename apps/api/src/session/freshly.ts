import type { App } from '../context.ts';
import { invalidField, SessionEnded } from '../http/errors.ts';
import { callLimit } from '../http/limits/callLimit.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the call changes credentials, second factors, sessions or another account (USR-44). */
    freshly?: boolean;
  }
}

/** The header with the current password, percent-encoded: an HTTP header holds no other letters. */
export const passwordHeader = 'x-current-password';

/**
 * Asks for the current password with each change of credentials, factors, sessions and other accounts, so that a stolen
 * session cannot take an account over (USR-44): with second factors, or where a setting requires it.
 */
export function requireCurrentPassword(app: App) {
  const { db, config, passwords } = app;
  if (!config.currentPasswordRequired && config.secondFactor === null) return;
  const guesses = callLimit(db, { name: 'current password', calls: 5, seconds: 60 });

  app.addHook('preHandler', async ({ session, headers, routeOptions }) => {
    // A sign-in that is not finished has just given the password.
    if (!routeOptions.config.freshly || !session || session.isPending) return;
    const password = decode(headers[passwordHeader]);
    if (!password) throw refusal('Please enter your current password to confirm this change.');
    const { userId } = session;
    await passwords.inTurn(`user ${userId}`, async (hasher) => {
      await guesses.count(String(userId));
      const user = await db
        .selectFrom('users')
        .select('password_hash')
        .where('id', '=', userId)
        .executeTakeFirst();
      if (!user) throw new SessionEnded();
      if (!(await hasher.verify(user.password_hash, password))) {
        throw refusal('This is not your current password.');
      }
      await guesses.forget(String(userId));
    });
  });
}

const refusal = (message: string) => invalidField('current_password', message);

function decode(header: string | string[] | undefined): string {
  try {
    return decodeURIComponent(String(header ?? '')).trim();
  } catch {
    return '';
  }
}
