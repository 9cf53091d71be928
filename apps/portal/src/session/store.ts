import type { Session } from '@audit-letters/api-client';
import { createStore, useStore } from '../createStore.ts';
import { endedSession } from './endedSession.ts';

const sessionKey = 'audit-letters.session';

const store = createStore<Session | null>(read());

/** The session of this browser: kept across reloads and shared by all tabs. */
export const session = {
  get: store.get,

  /** The token for calls. */
  token: (): string | undefined => store.get()?.token.token,

  start: (next: Session) => write(next),

  /** Replaces parts of the session after a change of password or profile (SHL-20). Does nothing without a session. */
  update: (changes: Partial<Session>) => {
    const current = store.get();
    if (current) write({ ...current, ...changes });
  },

  end: () => write(null),

  subscribe: store.subscribe,
};

export const useSession = (): Session | null => useStore(store);

// Fires only in other tabs. The key is `null` when the whole storage is cleared.
if (typeof window !== 'undefined') {
  window.addEventListener('storage', (event) => {
    if (event.key !== sessionKey && event.key !== null) return;
    const current = store.get();
    const next = read();
    if (current && !next) endedSession.remember('signed-out-elsewhere', current.user.id);
    store.set(next);
  });
}

function write(next: Session | null) {
  try {
    if (next) localStorage.setItem(sessionKey, JSON.stringify(next));
    else localStorage.removeItem(sessionKey);
  } catch {
    // Without storage, the session lasts until the page is closed.
  }
  store.set(next);
}

function read(): Session | null {
  try {
    return readSession(localStorage.getItem(sessionKey));
  } catch {
    return null;
  }
}

/** The stored session, or `null` if it is missing or invalid. */
export function readSession(stored: string | null): Session | null {
  if (!stored) return null;
  try {
    const value: Partial<Session> | null = JSON.parse(stored);
    if (!value?.token?.token || !value.user?.username) return null;
    return {
      permissions: Array.isArray(value.permissions) ? value.permissions : [],
      token: value.token,
      user: value.user,
    };
  } catch {
    return null;
  }
}
