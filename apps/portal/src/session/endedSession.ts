import type { EndReason } from '@audit-letters/screens';
import { createPersisted } from '../persisted.ts';

export interface EndedSession {
  /** Why it ended. */
  reason: EndReason;
  /** The user of the session. */
  userId: number;
  /** The path and query of the page. */
  address: string;
}

/**
 * The page on which the session of this tab ended, and why, for the login page and the return to the page (SHL-67).
 * It is in sessionStorage and never in the address.
 */
const last = createPersisted<EndedSession | null>({
  name: 'audit-letters.ended-session',
  area: () => sessionStorage,
  initial: null,
  read: (stored) => {
    const { reason, userId, address }: Partial<EndedSession> = Object(stored);
    return reason && userId && typeof address === 'string' ? { reason, userId, address } : null;
  },
});

export const endedSession = {
  get: last.get,

  remember(reason: EndReason, userId: number) {
    last.set({ reason, userId, address: here() });
  },

  forget: () => last.set(null),
};

/**
 * The page that somebody opened before signing in. It is in the history entry of the login page, so that another visit
 * of the login page leads home.
 */
export const openedBefore = {
  /** The state of the login page's entry. */
  toState: () => ({ openedBefore: here() }),
  get: (): unknown => Object(history.state).openedBefore,
};

const here = () => location.pathname + location.search;

/**
 * The address to which the user returns: that of the ended session, of the same user only, else the page `opened`
 * before. `null` for another origin.
 */
export function addressToReturnTo(
  formerSession: EndedSession | null,
  userId: number | undefined,
  opened: unknown,
): URL | null {
  if (formerSession && formerSession.userId !== userId) return null;
  const returnTo = formerSession ? formerSession.address : opened;
  const address = typeof returnTo === 'string' ? URL.parse(returnTo, location.origin) : null;
  return address?.origin === location.origin ? address : null;
}
