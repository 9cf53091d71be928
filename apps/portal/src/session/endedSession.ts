const storageKey = 'audit-letters.ended-session';

/** How a session ended that its user did not end on this tab. */
export type EndReason = 'gone' | 'signed-out-elsewhere';

export interface EndedSession {
  reason: EndReason;
  userId: number;
  /** The page it ended on, with its query. */
  address: string;
}

/**
 * What this tab remembers of a session that ended, so that sign-in can say why and lead back (SHL-67). It is kept
 * apart from the address, which others may see.
 */
export const endedSession = {
  get: (): EndedSession | null => read(),

  remember(reason: EndReason, userId: number) {
    const address = location.pathname + location.search;
    const ended: EndedSession = { reason, userId, address };
    inStorage((storage) => storage.setItem(storageKey, JSON.stringify(ended)));
  },

  forget: () => inStorage((storage) => storage.removeItem(storageKey)),
};

/** The page to show a user after sign-in: where the own session ended, else none. An address of another site is none. */
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

/** A forbidden or damaged storage holds nothing. */
function inStorage(work: (storage: Storage) => void) {
  try {
    work(sessionStorage);
  } catch {
    // Sign-in then shows no reason and leads home.
  }
}
