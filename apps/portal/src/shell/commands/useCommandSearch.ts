import {
  type AppCommand,
  type CommandSearch,
  type FoundLinks,
  foundCommands,
} from '@audit-letters/screens';
import { useListCall } from '@audit-letters/screens/swr';
import { useDebounce } from 'use-debounce';
import { paths } from '../../paths.ts';
import { isAllowed } from '../../session/guard.ts';
import { useSession } from '../../session/store.ts';
import { searchCalls } from '../calls.ts';

const minLetters = 2;
/** Milliseconds after the last letter until the server is asked. */
const wait = 150;

/** The facilities and tenants that contain the text (SHL-73). */
export function useCommandSearch(query: string): CommandSearch<AppCommand> {
  const typed = query.trim();
  const [text] = useDebounce(typed, wait);
  const isStaff = isAllowed(useSession(), ['monitor']);
  const isLong = (it: string) => [...it].length >= minLetters;
  const { data, error, isLoading } = useListCall(searchCalls.find, isLong(text) ? text : null, {
    shouldRetryOnError: false,
  });

  if (!isLong(typed)) return { status: 'idle' };
  const isAnswered = text === typed && !isLoading;
  if (error && isAnswered) return { status: 'failed' };
  return {
    status: isAnswered ? 'found' : 'searching',
    groups: data ? foundCommands(data, text, isStaff ? staffLinks : managerLinks) : [],
  };
}

const staffLinks: FoundLinks = {
  facilityHref: paths.facility,
  facilitiesHref: paths.facilitiesOf,
  tenantLink: ({ id }) => ({ href: paths.tenant(id) }),
  // The state of the history entry holds the text, as for a filter that is typed (SHL-72).
  tenantsLink: ({ text, in: place }) => ({
    href: paths.tenants,
    state: { filters: { [place]: text } },
  }),
  withFacility: true,
};

const managerLinks: FoundLinks = {
  facilityHref: paths.facility,
  facilitiesHref: () => paths.home,
  tenantLink: ({ name }) => ownTenants(name),
  tenantsLink: ({ text }) => ownTenants(text),
  withFacility: false,
};

const ownTenants = (text: string) => ({
  href: paths.manageTenants,
  state: { filters: { full_name: text } },
});
