import { persistedByName } from '../persisted.ts';

const limit = 5;

/**
 * The last choices of each user in this browser, latest first, kept under a name. `read` takes an entry of the storage, and
 * gives `null` for an invalid one.
 */
export function recentChoices<Choice extends { href: string }>(
  name: string,
  read: (stored: Partial<Record<keyof Choice, unknown>>) => Choice | null,
) {
  const byUser = persistedByName<readonly Choice[]>({
    area: () => localStorage,
    initial: [],
    read: (stored) =>
      Array.isArray(stored)
        ? stored.flatMap((entry) => read(Object(entry)) ?? []).slice(0, limit)
        : null,
  });
  return (userId: number | undefined) => {
    const { get, set, reload } = byUser(`audit-letters.${name}.${userId}`);
    return {
      get,
      remember(choice: Choice) {
        // Another tab may have remembered others.
        reload();
        set([choice, ...get().filter(({ href }) => href !== choice.href)].slice(0, limit));
      },
    };
  };
}
