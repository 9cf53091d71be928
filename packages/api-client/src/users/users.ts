import type { Call, CallOptions } from '../http/call.ts';
import { path } from '../http/encode.ts';
import { pageOf } from '../http/page.ts';
import { nothing } from '../http/readers.ts';
import type { PageQuery } from '../http/schema.ts';
import type { NewUser, UserChanges } from './contract.ts';
import { user } from './readers.ts';

const userPage = pageOf(user);

/** Accounts: all of them for admins, managers' alone for monitors. */
export const users = (call: Call) => ({
  /** GET /api/users (Tenants and people spec §7) */
  list: (query: PageQuery = {}, options?: CallOptions) =>
    call('GET', '/api/users', {
      query,
      read: userPage,
      fallback: 'Unknown error loading users.',
      ...options,
    }),

  /** POST /api/users (Tenants and people spec §7), for admins */
  create: (account: NewUser, options?: CallOptions) =>
    call('POST', '/api/users', { json: account, read: user, ...options }),

  /** POST /api/users/{id} (Tenants and people spec §7) */
  update: (id: number, changes: UserChanges, options?: CallOptions) =>
    call('POST', path`/api/users/${id}`, { json: changes, read: user, ...options }),

  /** DELETE /api/users/{id} (Tenants and people spec §7) */
  delete: (id: number, options?: CallOptions) =>
    call('DELETE', path`/api/users/${id}`, { read: nothing, ...options }),
});
