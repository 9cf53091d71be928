import type { Session } from '@audit-letters/api-client';
import { useSyncExternalStore } from 'react';
import { endedSession } from './endedSession.ts';

const storageKey = 'audit-letters.session';

let current: Session | null = read();
const listeners = new Set<() => void>();

/** The session of this browser: kept over reloads, shared by all tabs, gone at once in all of them. */
export const session = {
  get: (): Session | null => current,

  /** The token of every call, while there is one. */
  token: (): string | undefined => current?.token.token,

  start: (next: Session) => write(next),

  /** What a changed password or profile replaces (SHL-20); without a session there is nothing to change. */
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

// Fires in the other tabs alone, also when the whole storage is cleared (then without a key).
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
    // A full or forbidden storage: the session then lasts as long as the page.
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

/** A stored session, or none when it is absent, damaged or from another shape of the app. */
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
