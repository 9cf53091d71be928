import {
  AppFrame,
  HelpDialog,
  IdleOverlay,
  MaintenanceBanner,
  OutOfDateBanner,
  ScreenMenu,
  ScreenNav,
  TopBar,
} from '@audit-letters/screens';
import { Breadcrumbs } from '@audit-letters/ui';
import { useEffect, useState } from 'react';
import { SWRConfig } from 'swr';
import { useLocation } from 'wouter';
import { useConfig } from '../config.ts';
import { Jobs } from '../jobs/Jobs.tsx';
import { paths } from '../paths.ts';
import { appReload, useOutOfDate } from '../reload/appReload.ts';
import { useAppStatus } from '../reload/useAppStatus.ts';
import { navOf, routeAt } from '../routes.tsx';
import { AccessContext } from '../session/guard.ts';
import { useSession } from '../session/store.ts';
import { MessageLog } from './MessageLog.tsx';
import { RoutedPage } from './RoutedPage.tsx';
import { type Theme, theme, useTheme } from './theme.ts';
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
  const nav = navOf(useSession());
  const colors = {
    theme: useTheme(),
    onThemeChange: (change: { theme: Theme }) => theme.set(change.theme),
  };
  const idle = useIdle({
    seconds: idleSeconds,
    onLongIdleReturn: () => appReload.report('long-idle'),
  });
  const [helpOpen, setHelpOpen] = useState(false);
  const [logOpen, setLogOpen] = useState(false);

  // SHL-37: the dialog closes on every route change.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is what triggers it
  useEffect(() => setHelpOpen(false), [path]);
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
                  items={[{ label: 'Home', href: paths.home }, ...nav]}
                  currentHref={route.path}
                />
              )
            }
            homeHref={paths.home}
            profileHref={paths.profile}
            logoutHref={paths.logout}
            onSupportOpen={() => setHelpOpen(true)}
            onMessageLogOpen={() => setLogOpen(true)}
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
          <RoutedPage route={route} />
        </AccessContext>
      </AppFrame>
      <Jobs />
      <HelpDialog
        open={helpOpen && user.supportOffered}
        contact={support}
        helpVideosHref={paths.helpVideos}
        onOpenChange={setHelpOpen}
      />
      <MessageLog open={logOpen} onOpenChange={setLogOpen} />
      {idle && <IdleOverlay />}
    </>
  );
}

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
