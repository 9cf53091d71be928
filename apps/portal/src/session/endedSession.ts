import type { EndReason } from '@audit-letters/screens';
import { createPersisted } from '../persisted.ts';

export interface EndedSession {
  /** Why it ended; `null` for a page that was opened before signing in. */
  reason: EndReason | null;
  /** The user of the session; `null` before signing in: any user may go on with the page. */
  userId: number | null;
  /** The path and query of the page. */
  address: string;
}

/**
 * The page on which this tab asked to sign in, and why, for the login page and the return to the page (SHL-67). It is
 * in sessionStorage and never in the address.
 */
const last = createPersisted<EndedSession | null>({
  name: 'audit-letters.ended-session',
  area: () => sessionStorage,
  initial: null,
  read: (stored) => {
    const { reason = null, userId = null, address }: Partial<EndedSession> = Object(stored);
    return typeof address === 'string' ? { reason, userId, address } : null;
  },
});

export const endedSession = {
  get: last.get,

  remember(reason: EndReason, userId: number) {
    last.set({ reason, userId, address: here() });
  },

  /** Remembers the page that nobody may see without signing in. */
  rememberLink() {
    if (!last.get()) last.set({ reason: null, userId: null, address: here() });
  },

  forget: () => last.set(null),
};

const here = () => location.pathname + location.search;

/** The address to which the user returns, or `null` for another user's session or another origin. */
export function addressToReturnTo(
  formerSession: EndedSession | null,
  userId: number | undefined,
): URL | null {
  if (!formerSession || (formerSession.userId !== null && formerSession.userId !== userId))
    return null;
  const address = URL.parse(formerSession.address, location.origin);
  return address?.origin === location.origin ? address : null;
}
