import type { SecondStepMethod, SignIn } from '@audit-letters/api-client/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { audit } from '../../audit/audit.ts';
import type { Context } from '../../context.ts';
import type { Transaction } from '../../database/transaction.ts';
import { toSignedInUser, type UserRow } from '../account.ts';
import { downloadCookie } from '../cookies.ts';
import {
  noteActivity,
  openSession,
  permissionsOf,
  type SessionClient,
  type SessionTokens,
} from '../store.ts';
import { knownBrowserCookie, markBrowser } from './knownBrowser.ts';

/** A sign-in with all that it needs. */
export interface FinishedSignIn {
  user: UserRow;
  tokens: SessionTokens;
}

/** Opens the session of a sign-in that has all it needs. */
export async function finishSignIn(
  trx: Transaction,
  { clock }: Pick<Context, 'clock'>,
  user: UserRow,
  client: SessionClient,
  factor?: SecondStepMethod,
): Promise<FinishedSignIn> {
  const now = clock.now();
  await noteActivity(trx, user.id, now);
  const details = { address: client.address, ...(factor && { factor }) };
  await audit(trx, {
    at: now,
    userId: user.id,
    action: 'sign-in',
    objectType: 'session',
    details,
  });
  const tokens = await openSession(trx, user.id, now, client);
  return { user: { ...user, last_active_at: now }, tokens };
}

/** The answer to a finished sign-in, with its cookies. */
export function signInAnswer(
  { clock, config }: Pick<Context, 'clock' | 'config'>,
  request: FastifyRequest,
  reply: FastifyReply,
  { user, tokens }: FinishedSignIn,
): SignIn {
  downloadCookie.set(request, reply, tokens.downloadToken);
  knownBrowserCookie.set(request, reply, markBrowser(user.username_key, config.secretKey));
  return {
    permissions: permissionsOf(user),
    token: { token: tokens.token },
    user: toSignedInUser(user, clock.now()),
  };
}
