import type { Call, CallOptions } from '../http/call.ts';
import { conflictWith } from '../http/conflict.ts';
import { path } from '../http/encode.ts';
import { pageOf } from '../http/page.ts';
import { nothing } from '../http/readers.ts';
import type { PageQuery } from '../http/schema.ts';
import type { NewUser, UserChanges, UserSeen } from './contract.ts';
import { user } from './readers.ts';

const userPage = pageOf(user);

/** The options of a call that changes an account. */
export interface UserWriteOptions extends CallOptions {
  /** What the writer saw. Where someone else has changed it since, the call rejects (see `conflictingUser`). */
  seen?: UserSeen;
}

/** The account as someone else has left it, when that is why a change was refused; else `null`. */
export const conflictingUser = conflictWith(user);

/** Accounts: all of them for admins, managers' alone for monitors. */
export const users = (call: Call) => ({
  /** GET /api/users (USR-27) */
  list: (query: PageQuery = {}, options?: CallOptions) =>
    call('GET', '/api/users', {
      query,
      read: userPage,
      fallback: 'Unknown error loading users.',
      ...options,
    }),

  /** POST /api/users (USR-28), for admins */
  create: (account: NewUser, options?: CallOptions) =>
    call('POST', '/api/users', { json: account, read: user, ...options }),

  /** POST /api/users/{id} (USR-29) */
  update: (id: number, changes: UserChanges, { seen, ...options }: UserWriteOptions = {}) =>
    call('POST', path`/api/users/${id}`, {
      json: { ...changes, ...(seen && { seen }) },
      read: user,
      ...options,
    }),

  /** DELETE /api/users/{id} (USR-30) */
  delete: (id: number, options?: CallOptions) =>
    call('DELETE', path`/api/users/${id}`, { read: nothing, ...options }),
});
