import { type AddedFactor, createFactorCalls, type NewFactor } from '@audit-letters/api-client';
import type { AppSecretResult } from '@audit-letters/screens';
import { saveResultOf } from '../loading/saveResultOf.ts';
import { transport } from '../session/transport.ts';
import { createPasskey } from './passkeys.ts';

/** The second factors of the own account. */
export const factorCalls = createFactorCalls(transport);

/** Adds a factor in the session, or with the token of a sign-in. */
export function factorAdding(token: string | undefined, onAdded: (added: AddedFactor) => void) {
  const options = token === undefined ? {} : { token };
  const add = (factor: () => Promise<NewFactor>) =>
    saveResultOf(async () => onAdded(await factorCalls.add(await factor(), options)));
  return {
    onPasskeyAdd: (entry: Omit<NewFactor, 'passkey' | 'code'>) =>
      add(async () => ({
        ...entry,
        passkey: await createPasskey(await factorCalls.passkeyOptions(options)),
      })),
    onAppAdd: (entry: NewFactor) => add(async () => entry),
    async onAppBegin(): Promise<AppSecretResult> {
      let secret: AppSecretResult | undefined;
      const result = await saveResultOf(async () => {
        secret = { ok: true, secret: await factorCalls.totpSecret(options) };
      });
      return secret ?? (result.ok ? { ok: false, message: '' } : result);
    },
  };
}
