import {
  ActivityButton,
  AppFrame,
  HelpDialog,
  ScreenMenu,
  ScreenNav,
  TopBar,
  type TopBarProps,
} from '@audit-letters/screens';
import { Breadcrumbs, ConfirmProvider, TableKeysContext } from '@audit-letters/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { SWRConfig } from 'swr';
import { useLocation, useSearch } from 'wouter';
import { downloads } from '../../activity/downloads.ts';
import { useNotices } from '../../activity/useNotices.ts';
import { useConfig } from '../../config.ts';
import { swrConfig } from '../../loading/options.ts';
import { useManagedFacility } from '../../loading/useManagedFacility.ts';
import { paths } from '../../paths.ts';
import { usePasswordUnchanged } from '../../profile/usePasswordChange.ts';
import { navOf, type PortalRoute, routeAt } from '../../routes.tsx';
import { isAllowed } from '../../session/guard.ts';
import { CurrentPassword } from '../../session/passwordQuestion.tsx';
import { useSession } from '../../session/store.ts';
import { commandBox } from '../commands/commandBox.ts';
import { LeaveGuardProvider } from '../LeaveGuardProvider.tsx';
import { useColors } from '../theme.ts';
import { useLinks } from '../useLinks.ts';
import { followUser } from './followUser.ts';
import { OpenedParts } from './OpenedParts.tsx';
import { useLetterKeys } from './shortcuts.ts';
import { useActivity } from './useActivity.ts';

interface FrameProps {
  banners: ReactNode;
  route: PortalRoute;
  /** The page. */
  children: ReactNode;
}

followUser();

const home = { label: routeAt(paths.home).title, href: paths.home };

/** The frame of a user or visitor around a page, with the providers of the pages. */
export const Frame = (props: FrameProps) => (
  <SWRConfig value={swrConfig}>
    <ConfirmProvider>
      <LeaveGuardProvider>
        <FrameParts {...props} />
      </LeaveGuardProvider>
    </ConfirmProvider>
  </SWRConfig>
);

function FrameParts({ banners, route, children }: FrameProps) {
  const [path, navigate] = useLocation();
  const parent = useParent(route);
  useDisabledReasons();
  const user = useTopBarUser();
  const session = useSession();
  const nav = navOf(session);
  const colors = useColors();
  const activity = useActivity();
  const contact = useConfig().support;
  const [helpOpen, setHelpOpen] = useState(false);
  const letterKeys = useLetterKeys();
  // SHL-37
  // biome-ignore lint/correctness/useExhaustiveDependencies: the command box and the help close on every route change
  useEffect(() => {
    commandBox.close();
    setHelpOpen(false);
  }, [path]);
  useLinks(navigate, downloads.record);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the user is what triggers it
  useEffect(() => {
    // Without network, a user can still sign out.
    if (session) return loadPagesLater([...nav.map(({ href }) => href), paths.logout, paths.login]);
  }, [session?.user.id]);

  const openHelp = () => setHelpOpen(true);
  return (
    <>
      <AppFrame
        topBar={
          <TopBar
            {...user}
            {...colors}
            menu={
              nav.length > 0 && (
                <ScreenMenu
                  {...colors}
                  welcomeName={user.welcomeName ?? ''}
                  onCommandsOpen={commandBox.open}
                  items={[home, ...nav]}
                  currentHref={route.path}
                />
              )
            }
            activity={<ActivityButton {...activity.button} />}
            homeHref={paths.home}
            profileHref={paths.profile}
            logoutHref={paths.logout}
            onCommandsOpen={commandBox.open}
            onSupportOpen={openHelp}
          />
        }
        banners={banners}
        breadcrumb={
          session &&
          route.path !== paths.home && (
            <Breadcrumbs items={[home, ...parent, { label: route.title }]} />
          )
        }
        nav={
          // The only screen of a manager is the button of their home.
          nav.length > (route.path === paths.home ? 1 : 0) && (
            <ScreenNav items={nav} currentHref={route.path} />
          )
        }
      >
        <TableKeysContext value={letterKeys ? 'page' : 'off'}>{children}</TableKeysContext>
      </AppFrame>
      {session && (
        <OpenedParts
          activity={activity}
          colors={colors}
          letterKeys={letterKeys}
          {...(user.supportOffered && { onSupportOpen: openHelp })}
        />
      )}
      <CurrentPassword />
      <HelpDialog
        open={helpOpen && user.supportOffered}
        contact={contact}
        helpVideosHref={paths.helpVideos}
        onOpenChange={({ open }) => setHelpOpen(open)}
      />
    </>
  );
}

/** The list that the page belongs to, with the filters that it had last (SHL-27). */
function useParent({ path, parent }: PortalRoute) {
  const search = useSearch();
  const [searches] = useState(() => new Map<string, string>());
  useEffect(() => void searches.set(path, search), [searches, path, search]);
  if (!parent) return [];
  const last = searches.get(parent);
  return [{ label: routeAt(parent).title, href: last ? `${parent}?${last}` : parent }];
}

/** Loads the code of other pages once the first page is there. */
function loadPagesLater(paths: readonly string[]) {
  const timer = setTimeout(() => {
    for (const path of paths)
      void routeAt(path)
        .Page.load()
        .catch(() => undefined);
  }, 2000);
  return () => clearTimeout(timer);
}

/** A press of a greyed button shows its reason, which is otherwise only in a tooltip: touch screens have none. */
function useDisabledReasons() {
  const { info } = useNotices();
  useEffect(() => {
    function handleClick({ target }: MouseEvent) {
      if (!(target instanceof Element)) return;
      const button = target.closest('button[aria-disabled="true"]');
      const reason = button?.getAttribute('title');
      // The title of an icon button without a reason is its name.
      if (reason && reason !== button?.getAttribute('aria-label')) info(reason);
    }
    document.addEventListener('click', handleClick);
    return () => document.removeEventListener('click', handleClick);
  }, [info]);
}

type TopBarUser = Pick<
  TopBarProps,
  'logo' | 'welcomeName' | 'passwordUnchanged' | 'supportOffered'
>;

/** The user data of the top navigation (SHL-35, SHL-34, SHL-38). */
function useTopBarUser(): TopBarUser {
  const session = useSession();
  const { data: facility } = useManagedFacility();
  const isStaff = isAllowed(session, ['monitor']);
  return {
    logo: session && !isStaff && facility?.is_prime ? 'prime' : 'product',
    welcomeName: session && (session.user.real_name || session.user.username),
    passwordUnchanged: usePasswordUnchanged(),
    supportOffered: !isStaff,
  };
}
