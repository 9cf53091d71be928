import { createPersisted } from '../persisted.ts';
import { endedSession } from './endedSession.ts';
import { session } from './store.ts';

/** Entries that this tab keeps over a reload, and over the end of a session for its user (SHL-78, SHL-95). */
export function keptEntries<T>(name: string) {
  const store = createPersisted<{ userId: number; entries: readonly T[] } | null>({
    name: `audit-letters.${name}`,
    area: () => sessionStorage,
    initial: null,
    read: (stored) => (Array.isArray(Object(stored).entries) ? Object(stored) : null),
  });
  const removeOthers = () => {
    const user = session.get()?.user;
    const isKept = user ? store.get()?.userId === user.id : endedSession.get()?.reason === 'gone';
    if (!isKept) store.set(null);
  };
  removeOthers();
  session.onUserChange(removeOthers);
  return {
    get(): readonly T[] {
      const last = store.get();
      return last && last.userId === session.get()?.user.id ? last.entries : [];
    },
    set(entries: readonly T[]) {
      const user = session.get()?.user;
      if (user) store.set(entries.length > 0 ? { userId: user.id, entries } : null);
    },
  };
}
