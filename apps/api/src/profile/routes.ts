import {
  NewPassword,
  ProfileChanges,
  Refusal,
  RenewedSession,
  SignedInUser,
} from '@audit-letters/api-client/contract';
import { Type } from 'typebox';
import { auditChange } from '../audit/audit.ts';
import type { Routes } from '../context.ts';
import { transaction } from '../database/transaction.ts';
import { call } from '../http/call.ts';
import { textOrNull } from '../http/serialize.ts';
import { toSignedInUser } from '../session/account.ts';
import { clientOf, signedIn } from '../session/authenticate.ts';
import { downloadCookie } from '../session/cookies.ts';
import { assertOpen, closeSessionsOf, openSession, sessionsOf } from '../session/store.ts';
import {
  assertRealName,
  chosenPassword,
  generatedAgain,
  lockUser,
  namesOf,
  ownAccount,
  passwordProblem,
  userChange,
  writeUser,
} from '../users/index.ts';

export const profileRoutes: Routes = (app) => {
  const { db, clock, config, passwords } = app;

  app.post(
    '/api/change-password',
    call('signed-in', 'profile.changePassword', 'Change the own password', {
      body: NewPassword,
      response: { 200: Type.Union([RenewedSession, Refusal]) },
      freshly: true,
    }),
    async (request, reply) => {
      const session = signedIn(request);
      const { userId, permissions, tokenHash } = session;
      const password = request.body.password.trim();
      const account = await ownAccount(db, session);
      const problem = passwordProblem(password, namesOf(account), config);
      if (problem) return { error: problem };
      const newSession = await passwords.inTurn(`user ${userId}`, async (hasher) => {
        // Another change of this session may have ended it.
        await assertOpen(db, session);
        const user = await ownAccount(db, session);
        const passwordColumns = await chosenPassword(hasher, user, password);
        if (!passwordColumns) return null;
        return transaction(db, async (trx) => {
          const now = clock.now();
          await lockUser(trx, userId);
          await writeUser(trx, userId, passwordColumns);
          // An administrator may have reset the password, and so ended this session, while the new one was hashed.
          await auditChange(trx, app, session, userChange('change-password', [userId]));
          const others = (await sessionsOf(trx, userId, now)).filter(
            ({ token_hash }) => !token_hash.equals(tokenHash),
          );
          await closeSessionsOf(trx, userId);
          const tokens = await openSession(trx, userId, now, clientOf(request));
          return {
            ...tokens,
            others: others.map(({ address, browser }) => ({ address, browser })),
          };
        });
      });
      if (!newSession) return { error: generatedAgain };
      downloadCookie.set(request, reply, newSession.downloadToken);
      return {
        permissions,
        token: { token: newSession.token },
        ...(newSession.others.length > 0 && { ended_sessions: newSession.others }),
      };
    },
  );

  app.post(
    '/api/update-profile',
    call('signed-in', 'profile.update', 'Change the own profile', {
      body: ProfileChanges,
      response: { 200: Type.Union([SignedInUser, Refusal]) },
    }),
    async (request) => {
      const session = signedIn(request);
      const { userId } = session;
      const real_name = textOrNull(request.body.real_name);
      await assertRealName(app, await ownAccount(db, session), real_name);
      await transaction(db, async (trx) => {
        await writeUser(trx, userId, { real_name });
        await auditChange(trx, app, session, userChange('update-profile', [userId]));
      });
      return toSignedInUser(await ownAccount(db, session), clock.now());
    },
  );
};
