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
  const [text] = useDebounce(query.trim(), wait);
  const isStaff = isAllowed(useSession(), ['monitor']);
  const wanted = [...text].length >= minLetters;
  const { data, error, isLoading } = useListCall(searchCalls.find, wanted ? text : null, {
    shouldRetryOnError: false,
  });

  if (!wanted) return { status: 'idle' };
  if (error) return { status: 'failed' };
  return {
    status: isLoading ? 'searching' : 'found',
    groups: data ? foundCommands(data, isStaff ? staffLinks : managerLinks) : [],
  };
}

const staffLinks: FoundLinks = {
  facilityHref: paths.facility,
  tenantLink: ({ id }) => ({ href: paths.tenant(id) }),
  withFacility: true,
};

const managerLinks: FoundLinks = {
  facilityHref: paths.facility,
  // The state of the history entry holds the name, as for a filter that is typed (SHL-72).
  tenantLink: ({ name }) => ({
    href: paths.manageTenants,
    state: { filters: { full_name: name } },
  }),
  withFacility: false,
};
