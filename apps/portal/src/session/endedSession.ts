import { keepUnsavedEntries } from './unsavedEntries.ts';

const storageKey = 'audit-letters.ended-session';

/** The reason that a session ended without a logout in this tab. */
export type EndReason = 'gone' | 'signed-out-elsewhere';

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
export const endedSession = {
  get: (): EndedSession | null => read(),

  remember(reason: EndReason, userId: number) {
    const address = location.pathname + location.search;
    const ended: EndedSession = { reason, userId, address };
    inStorage((storage) => storage.setItem(storageKey, JSON.stringify(ended)));
    keepUnsavedEntries(userId);
  },

  forget: () => inStorage((storage) => storage.removeItem(storageKey)),
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

function read(): EndedSession | null {
  let ended: EndedSession | null = null;
  inStorage((storage) => {
    const value: Partial<EndedSession> | null = JSON.parse(storage.getItem(storageKey) ?? 'null');
    const { reason, userId, address } = value ?? {};
    if (reason && typeof userId === 'number' && typeof address === 'string') {
      ended = { reason, userId, address };
    }
  });
  return ended;
}

/** Runs `work`; ignores errors of a blocked or damaged storage. */
function inStorage(work: (storage: Storage) => void) {
  try {
    work(sessionStorage);
  } catch {
    // Without storage, the login page shows no reason and leads home.
  }
}
