import type { Command } from '@audit-letters/screens';

/** An entry that opens an address. Its address holds no personal data. */
export interface LinkCommand extends Command {
  href: string;
}

const limit = 5;
const keyOf = (userId: number) => `audit-letters.recent-commands.${userId}`;

/** What a user chose last in this browser, latest first (SHL-71). */
export function recentCommands(userId: number): readonly LinkCommand[] {
  try {
    return readRecent(localStorage.getItem(keyOf(userId)));
  } catch {
    return [];
  }
}

export function rememberCommand(userId: number, chosen: LinkCommand) {
  const others = recentCommands(userId).filter(({ href }) => href !== chosen.href);
  const { id, label, hint, kind, href } = chosen;
  const recent = [{ id, label, hint, kind, href }, ...others].slice(0, limit);
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify(recent));
  } catch {
    // Without storage, nothing is recent.
  }
}

const kinds = ['screen', 'list', 'facility'] as const;

/** The valid entries of a stored list. */
export function readRecent(stored: string | null): LinkCommand[] {
  try {
    const entries: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(entries) ? entries.flatMap(readEntry).slice(0, limit) : [];
  } catch {
    return [];
  }
}

function readEntry(entry: Partial<Record<keyof LinkCommand, unknown>> | null): LinkCommand[] {
  const kind = kinds.find((one) => one === entry?.kind);
  if (!kind || typeof entry?.label !== 'string' || typeof entry.href !== 'string') return [];
  if (!/^\/(?!\/)/.test(entry.href)) return [];
  const { label, href, hint } = entry;
  return [{ id: href, label, href, kind, ...(typeof hint === 'string' && { hint }) }];
}
