import {
  Credentials,
  Empty,
  Refusal,
  SecondStep,
  SignIn,
} from '@audit-letters/api-client/contract';
import { Type } from 'typebox';
import { auditChange } from '../audit/audit.ts';
import type { Routes } from '../context.ts';
import { transaction } from '../database/transaction.ts';
import { call } from '../http/call.ts';
import { clientOf } from './authenticate.ts';
import { downloadCookie } from './cookies.ts';
import { signInAnswer } from './signIn/finish.ts';
import { knownBrowserCookie } from './signIn/knownBrowser.ts';
import { signingIn } from './signIn/signIn.ts';
import { closeSession, findSession } from './store.ts';

export const sessionRoutes: Routes = (app) => {
  const { db, clock, config } = app;
  const signIn = signingIn(app);

  app.post(
    '/api/login',
    {
      ...call(
        'public',
        'session.login',
        'Sign in',
        { body: Credentials, response: { 200: Type.Union([SignIn, SecondStep, Refusal]) } },
        // Lists can be read with a full disk, too.
        { stores: false },
      ),
      // The size of a compressed answer can reveal a secret next to text that the caller controls.
      compress: false,
    },
    async (request, reply) => {
      const signedIn = await signIn({
        username: request.body.username.trim(),
        password: request.body.password.trim(),
        client: clientOf(request),
        knownBrowser: knownBrowserCookie.read(request),
      });
      return 'tokens' in signedIn ? signInAnswer(app, request, reply, signedIn) : signedIn;
    },
  );

  app.post(
    '/api/logout',
    call('public', 'session.logout', 'Sign out', { response: { 200: Empty } }, { stores: false }),
    async (request, reply) => {
      // The portal may have dropped its token already; the cookie still identifies the session.
      const cookie = downloadCookie.read(request);
      const session =
        request.session ??
        (cookie ? await findSession(db, 'download_hash', cookie, clock.now(), config) : null);
      if (session) {
        const entry = { action: 'sign-out', objectType: 'session' };
        await transaction(db, async (trx) => {
          await closeSession(trx, session);
          await auditChange(trx, app, session, entry);
        });
      }
      downloadCookie.clear(request, reply);
      return {};
    },
  );
};
