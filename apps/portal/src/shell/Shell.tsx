import {
  ActivityButton,
  ActivityPanel,
  AppFrame,
  HelpDialog,
  IdleOverlay,
  MaintenanceBanner,
  OutOfDateBanner,
  ScreenMenu,
  ScreenNav,
  ShortcutsDialog,
  TopBar,
} from '@audit-letters/screens';
import { Breadcrumbs, TableKeysContext } from '@audit-letters/ui';
import { useEffect, useState } from 'react';
import { SWRConfig } from 'swr';
import { useLocation } from 'wouter';
import { Commands } from '../commands/Commands.tsx';
import { commandBox, useCommandBox } from '../commands/commandBox.ts';
import { useConfig } from '../config.ts';
import { paths } from '../paths.ts';
import { appReload, useOutOfDate } from '../reload/appReload.ts';
import { useAppStatus } from '../reload/useAppStatus.ts';
import { navOf, routeAt } from '../routes.tsx';
import { AccessContext } from '../session/guard.ts';
import { useSession } from '../session/store.ts';
import { RoutedPage } from './RoutedPage.tsx';
import { letterKeysStore, useLetterKeys, useShortcutsKey } from './shortcuts.ts';
import { type Theme, theme, useTheme } from './theme.ts';
import { useActivity } from './useActivity.ts';
import { useHeadingFocus } from './useHeadingFocus.ts';
import { useIdle } from './useIdle.ts';
import { useLinks } from './useLinks.ts';
import { useTopBarUser } from './useTopBarUser.ts';

const accessOf = (path: string) => routeAt(path).access;

/** The app shell (SHL-24): top navigation, banners, breadcrumb and the routed page. */
export function Shell() {
  const [path, navigate] = useLocation();
  const route = routeAt(path);
  const { support, idleSeconds } = useConfig();
  const user = useTopBarUser();
  const session = useSession();
  const nav = navOf(session);
  const colors = {
    theme: useTheme(),
    onThemeChange: (change: { theme: Theme }) => theme.set(change.theme),
  };
  const idle = useIdle({
    seconds: idleSeconds,
    onLongIdleReturn: () => appReload.report('long-idle'),
  });
  const [helpOpen, setHelpOpen] = useState(false);
  const activity = useActivity();
  const commandsOpen = useCommandBox() !== null;
  const [shortcutsOpen, setShortcutsOpen] = useState(false);
  const letterKeys = useLetterKeys();
  useShortcutsKey(() => setShortcutsOpen(true), letterKeys && session !== null);

  // SHL-37: the dialog closes on every route change, as does the command box.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is what triggers it
  useEffect(() => {
    setHelpOpen(false);
    return commandBox.close;
  }, [path]);
  useLinks(navigate);
  useHeadingFocus(path);
  useEffect(() => {
    document.title = `${route.title} · Audit Letter Program`;
  }, [route]);

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
                  onCommandsOpen={commandBox.open}
                  items={[{ label: 'Home', href: paths.home }, ...nav]}
                  currentHref={route.path}
                />
              )
            }
            activity={<ActivityButton {...activity.button} />}
            homeHref={paths.home}
            profileHref={paths.profile}
            logoutHref={paths.logout}
            onCommandsOpen={commandBox.open}
            onSupportOpen={() => setHelpOpen(true)}
          />
        }
        banners={
          <SWRConfig value={sessionless}>
            <Banners />
          </SWRConfig>
        }
        breadcrumb={
          user.welcomeName !== null &&
          route.path !== paths.home && (
            <Breadcrumbs items={[{ label: 'Home', href: paths.home }, { label: route.title }]} />
          )
        }
        nav={
          nav.length > 0 &&
          route.path !== paths.home && <ScreenNav items={nav} currentHref={route.path} />
        }
      >
        <AccessContext value={accessOf}>
          <TableKeysContext value={letterKeys ? 'page' : 'off'}>
            <RoutedPage route={route} />
          </TableKeysContext>
        </AccessContext>
      </AppFrame>
      {activity.panel && <ActivityPanel {...activity.panel} />}
      <HelpDialog
        open={helpOpen && user.supportOffered}
        contact={support}
        helpVideosHref={paths.helpVideos}
        onOpenChange={setHelpOpen}
      />
      <ShortcutsDialog
        open={shortcutsOpen}
        letterKeys={letterKeys}
        onLetterKeysChange={letterKeysStore.set}
        onOpenChange={setShortcutsOpen}
      />
      {commandsOpen && (
        <Commands
          actions={{
            otherTheme: otherTheme(colors.theme),
            onThemeChange: () => theme.set(otherTheme(colors.theme)),
            onMessagesOpen: () => activity.button.onOpenChange(true),
            onShortcutsOpen: () => setShortcutsOpen(true),
            ...(user.supportOffered && { onSupportOpen: () => setHelpOpen(true) }),
          }}
        />
      )}
      {idle && <IdleOverlay />}
    </>
  );
}

const otherTheme = (current: Theme): Theme => (current === 'dark' ? 'light' : 'dark');

// The app status does not depend on the user, so its cache is separate from the one that is cleared between users.
const sessionless = { provider: () => new Map() };

function Banners() {
  const { scheduledMaintenance } = useAppStatus();
  const outOfDate = useOutOfDate();
  const [dismissedFor, setDismissedFor] = useState<number | null>(null);
  return (
    <>
      {outOfDate && <OutOfDateBanner onReload={appReload.reload} />}
      {scheduledMaintenance && scheduledMaintenance.getTime() !== dismissedFor && (
        <MaintenanceBanner
          scheduledFor={scheduledMaintenance}
          onDismiss={() => setDismissedFor(scheduledMaintenance.getTime())}
        />
      )}
    </>
  );
}
