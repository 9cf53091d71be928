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

/**
 * The groups of the app and of the search with an entry for the query, best first (SHL-70): facilities and tenants with a
 * word that begins with it, then what the app has, then those that only contain it. Letter case and accents are ignored.
 */
export function rankedGroups<Entry extends Command>(
  groups: readonly CommandGroup<Entry>[],
  found: readonly CommandGroup<Entry>[],
  query: string,
): readonly CommandGroup<Entry>[] {
  const own = matchingGroups(groups, query);
  const isFirst = ({ commands }: CommandGroup<Entry>) =>
    commands.some((command) => hasWordFrom(searchedText(command), fold(query)));
  return [...found.filter(isFirst), ...own, ...found.filter((group) => !isFirst(group))];
}

/** The groups with an entry that contains all words of the query, those with words that begin so first. */
function matchingGroups<Entry extends Command>(
  groups: readonly CommandGroup<Entry>[],
  query: string,
): readonly CommandGroup<Entry>[] {
  const words = fold(query).split(' ').filter(Boolean);
  const hidden = words.length > 0 ? 'empty' : 'typed';
  const beginsSo = (command: Entry) =>
    words.every((word) => hasWordFrom(searchedText(command), word));
  return groups
    .filter(({ only }) => only !== hidden)
    .map((group) => {
      const found = group.commands.filter((command) =>
        words.every((word) => searchedText(command).includes(word)),
      );
      const first = found.filter(beginsSo);
      return { ...group, commands: [...first, ...found.filter((it) => !first.includes(it))] };
    })
    .filter(({ commands }) => commands.length > 0);
}

const searchedText = ({ label, keywords = '' }: Command) => fold(`${label} ${keywords}`);
const hasWordFrom = (text: string, start: string) => ` ${text}`.includes(` ${start}`);
