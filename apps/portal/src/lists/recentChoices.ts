import { createPersisted, persistedByName } from '../persisted.ts';

const limit = 5;

/**
 * The last choices of each user in this browser, latest first, kept under a name. `read` takes an entry of the storage,
 * and gives `null` for an invalid one.
 */
export function recentChoices<Choice extends { href: string }>(
  name: string,
  read: (stored: Partial<Record<keyof Choice, unknown>>) => Choice | null,
) {
  const area = () => localStorage;
  const listOf = (stored: unknown): readonly Choice[] | null =>
    Array.isArray(stored)
      ? stored.flatMap((entry) => read(Object(entry)) ?? []).slice(0, limit)
      : null;
  const byUser = persistedByName<readonly Choice[]>({ area, initial: [], read: listOf });
  // Earlier versions kept the commands of all users in one entry.
  const ofAllUsers = createPersisted<Readonly<Record<string, unknown>>>({
    name: `audit-letters.${name}`,
    area,
    initial: {},
    read: Object,
  });
  return (userId: number | undefined) => {
    const { get: ofUser, set, reload } = byUser(`audit-letters.${name}.${userId}`);
    const get = () =>
      ofUser().length > 0 ? ofUser() : (listOf(ofAllUsers.stored()[String(userId)]) ?? []);
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
