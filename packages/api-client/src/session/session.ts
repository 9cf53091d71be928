import type { Call, CallOptions } from '../http/call.ts';
import { nothing } from '../http/readers.ts';
import type { Credentials, Refusal } from './contract.ts';
import { orRefusal, session as readSession } from './readers.ts';

const sessionOrRefusal = orRefusal(readSession);

/** Whether a sign-in, password or profile call was refused: nothing of such an answer is kept. */
export const isRefusal = (answer: object): answer is Refusal => 'error' in answer && !!answer.error;

/** Signing in and out. */
export const session = (call: Call) => ({
  /** POST /api/login (SHL-59). Resolves with a `Refusal` where the answer says so. */
  login: ({ username, password }: Credentials, options?: CallOptions) =>
    call('POST', '/api/login', {
      form: { username, password },
      read: sessionOrRefusal,
      ...options,
    }),

  /** POST /api/logout (SHL-60), for the token that the portal has already dropped. */
  logout: (token: string, options?: CallOptions) =>
    call('POST', '/api/logout', { token, read: nothing, ...options }),
});
