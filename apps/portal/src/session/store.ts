import type { Session } from '@audit-letters/api-client';
import { createPersisted } from '../persisted.ts';
import { endedSession } from './endedSession.ts';

const sessionKey = 'audit-letters.session';

const store = createPersisted<Session | null>({
  name: sessionKey,
  area: () => localStorage,
  initial: null,
  read: readSession,
});

/** The session of this browser: kept across reloads and shared by all tabs. */
export const session = {
  get: store.get,

  /** The token for calls. */
  token: (): string | undefined => store.get()?.token.token,

  start: (next: Session) => store.set(next),

  /** Replaces parts of the session after a change of password or profile (SHL-18). Does nothing without a session. */
  update: (changes: Partial<Session>) => {
    const current = store.get();
    if (current) store.set({ ...current, ...changes });
  },

  end: () => store.set(null),

  /** Takes over the session of another tab. */
  reload: store.reload,

  subscribe: store.subscribe,

  /** Calls back when another user signs in, or the session ends. */
  onUserChange: (callback: () => void) =>
    store.subscribe(({ value: next }, { value: last }) => {
      if (next?.user.id !== last?.user.id) callback();
    }),
};

export const useSession = store.useValue;

// Fires only in other tabs. The key is `null` when the whole storage is cleared.
if (typeof window !== 'undefined') {
  window.addEventListener('storage', (event) => {
    if (event.key !== sessionKey && event.key !== null) return;
    const current = store.get();
    if (current && !store.stored()) endedSession.remember('signed-out-elsewhere', current.user.id);
    store.reload();
  });
}

/** The stored session, or `null` if it is missing or invalid. */
export function readSession(stored: unknown): Session | null {
  const { token, user, permissions }: Partial<Session> = Object(stored);
  if (!token?.token || !user?.username) return null;
  return { permissions: Array.isArray(permissions) ? permissions : [], token, user };
}
