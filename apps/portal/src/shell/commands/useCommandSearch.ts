import type { SearchCalls } from '@audit-letters/api-client';
import {
  type AppCommand,
  type CommandSearch,
  type FoundLinks,
  foundCommands,
} from '@audit-letters/screens';
import { useDebounce } from 'use-debounce';
import { useListCall } from '../../loading/useCall.ts';

const minLetters = 2;
/** Milliseconds after the last letter until the server is asked. */
const wait = 150;

/** The connection of the search of the command box. */
export interface CommandSearchOptions {
  /** The calls of the client. */
  search: SearchCalls;
  /** The text of the command box. */
  query: string;
  /** The addresses of what is found. */
  links: FoundLinks;
}

/** The facilities and tenants that contain the text (SHL-73). */
export function useCommandSearch({
  search,
  query,
  links,
}: CommandSearchOptions): CommandSearch<AppCommand> {
  const typed = query.trim();
  const [text] = useDebounce(typed, wait);
  const isLong = (it: string) => [...it].length >= minLetters;
  const { data, error, isLoading } = useListCall(search.find, isLong(text) ? text : null, {
    shouldRetryOnError: false,
  });

  if (!isLong(typed)) return { status: 'idle' };
  const isLatest = text === typed && !isLoading;
  if (error && isLatest) return { status: 'failed' };
  return {
    status: isLatest ? 'found' : 'searching',
    groups: data ? foundCommands(data, text, links) : [],
  };
}
