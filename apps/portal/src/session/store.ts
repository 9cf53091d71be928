import type { Session } from '@audit-letters/api-client';
import { useSyncExternalStore } from 'react';
import { endedSession } from './endedSession.ts';

const storageKey = 'audit-letters.session';

let current: Session | null = read();
const listeners = new Set<() => void>();

/** The session of this browser: kept across reloads and shared by all tabs. */
export const session = {
  get: (): Session | null => current,

  /** The token for calls. */
  token: (): string | undefined => current?.token.token,

  start: (next: Session) => write(next),

  /** Replaces parts of the session after a change of password or profile (SHL-20). Does nothing without a session. */
  update: (changes: Partial<Session>) => {
    if (current) write({ ...current, ...changes });
  },

  end: () => write(null),

  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

export const useSession = (): Session | null =>
  useSyncExternalStore(session.subscribe, session.get);

// Fires only in other tabs. The key is `null` when the whole storage is cleared.
if (typeof window !== 'undefined') {
  window.addEventListener('storage', (event) => {
    if (event.key !== storageKey && event.key !== null) return;
    const next = read();
    if (current && !next) endedSession.remember('signed-out-elsewhere', current.user.id);
    publish(next);
  });
}

function write(next: Session | null) {
  try {
    if (next) localStorage.setItem(storageKey, JSON.stringify(next));
    else localStorage.removeItem(storageKey);
  } catch {
    // Without storage, the session lasts until the page is closed.
  }
  publish(next);
}

function publish(next: Session | null) {
  current = next;
  for (const listener of listeners) listener();
}

function read(): Session | null {
  try {
    return readSession(localStorage.getItem(storageKey));
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
