import {
  ById,
  Credentials,
  Empty,
  OpenSessions,
  Refusal,
  SecondStep,
  SessionsQuery,
  SignIn,
} from '@audit-letters/api-client/contract';
import { Type } from 'typebox';
import { auditChange } from '../audit/audit.ts';
import type { Routes } from '../context.ts';
import { transaction } from '../database/transaction.ts';
import { call } from '../http/call.ts';
import { Forbidden, NotFound } from '../http/errors.ts';
import { toMoment } from '../http/serialize.ts';
import { findUser, userChange } from '../users/index.ts';
import { clientOf, isAdmin, signedIn } from './authenticate.ts';
import { downloadCookie } from './cookies.ts';
import { signInAnswer } from './signIn/finish.ts';
import { knownBrowserCookie } from './signIn/knownBrowser.ts';
import { signingIn } from './signIn/signIn.ts';
import { closeSession, closeSessionById, findSession, sessionsOf } from './store.ts';

export const sessionRoutes: Routes = (app) => {
  const { db, clock } = app;
  const signIn = signingIn(app);

  app.post(
    '/api/login',
    call('public', 'session.login', 'Sign in', {
      body: Credentials,
      response: { 200: Type.Union([SignIn, SecondStep, Refusal]) },
      // Lists can be read with a full disk, too.
      stores: false,
    }),
    async (request, reply) => {
      const answer = await signIn({
        username: request.body.username.trim(),
        password: request.body.password.trim(),
        client: clientOf(request),
        knownBrowser: knownBrowserCookie.read(request),
      });
      return 'tokens' in answer ? signInAnswer(app, request, reply, answer) : answer;
    },
  );

  app.get(
    '/api/sessions',
    call('signed-in', 'session.list', 'The open sessions of an account', {
      querystring: SessionsQuery,
      response: { 200: OpenSessions },
    }),
    async (request) => {
      const { userId, tokenHash, permissions } = signedIn(request);
      const { user_id = userId } = request.query;
      if (user_id !== userId && !isAdmin({ permissions })) throw new Forbidden();
      const user = await findUser(db, 'everyone', user_id);
      const rows = await sessionsOf(db, user_id, clock.now());
      return {
        username: user.username,
        sessions: rows.map(({ id, address, browser, created_at, last_seen_at, token_hash }) => ({
          id,
          address,
          browser,
          is_current: token_hash.equals(tokenHash),
          started_at: toMoment(created_at),
          last_seen_at: toMoment(last_seen_at),
        })),
      };
    },
  );

  app.delete(
    '/api/sessions/:id',
    call('signed-in', 'session.end', 'End a session', {
      params: ById,
      response: { 200: Empty },
      freshly: true,
    }),
    async (request) => {
      const caller = signedIn(request);
      await transaction(db, async (trx) => {
        const { userId } = caller;
        const ofUser = isAdmin(caller) ? null : userId;
        const session = await closeSessionById(trx, request.params.id, ofUser);
        if (!session) throw new NotFound();
        await auditChange(trx, app, { userId }, userChange('end-session', [session.user_id]));
      });
      return {};
    },
  );

  app.post(
    '/api/logout',
    call('public', 'session.logout', 'Sign out', { response: { 200: Empty }, stores: false }),
    async (request, reply) => {
      // The portal may have dropped its token already; the cookie still identifies the session.
      const cookie = downloadCookie.read(request);
      const session =
        request.session ??
        (cookie ? await findSession(db, 'download_hash', cookie, clock.now()) : null);
      if (session) {
        const entry = { action: 'sign-out', objectType: 'session' };
        await transaction(db, async (trx) => {
          await auditChange(trx, app, { userId: session.userId }, entry);
          await closeSession(trx, session);
        });
      }
      downloadCookie.clear(request, reply);
      return {};
    },
  );
};
