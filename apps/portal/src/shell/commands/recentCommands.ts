import type { LinkCommand } from '@audit-letters/screens';
import { createPersisted } from '../../persisted.ts';

const limit = 5;

/** The last choices in this browser, latest first, by user (SHL-70). */
const recent = createPersisted<Readonly<Record<number, readonly LinkCommand[]>>>({
  name: 'audit-letters.recent-commands',
  area: () => localStorage,
  initial: {},
  read: (stored) =>
    Object.fromEntries(Object.entries(Object(stored)).map(([id, list]) => [id, readRecent(list)])),
});

export const recentCommands = (userId: number): readonly LinkCommand[] =>
  recent.get()[userId] ?? [];

export function rememberCommand(userId: number, { id, label, hint, kind, href }: LinkCommand) {
  recent.reload();
  const others = recentCommands(userId).filter((other) => other.href !== href);
  const commands = [{ id, label, hint, kind, href }, ...others].slice(0, limit);
  recent.set({ ...recent.get(), [userId]: commands });
}

const kinds = ['screen', 'list', 'facility'] as const;

/** The valid entries of a stored list. */
export const readRecent = (stored: unknown): LinkCommand[] =>
  Array.isArray(stored) ? stored.flatMap(readEntry).slice(0, limit) : [];

function readEntry(entry: Partial<Record<keyof LinkCommand, unknown>> | null): LinkCommand[] {
  const kind = kinds.find((one) => one === entry?.kind);
  if (!kind || typeof entry?.label !== 'string' || typeof entry.href !== 'string') return [];
  if (!/^\/(?!\/)/.test(entry.href)) return [];
  const { label, href, hint } = entry;
  return [{ id: href, label, href, kind, ...(typeof hint === 'string' && { hint }) }];
}
