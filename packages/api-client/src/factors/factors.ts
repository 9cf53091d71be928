import { nothing } from '../decode/fields.ts';
import { path } from '../transport/encode.ts';
import type { CallOptions } from '../transport/http.ts';
import type { Transport } from '../transport/transport.ts';
import type { NewFactor } from './contract.ts';
import { addedFactor, factors, passkeyCreation, recoveryCodes, totpSecret } from './entities.ts';

/** The options of a call that a sign-in can make before it is finished. */
export interface SecondStepOptions extends CallOptions {
  /** The token of the sign-in, instead of the session's. */
  token?: string;
}

/** The second factors of the own account. */
export const createFactorCalls = ({ call }: Transport) => ({
  /** GET /api/factors */
  list: (options?: CallOptions) => call('GET', '/api/factors', { read: factors, ...options }),

  /** POST /api/factors/passkey-options */
  passkeyOptions: (options?: SecondStepOptions) =>
    call('POST', '/api/factors/passkey-options', { read: passkeyCreation, ...options }),

  /** POST /api/factors/totp-secret */
  totpSecret: (options?: SecondStepOptions) =>
    call('POST', '/api/factors/totp-secret', { read: totpSecret, ...options }),

  /** POST /api/factors */
  add: (factor: NewFactor, options?: SecondStepOptions) =>
    call('POST', '/api/factors', { json: factor, read: addedFactor, ...options }),

  /** POST /api/factors/{id}/remove */
  remove: (id: number, options?: CallOptions) =>
    call('POST', path`/api/factors/${id}/remove`, { read: nothing, ...options }),

  /** POST /api/factors/recovery-codes. The old codes no longer work. */
  renewRecoveryCodes: (options?: CallOptions) =>
    call('POST', '/api/factors/recovery-codes', { read: recoveryCodes, ...options }),
});

export interface FactorCalls extends ReturnType<typeof createFactorCalls> {}
