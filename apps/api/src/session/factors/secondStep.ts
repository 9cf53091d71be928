import {
  type SecondStep,
  type SecondStepMethod,
  SecondStepMethods,
  type SecondStepProof,
} from '@audit-letters/api-client/contract';
import type { Context } from '../../context.ts';
import type { Transaction } from '../../database/transaction.ts';
import type { UserRow } from '../account.ts';
import { openPendingSession, permissionsOf, tokenHash } from '../store.ts';
import { challengeBytes, passkeyCounter, passkeyRequest } from './passkeys.ts';
import { type FactorRow, factorsOf } from './store.ts';
import { totpStep } from './totp.ts';

/** Whether the server asks an account for a second factor before it has set one up (USR-50). */
export function isFactorRequired(user: UserRow, { secondFactor }: Context['config']): boolean {
  const isStaff = !permissionsOf(user).includes('manager');
  if (!secondFactor || !isStaff) return false;
  return user.is_admin || secondFactor.requiredFor === 'staff' || user.factors_reset_at !== null;
}

/** Begins the second step after the right password; `null` if the account needs none. */
export async function beginSecondStep(
  trx: Transaction,
  { clock, config }: Context,
  user: UserRow,
): Promise<SecondStep | null> {
  const portal = config.secondFactor;
  if (!portal || permissionsOf(user).includes('manager')) return null;
  const factors = await factorsOf(trx, user.id);
  if (factors.length === 0 && !isFactorRequired(user, config)) return null;
  const hasPasskey = factors.some(({ kind }) => kind === 'passkey');
  const passkey = hasPasskey ? await passkeyRequest(portal, factors) : null;
  const challenge = passkey && challengeBytes(passkey);
  const methods = SecondStepMethods.filter((method) => factors.some(({ kind }) => kind === method));
  return {
    second_step: {
      token: await openPendingSession(trx, user.id, clock.now(), challenge),
      methods,
      passkey,
      was_reset: user.factors_reset_at !== null,
    },
  };
}

/** The way that a proof uses; `null` for none or several. */
export function methodOf(proof: SecondStepProof): SecondStepMethod | null {
  const methods = [
    proof.passkey && ('passkey' as const),
    proof.code !== undefined && ('totp' as const),
    proof.recovery_code !== undefined && ('recovery_code' as const),
  ].filter((method) => typeof method === 'string');
  return methods.length === 1 ? (methods[0] ?? null) : null;
}

/** Whether a proof is right. A code works once (USR-54). */
export async function prove(
  trx: Transaction,
  { clock, config }: Pick<Context, 'clock' | 'config'>,
  { userId, challenge }: { userId: number; challenge: Buffer | null },
  { passkey, code, recovery_code }: SecondStepProof,
): Promise<boolean> {
  const now = clock.now();
  const factors = await factorsOf(trx, userId);
  const of = (kind: SecondStepMethod) => factors.filter((factor) => factor.kind === kind);
  const recordUse = async ({ id }: FactorRow, counter: number) => {
    const use = { counter: String(counter), last_used_at: now };
    await trx.updateTable('factors').set(use).where('id', '=', id).execute();
    return true;
  };
  if (passkey && config.secondFactor) {
    const factor = of('passkey').find(({ credential_id }) => credential_id === passkey.id);
    if (!factor) return false;
    const counter = await passkeyCounter(config.secondFactor, factor, passkey, challenge);
    return counter !== null && recordUse(factor, counter);
  }
  if (code !== undefined) {
    for (const app of of('totp')) {
      const step = totpStep(app.secret, userId, config.secretKey, code, now);
      if (step !== null && step > Number(app.counter)) return recordUse(app, step);
    }
    return false;
  }
  const hash = tokenHash(plainCode(recovery_code ?? ''));
  const match = of('recovery_code').find(({ secret }) => secret.equals(hash));
  if (match) await trx.deleteFrom('factors').where('id', '=', match.id).execute();
  return match !== undefined;
}

/** A recovery code as it is compared: people type it with other spaces and capitals. */
export const plainCode = (code: string): string => code.toLowerCase().replace(/[^a-z0-9]/g, '');
