import { fold } from '@audit-letters/api-client/values';

/** An entry of the command box. */
export interface Command {
  /** Unique among all entries. */
  id: string;
  /** The effect of the entry. */
  label: string;
  /** More about it, such as the account name of a facility. */
  hint?: string;
  /** Further words that find the entry. */
  keywords?: string;
  /** The icon of the entry. */
  kind: 'screen' | 'action' | 'list' | 'facility' | 'tenant';
}

/** Entries under one heading. */
export interface CommandGroup<Entry extends Command = Command> {
  /** The heading. */
  label: string;
  /** The entries, in their order. */
  commands: readonly Entry[];
  /** Shown only with an empty field, or only with a text in it. */
  only?: 'empty' | 'typed';
}

/** The search for facilities and tenants. While it runs, the earlier results stay. */
export type CommandSearch<Entry extends Command = Command> =
  | { status: 'idle' }
  | { status: 'searching'; groups: readonly CommandGroup<Entry>[] }
  | { status: 'found'; groups: readonly CommandGroup<Entry>[] }
  | { status: 'failed' };

/** The groups with an entry that contains all words of the query, letter case and accents aside. */
export function matchingGroups<Entry extends Command>(
  groups: readonly CommandGroup<Entry>[],
  query: string,
): readonly CommandGroup<Entry>[] {
  const words = fold(query).split(' ').filter(Boolean);
  const hidden = words.length > 0 ? 'empty' : 'typed';
  return groups
    .filter(({ only }) => only !== hidden)
    .map((group) => ({
      ...group,
      commands: group.commands.filter((command) => {
        const text = fold(`${command.label} ${command.hint ?? ''} ${command.keywords ?? ''}`);
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter(({ commands }) => commands.length > 0);
}
