import {
  AddedFactor,
  ById,
  Empty,
  FactorKinds,
  Factors,
  NewFactor,
  PasskeyCreation,
  RecoveryCodes,
  Refusal,
  type SecondStepMethod,
  SecondStepProof,
  SignIn,
  TotpSecret,
} from '@audit-letters/api-client/contract';
import { type Static, Type } from 'typebox';
import { auditChange, auditCounted } from '../../audit/audit.ts';
import type { App, Routes } from '../../context.ts';
import type { Db } from '../../database/engine.ts';
import { type Transaction, transaction } from '../../database/transaction.ts';
import { call } from '../../http/call.ts';
import { Forbidden, Invalid, invalidField, NotFound } from '../../http/errors.ts';
import { callLimit } from '../../http/limits/callLimit.ts';
import { toMoment } from '../../http/serialize.ts';
import { findUser, lockUser, ownAccount, userChange, writeUser } from '../../users/index.ts';
import { clientOf, signedIn } from '../authenticate.ts';
import { readablePassword } from '../password.ts';
import { finishSignIn, signInAnswer } from '../signIn/finish.ts';
import {
  assertOpen,
  type CurrentSession,
  closeSession,
  closeSessionsOf,
  tokenHash,
  writeSession,
} from '../store.ts';
import { challengeBytes, newPasskey, passkeyCreation } from './passkeys.ts';
import { isFactorRequired, methodOf, plainCode, prove } from './secondStep.ts';
import { addFactors, factorsOf, removeFactor, removeFactorsOf } from './store.ts';
import { newTotpSecret, sealTotp, totpStep } from './totp.ts';

const recoveryCodes = 10;
const wrong: Record<SecondStepMethod, string> = {
  passkey: 'This passkey was not accepted. Please try again.',
  totp: 'This code is not right or has been used. Please enter the next one.',
  recovery_code: 'This recovery code is not right or has been used. Please enter another one.',
};
const isFactor = ({ kind }: { kind: string }) =>
  FactorKinds.some((factorKind) => factorKind === kind);

