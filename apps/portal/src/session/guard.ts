import type { Permission, Session } from '@audit-letters/api-client';
import { createContext } from 'react';
import { useSession } from './store.ts';

/**
 * The access to a route (SHL-4): everyone (`public`), every user (`open`), users with any permission (`signed-in`), or
 * users with one of the listed permissions.
 */
export type Access = 'public' | 'open' | 'signed-in' | readonly Permission[];

export type Verdict = 'show' | 'login' | 'unauthorized';

/** The guard's rules in their order (SHL-6, SHL-7). */
export function guard(access: Access, session: Session | null): Verdict {
  if (access === 'public') return 'show';
  if (!session) return 'login';
  if (access === 'open') return 'show';
  if (session.permissions.length === 0) return 'unauthorized';
  return access === 'signed-in' || isAllowed(session, access) ? 'show' : 'unauthorized';
}

/** Whether the session has one of the permissions. Admins have all. */
export const isAllowed = (session: Session | null, anyOf: readonly Permission[]): boolean =>
  session?.permissions.some((held) => held === 'admin' || anyOf.includes(held)) ?? false;

/** The access of the page at a path, for pages that must not import the route map, which imports them. */
export const AccessContext = createContext<(path: string) => Access>(() => 'public');

/** The role of the signed-in staff member. */
export const useRole = (): 'admin' | 'monitor' =>
  isAllowed(useSession(), []) ? 'admin' : 'monitor';
