import type { Session } from '@audit-letters/api-client';
import {
  type AppCommand,
  type AppCommands,
  appCommands,
  type FoundLinks,
} from '@audit-letters/screens';
import { CommandBox } from '@audit-letters/screens/command-box';
import { personalState } from '@audit-letters/ui';
import { useLocation } from 'wouter';
import { personalFilters } from '../../lists/personalFilters.ts';
import { paths } from '../../paths.ts';
import { navOf, routes } from '../../routes.tsx';
import { guard, isAllowed } from '../../session/guard.ts';
import { useSession } from '../../session/store.ts';
import { commandBox, useCommandBox } from './commandBox.ts';
import { recentCommands } from './recentCommands.ts';
import { useCommandSearch } from './useCommandSearch.ts';

interface PortalCommandBoxProps {
  actions: Omit<AppCommands, 'recent' | 'screens' | 'facilities' | 'logoutHref'>;
  onClose: () => void;
}

/** The open command box (SHL-70). */
export function PortalCommandBox({ actions, onClose }: PortalCommandBoxProps) {
  const session = useSession();
  const [, navigate] = useLocation();
  const query = useCommandBox() ?? '';
  const isStaff = isAllowed(session, ['monitor']);
  const search = useCommandSearch(query, isStaff ? staffLinks : managerLinks);
  if (!session) return null;
  const recent = recentCommands(session.user.id);

  function choose(command: AppCommand) {
    commandBox.close();
    if ('run' in command) return command.run();
    const { filters, ...link } = command;
    if (link.kind !== 'action' && link.kind !== 'tenant') recent.remember(link);
    navigate(link.href, { state: filters && personalState(personalFilters, filters) });
  }

  return (
    <CommandBox
      query={query}
      groups={appCommands({
        ...actions,
        recent: recent.get(),
        screens: screensOf(session),
        facilities: isStaff ? facilityLinks : null,
        logoutHref: paths.logout,
      })}
      search={search}
      onQueryChange={commandBox.type}
      onChoose={choose}
      onClose={onClose}
    />
  );
}

const facilityLinks: AppCommands['facilities'] = {
  tabHref: (tab) => `${paths.facilities}?tab=${tab}`,
  filterHref: paths.facilitiesBy,
};

const staffLinks: FoundLinks = {
  facilityHref: paths.facility,
  facilitiesHref: paths.facilitiesOf,
  tenantLink: ({ id }) => ({ href: paths.tenant(id) }),
  // SHL-73
  tenantsLink: ({ text, in: place }) => ({
    href: paths.tenants,
    filters: { [place]: text },
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
  filters: { full_name: text },
});

/** The command box leaves these pages out: users do not open them by choice. */
const unlistedPages: readonly string[] = [
  paths.login,
  paths.logout,
  paths.choosePassword,
  paths.unauthorized,
];

/** Home, the screens of the navigation, then the others. */
function screensOf(session: Session): AppCommands['screens'] {
  const nav = navOf(session).map(({ href }) => href);
  const open = routes.filter(
    ({ path, access, nav: label }) =>
      !unlistedPages.includes(path) &&
      guard(access, session) === 'show' &&
      (!label || nav.includes(path)),
  );
  const rank = ({ path }: { path: string }) =>
    path === paths.home ? 0 : nav.includes(path) ? 1 : 2;
  return open
    .toSorted((a, b) => rank(a) - rank(b))
    .map(({ path, title, nav: label }) => ({ href: path, title, nav: label }));
}
