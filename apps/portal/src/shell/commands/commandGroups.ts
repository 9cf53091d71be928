import type { Session } from '@audit-letters/api-client';
import { facilityFilterNames } from '@audit-letters/api-client/values';
import type { Command, CommandGroup } from '@audit-letters/screens';
import { paths } from '../../paths.ts';
import { navOf, routes } from '../../routes.tsx';
import { guard, isAllowed } from '../../session/guard.ts';
import { recentCommands } from './recentCommands.ts';

/** An entry of the command box that opens an address or calls a function. */
export type PortalCommand = Command &
  (
    | {
        href: string;
        /** The state of the history entry. */
        state?: object;
      }
    | { run: () => void }
  );

/** The actions of the shell. */
export interface ShellActions {
  otherTheme: string;
  onThemeChange: () => void;
  onMessagesOpen: () => void;
  onShortcutsOpen: () => void;
  /** Missing for staff. */
  onSupportOpen?: () => void;
}

/** The entries that need no search, for a user (SHL-70). */
export function commandGroups(
  session: Session,
  actions: ShellActions,
): readonly CommandGroup<PortalCommand>[] {
  const isStaff = isAllowed(session, ['monitor']);
  return [
    { label: 'Recent', only: 'empty', commands: recentCommands(session.user.id) },
    { label: 'Screens', commands: [...screensOf(session), ...(isStaff ? facilityTabs : [])] },
    { label: 'Actions', commands: actionCommands(actions) },
    ...(isStaff ? [{ label: 'Lists', only: 'typed' as const, commands: facilityLists }] : []),
  ];
}

/** Pages that nobody opens by choice. */
const passing: readonly string[] = [paths.login, paths.logout, paths.unauthorized];

/** Home, the screens of the navigation, then the others. */
function screensOf(session: Session): PortalCommand[] {
  const nav = navOf(session).map(({ href }) => href);
  const open = routes.filter(
    ({ path, access, nav: label }) =>
      !passing.includes(path) &&
      guard(access, session) === 'show' &&
      (!label || nav.includes(path)),
  );
  const rank = ({ path }: { path: string }) =>
    path === paths.home ? 0 : nav.includes(path) ? 1 : 2;
  return open
    .toSorted((a, b) => rank(a) - rank(b))
    .map(({ path, title, nav: label }) => ({
      id: path,
      kind: 'screen',
      label: title,
      href: path,
      ...(label && { keywords: label }),
    }));
}

const facilityTabs: readonly PortalCommand[] = [
  { tab: 'stats', label: 'Facility Stats' },
  { tab: 'archives', label: 'Facility Archives' },
  { tab: 'retired', label: 'Retired Facilities' },
].map(({ tab, label }) => {
  const href = `${paths.facilities}?tab=${tab}`;
  return { id: href, kind: 'screen', label, href };
});

const facilityLists: readonly PortalCommand[] = filterKeys().map((key) => {
  const href = paths.facilitiesBy(key);
  return { id: href, kind: 'list', label: facilityFilterNames[key], hint: 'Facility List', href };
});

function filterKeys() {
  return Object.keys(facilityFilterNames) as (keyof typeof facilityFilterNames)[];
}

const actionCommands = (actions: ShellActions): PortalCommand[] => [
  {
    id: 'theme',
    kind: 'action',
    label: `Use ${actions.otherTheme} colors`,
    keywords: 'theme mode',
    run: actions.onThemeChange,
  },
  {
    id: 'messages',
    kind: 'action',
    label: 'Messages',
    keywords: 'jobs downloads notifications',
    run: actions.onMessagesOpen,
  },
  {
    id: 'shortcuts',
    kind: 'action',
    label: 'Keyboard shortcuts',
    hint: '?',
    keywords: 'keys help',
    run: actions.onShortcutsOpen,
  },
  ...(actions.onSupportOpen
    ? [
        {
          id: 'support',
          kind: 'action' as const,
          label: 'Support',
          keywords: 'help contact',
          run: actions.onSupportOpen,
        },
      ]
    : []),
  { id: paths.logout, kind: 'action', label: 'Logout', keywords: 'sign out', href: paths.logout },
];
