import type { EndReason } from '@audit-letters/screens';
import { createPersisted } from '../persisted.ts';
import { keepUnsavedEntries } from './unsavedWork.ts';

export interface EndedSession {
  reason: EndReason;
  userId: number;
  /** The path and query of the page on which it ended. */
  address: string;
}

/**
 * The last ended session of this tab, for the reason on the login page and the return to the page (SHL-67). It is in
 * sessionStorage and never in the address.
 */
const last = createPersisted<EndedSession | null>({
  name: 'audit-letters.ended-session',
  area: () => sessionStorage,
  initial: null,
  read: (stored) => {
    const { reason, userId, address }: Partial<EndedSession> = Object(stored);
    const isValid = reason && typeof userId === 'number' && typeof address === 'string';
    return isValid ? { reason, userId, address } : null;
  },
});

export const endedSession = {
  get: last.get,

  remember(reason: EndReason, userId: number) {
    last.set({ reason, userId, address: location.pathname + location.search });
    keepUnsavedEntries(userId);
  },

  forget: () => last.set(null),
};

/** The address on which the user's session ended, or `null` for another user's session or another origin. */
export function addressToReturnTo(
  ended: EndedSession | null,
  userId: number | undefined,
): URL | null {
  if (!ended || ended.userId !== userId) return null;
  const address = URL.parse(ended.address, location.origin);
  return address?.origin === location.origin ? address : null;
}
