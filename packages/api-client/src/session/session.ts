import { nothing } from '../decode/fields.ts';
import type { SecondStep, SecondStepProof } from '../factors/contract.ts';
import { secondStep } from '../factors/entities.ts';
import { path } from '../transport/encode.ts';
import type { CallOptions } from '../transport/http.ts';
import type { Transport } from '../transport/transport.ts';
import type { Credentials, Refusal, SessionsQuery } from './contract.ts';
import { openSessions, session as readSession } from './entities.ts';
import { orRefusal, orSecondStep } from './orRefusal.ts';

const sessionOrRefusal = orRefusal(readSession);
const signInAnswer = orRefusal(orSecondStep(readSession, secondStep));

/** Whether a sign-in, password or profile call was refused. Such a response must not change the session. */
export const isRefusal = (answer: object): answer is Refusal => 'error' in answer && !!answer.error;

/** Whether the right password was given and a second factor is needed (USR-51). */
export const isSecondStep = (answer: object): answer is SecondStep => 'second_step' in answer;

/** Signing in and out. */
export const createSessionCalls = ({ call }: Transport) => ({
  /** POST /api/login (SHL-14). Resolves with a `Refusal` if the response has an error field, or with a `SecondStep`. */
  login: ({ username, password }: Credentials, options?: CallOptions) =>
    call('POST', '/api/login', {
      form: { username, password },
      read: signInAnswer,
      ...options,
    }),

  /** POST /api/login/second-step (USR-51), with the token of the `SecondStep` as `X-Authorization`. */
  secondStep: (token: string, proof: SecondStepProof, options?: CallOptions) =>
    call('POST', '/api/login/second-step', {
      token,
      json: proof,
      read: sessionOrRefusal,
      ...options,
    }),

  /** GET /api/sessions: the open sessions of the own account, or for admins of any. */
  list: (query: SessionsQuery = {}, options?: CallOptions) =>
    call('GET', '/api/sessions', { query, read: openSessions, ...options }),

  /** DELETE /api/sessions/{id} */
  end: (id: number, options?: CallOptions) =>
    call('DELETE', path`/api/sessions/${id}`, { read: nothing, ...options }),

  /** POST /api/logout (SHL-18), with the token of the ended session. */
  logout: (token: string, options?: CallOptions) =>
    call('POST', '/api/logout', { token, read: nothing, ...options }),
});

export interface SessionCalls extends ReturnType<typeof createSessionCalls> {}
