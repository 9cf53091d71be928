import { nothing } from '../decode/fields.ts';
import { pageOf } from '../decode/listPage.ts';
import { path } from '../transport/encode.ts';
import type { CallOptions } from '../transport/http.ts';
import { conflictWith } from '../transport/refusals.ts';
import type { Transport } from '../transport/transport.ts';
import type { LinkedPassword, NewUser, UserChanges, UserSeen, UsersQuery } from './contract.ts';
import { passwordLink, user } from './entities.ts';

const userPage = pageOf(user);

/** The options of a call that changes an account. */
export interface UserWriteOptions extends CallOptions {
  /** The values that the user started from. After another user's change the call rejects (see `conflictingUser`). */
  seen?: UserSeen;
}

/** The stored account, if the error is a conflict (409) with another user's change; else `null`. */
export const conflictingUser = conflictWith(user);

/** Accounts: all of them for admins, manager accounts for monitors. */
export const createUserCalls = ({ call }: Transport) => ({
  /** GET /api/users */
  list: (query: UsersQuery = {}, options?: CallOptions) =>
    call('GET', '/api/users', {
      query,
      read: userPage,
      fallback: 'Unknown error loading users.',
      ...options,
    }),

  /** POST /api/users, for admins */
  create: (account: NewUser, options?: CallOptions) =>
    call('POST', '/api/users', { json: account, read: user, ...options }),

  /** POST /api/users/{id} */
  update: (id: number, changes: UserChanges, { seen, ...options }: UserWriteOptions = {}) =>
    call('POST', path`/api/users/${id}`, {
      json: { ...changes, ...(seen && { seen }) },
      read: user,
      ...options,
    }),

  /** DELETE /api/users/{id} */
  delete: (id: number, options?: CallOptions) =>
    call('DELETE', path`/api/users/${id}`, { read: nothing, ...options }),

  /** POST /api/users/{id}/password-link (USR-70): a link with which the user chooses a password. */
  makePasswordLink: (id: number, options?: CallOptions) =>
    call('POST', path`/api/users/${id}/password-link`, { read: passwordLink, ...options }),

  /** POST /api/password-link (USR-70), without a session */
  choosePassword: (choice: LinkedPassword, options?: CallOptions) =>
    call('POST', '/api/password-link', { json: choice, read: nothing, ...options }),

  /** POST /api/users/{id}/reset-factors, for admins */
  resetFactors: (id: number, options?: CallOptions) =>
    call('POST', path`/api/users/${id}/reset-factors`, { read: nothing, ...options }),
});

export interface UserCalls extends ReturnType<typeof createUserCalls> {}
