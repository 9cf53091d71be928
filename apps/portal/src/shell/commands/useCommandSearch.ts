import { createSearchCalls } from '@audit-letters/api-client';
import {
  type AppCommand,
  type CommandSearch,
  type FoundLinks,
  foundCommands,
} from '@audit-letters/screens';
import { useDebounce } from 'use-debounce';
import { useListCall } from '../../loading/useCall.ts';
import { useExtras } from '../../session/extras.ts';
import { transport } from '../../session/transport.ts';

const searchCalls = createSearchCalls(transport);

const minLetters = 2;
/** Milliseconds after the last letter until the server is asked. */
const wait = 150;

/** The facilities and tenants that contain the text (SHL-73). */
export function useCommandSearch(query: string, links: FoundLinks): CommandSearch<AppCommand> {
  const typed = query.trim();
  const [text] = useDebounce(typed, wait);
  const isLong = (it: string) => [...it].length >= minLetters;
  const hasExtras = useExtras();
  const { data, error, isLoading } = useListCall(
    searchCalls.find,
    hasExtras && isLong(text) ? text : null,
    {
      shouldRetryOnError: false,
    },
  );

  if (!hasExtras || !isLong(typed)) return { status: 'idle' };
  const isLatest = text === typed && !isLoading;
  if (error && isLatest) return { status: 'failed' };
  return {
    status: isLatest ? 'found' : 'searching',
    groups: data ? foundCommands(data, text, links) : [],
  };
}
