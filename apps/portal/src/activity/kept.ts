import { createPersisted } from '../persisted.ts';
import { session } from '../session/store.ts';

/** Entries of Messages that this tab keeps over a reload, until the user changes (SHL-78). */
export function keptEntries<T>(name: string) {
  const store = createPersisted<{ userId: number; entries: readonly T[] } | null>({
    name: `audit-letters.${name}`,
    area: () => sessionStorage,
    initial: null,
    read: (stored) => (Array.isArray(Object(stored).entries) ? Object(stored) : null),
  });
  session.onUserChange(() => store.set(null));
  const userId = () => session.get()?.user.id ?? 0;
  return {
    get(): readonly T[] {
      const last = store.get();
      return last?.userId === userId() ? last.entries : [];
    },
    set(entries: readonly T[]) {
      store.set(entries.length > 0 ? { userId: userId(), entries } : null);
    },
  };
}
