import { Credentials, Empty, Refusal, SignIn } from '@audit-letters/api-client/contract';
import { Type } from 'typebox';
import type { Routes } from '../context.ts';
import { audit } from '../shell/audit.ts';
import { findUserByName, toSignedInUser } from './account.ts';
import { clearDownloadCookie, downloadToken, setDownloadCookie } from './downloadCookie.ts';
import {
  closeSession,
  findSession,
  noteActivity,
  openSession,
  permissionsOf,
  removeExpiredSessions,
} from './store.ts';
import { checkDelay, countersOf, forgetFailures, noteFailure } from './throttle.ts';

export const sessionRoutes: Routes = (app) => {
  const { db, clock, config, passwords } = app;

  app.post(
    '/api/login',
    {
      config: { permission: 'public' },
      // The size of a compressed answer can reveal a secret next to text that the caller controls.
      compress: false,
      schema: { body: Credentials, response: { 200: Type.Union([SignIn, Refusal]) } },
    },
    async (request, reply) => {
      const now = clock.now();
      const username = request.body.username.trim();
      const counters = countersOf(username, request.ip);
      await checkDelay(db, counters, now);
      const user = await findUserByName(db, username);
      const right = await passwords.verify(
        user?.password_hash ?? null,
        request.body.password.trim(),
      );
      if (!user || !right) {
        await noteFailure(db, counters, now);
        return { error: 'The username or password is incorrect.' };
      }
      await forgetFailures(db, counters);
      await removeExpiredSessions(db, now, config);
      await noteActivity(db, user.id, now);
      await audit(db, { at: now, userId: user.id, action: 'sign-in', objectType: 'session' });
      const { token, downloadToken } = await openSession(db, user.id, now, config);
      setDownloadCookie(request, reply, downloadToken);
      const active = { ...user, last_active_at: now };
      return {
        permissions: permissionsOf(user),
        token: { token },
        user: toSignedInUser(active, now),
      };
    },
  );

  app.post(
    '/api/logout',
    { config: { permission: 'public' }, schema: { response: { 200: Empty } } },
    async (request, reply) => {
      // The portal may have dropped its token already; the cookie still identifies the session.
      const cookie = downloadToken(request);
      const session =
        request.session ??
        (cookie ? await findSession(db, 'download_hash', cookie, clock.now(), config) : null);
      if (session) {
        await closeSession(db, session);
        await audit(db, {
          at: clock.now(),
          userId: session.userId,
          action: 'sign-out',
          objectType: 'session',
        });
      }
      clearDownloadCookie(request, reply);
      return {};
    },
  );
};