export const factorRoutes: Routes = (app) => {
  const { db, clock, config } = app;
  // Six digits can be guessed: a thousand attempts a day find a code with a chance of 0.3 %.
  const guesses = callLimit(db, { name: 'second factor', calls: 10, seconds: 900 });

  app.post(
    '/api/login/second-step',
    call('second-step', 'session.secondStep', 'Finish a sign-in with a second factor', {
      body: SecondStepProof,
      response: { 200: Type.Union([SignIn, Refusal]) },
      stores: false,
    }),
    async (request, reply) => {
      const session = signedIn(request);
      const { userId } = session;
      const client = clientOf(request);
      const method = methodOf(request.body);
      if (!method) throw new Invalid('Send one of passkey, code and recovery_code.');
      if (method === 'totp') await guesses.count(String(userId));
      const finished = await transaction(db, async (trx) => {
        await lockOpen(trx, session);
        if (!(await prove(trx, app, session, request.body))) return null;
        await closeSession(trx, session);
        return finishSignIn(trx, app, await ownAccount(trx, session), client, method);
      });
      if (!finished) {
        const details = { address: client.address, factor: method };
        await auditCounted(db, {
          at: clock.now(),
          userId,
          action: 'second-factor-failed',
          objectType: 'session',
          details,
        });
        return { error: wrong[method] };
      }
      await guesses.forget(String(userId));
      return signInAnswer(app, request, reply, finished);
    },
  );

  app.get(
    '/api/factors',
    call('monitor', 'factors.list', 'The second factors of the own account', {
      response: { 200: Factors },
    }),
    async (request) => {
      const user = await ownAccount(db, signedIn(request));
      const rows = await factorsOf(db, user.id);
      const factors = rows.flatMap(({ id, kind, name, created_at, last_used_at }) => {
        const factorKind = FactorKinds.find((one) => one === kind);
        const usedAt = last_used_at && toMoment(last_used_at);
        return factorKind
          ? [{ id, kind: factorKind, name, created_at: toMoment(created_at), last_used_at: usedAt }]
          : [];
      });
      return {
        is_on: config.secondFactor !== null,
        is_required: isFactorRequired(user, config),
        factors,
        recovery_codes: rows.length - factors.length,
      };
    },
  );

  app.post(
    '/api/factors/passkey-options',
    call('factors', 'factors.passkeyOptions', 'Begin a new passkey', {
      response: { 200: PasskeyCreation },
    }),
    async (request) => {
      const session = signedIn(request);
      const { user, factors } = await enrolling(app, session);
      const options = await passkeyCreation(portalOf(app), user, factors);
      await writeSession(db, session, { challenge: challengeBytes(options) });
      return options;
    },
  );

  app.post(
    '/api/factors/totp-secret',
    call('factors', 'factors.totpSecret', 'Begin a new authenticator app', {
      response: { 200: TotpSecret },
    }),
    async (request) => {
      const session = signedIn(request);
      const { user } = await enrolling(app, session);
      const totp = newTotpSecret(user.username);
      const challenge = sealTotp(totp.secret, user.id, config.secretKey);
      await writeSession(db, session, { challenge });
      return totp;
    },
  );

  app.post(
    '/api/factors',
    call('factors', 'factors.add', 'Add a second factor', {
      body: NewFactor,
      response: { 200: AddedFactor },
      freshly: true,
    }),
    async (request, reply) => {
      const session = signedIn(request);
      const { userId } = session;
      await enrolling(app, session);
      const columns = await provenFactor(session, request.body);
      const { recovery_codes, finished } = await transaction(db, async (trx) => {
        const { user, factors } = await enrollingLocked(trx, session);
        const name = request.body.name.trim();
        await addFactors(trx, [{ user_id: userId, created_at: clock.now(), name, ...columns }]);
        const recovery_codes = factors.length === 0 ? await renewCodes(trx, userId) : null;
        await writeUser(trx, userId, { factors_reset_at: null });
        const change = userChange('add-factor', [userId], { kind: columns.kind });
        await auditChange(trx, app, session, change);
        await closeSessionsOf(trx, userId, session.tokenHash);
        if (!session.isPending) {
          await writeSession(trx, session, { challenge: null });
          return { recovery_codes, finished: null };
        }
        await closeSession(trx, session);
        const client = clientOf(request);
        const finished = await finishSignIn(trx, app, user, client, columns.kind);
        return { recovery_codes, finished };
      });
      return {
        recovery_codes,
        sign_in: finished && signInAnswer(app, request, reply, finished),
      };
    },
  );

  app.post(
    '/api/factors/:id/remove',
    call('monitor', 'factors.remove', 'Remove a second factor', {
      params: ById,
      response: { 200: Empty },
      freshly: true,
    }),
    async (request) => {
      const session = signedIn(request);
      const { userId } = session;
      await transaction(db, async (trx) => {
        const { user, factors } = await enrollingLocked(trx, session);
        const factor = factors.find(({ id }) => id === request.params.id);
        if (!factor) throw new NotFound();
        const isLast = factors.length === 1;
        if (isLast && isFactorRequired(user, config)) {
          throw new Invalid('Your account needs a second factor. Add another one first.');
        }
        if (isLast) await removeFactorsOf(trx, userId);
        else await removeFactor(trx, factor.id);
        await closeSessionsOf(trx, userId, session.tokenHash);
        const change = userChange('remove-factor', [userId], { kind: factor.kind });
        await auditChange(trx, app, session, change);
      });
      return {};
    },
  );

  app.post(
    '/api/factors/recovery-codes',
    call('monitor', 'factors.renewRecoveryCodes', 'Make new recovery codes', {
      response: { 200: RecoveryCodes },
      freshly: true,
    }),
    async (request) => {
      const session = signedIn(request);
      const { userId } = session;
      const recovery_codes = await transaction(db, async (trx) => {
        const { factors } = await enrollingLocked(trx, session);
        if (factors.length === 0) throw new Invalid('Add a second factor first.');
        await closeSessionsOf(trx, userId, session.tokenHash);
        await auditChange(trx, app, session, userChange('renew-recovery-codes', [userId]));
        return renewCodes(trx, userId);
      });
      return { recovery_codes };
    },
  );

  app.post(
    '/api/users/:id/reset-factors',
    call('admin', 'users.resetFactors', "Remove a user's second factors", {
      params: ById,
      response: { 200: Empty },
      freshly: true,
    }),
    async (request) => {
      const session = signedIn(request);
      const { id } = request.params;
      portalOf(app);
      if (id === session.userId) throw new Invalid('Change your own factors in your profile.');
      await transaction(db, async (trx) => {
        await lockUser(trx, id);
        await findUser(trx, 'everyone', id);
        await removeFactorsOf(trx, id);
        await writeUser(trx, id, { factors_reset_at: clock.now() });
        await closeSessionsOf(trx, id);
        await auditChange(trx, app, session, userChange('reset-factors', [id]));
      });
      return {};
    },
  );

  /** The columns of a new factor whose first signature or code is right. */
  async function provenFactor(
    { userId, challenge }: CurrentSession,
    { passkey, code }: Static<typeof NewFactor>,
  ) {
    if (passkey && code === undefined) {
      const columns = await newPasskey(portalOf(app), passkey, challenge);
      if (!columns) throw new Invalid(wrong.passkey);
      return { kind: 'passkey' as const, ...columns };
    }
    if (passkey || code === undefined) throw new Invalid('Send one of passkey and code.');
    const step = challenge && totpStep(challenge, userId, config.secretKey, code, clock.now());
    if (!challenge || step === null) throw invalidField('code', wrong.totp);
    return { kind: 'totp' as const, secret: challenge, counter: String(step) };
  }

  async function renewCodes(trx: Transaction, userId: number): Promise<string[]> {
    await removeFactorsOf(trx, userId, 'recovery_code');
    const codes = Array.from({ length: recoveryCodes }, () => readablePassword(6));
    const code = { user_id: userId, kind: 'recovery_code', created_at: clock.now() };
    await addFactors(
      trx,
      codes.map((text) => ({ ...code, secret: tokenHash(plainCode(text)) })),
    );
    return codes;
  }

  /** Locks the account that changes its factors. */
  async function enrollingLocked(trx: Transaction, session: CurrentSession) {
    await lockOpen(trx, session);
    return enrolling(app, session, trx);
  }
};

/** The portal that factors are for; 404 on a server without second factors. */
function portalOf({ config }: App) {
  if (!config.secondFactor) throw new NotFound();
  return config.secondFactor;
}

/** The account that adds or changes factors. A sign-in without its second step cannot add one to others. */
async function enrolling(app: App, session: CurrentSession, db: Db = app.db) {
  portalOf(app);
  const user = await ownAccount(db, session);
  const factors = (await factorsOf(db, user.id)).filter(isFactor);
  if (session.isPending && factors.length > 0) throw new Forbidden();
  return { user, factors };
}

/** Locks the account of a session that no other call has ended meanwhile. */
async function lockOpen(trx: Transaction, session: CurrentSession) {
  await lockUser(trx, session.userId);
  await assertOpen(trx, session);
}
