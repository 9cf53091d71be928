import { IdleOverlay, shellWords } from '@audit-letters/screens';
import { MessageProvider, Skeleton } from '@audit-letters/ui';
import { useEffect } from 'react';
import { useBrowserLocation } from 'wouter/use-browser-location';
import { useConfig } from '../config.ts';
import { notFound, routeAt } from '../routes.tsx';
import { useExtras, useExtrasKnown } from '../session/extras.ts';
import { AccessContext } from '../session/guard.ts';
import { useSession } from '../session/store.ts';
import { Banners, useMaintenance } from './Banners.tsx';
import { Frame } from './frame/Frame.tsx';
import { RoutedPage } from './RoutedPage.tsx';
import { appReload } from './reload/appReload.ts';
import { useHeadingFocus } from './useHeadingFocus.ts';
import { useIdle } from './useIdle.ts';
import { useTablePlace } from './useTablePlace.ts';

const accessOf = (path: string) => routeAt(path).access;

/** The app shell (SHL-25): the frame of the user, banners and the routed page. */
export function Shell() {
  const [path] = useBrowserLocation();
  const hasExtras = useExtras();
  const needsExtras = routeAt(path).extras === true && !hasExtras;
  const isWaiting = !useExtrasKnown() && needsExtras;
  const route = needsExtras && !isWaiting ? notFound : routeAt(path);
  const user = useSession()?.user;
  const { idleSeconds } = useConfig();
  const idle = useIdle({
    seconds: idleSeconds,
    onLongIdleReturn: () => appReload.report('long-idle'),
  });
  const banners = <Banners maintenance={useMaintenance()} />;
  useHeadingFocus(path);
  useTablePlace(path);
  useEffect(() => {
    document.title = shellWords.title(route.title);
  }, [route]);

  return (
    <AccessContext value={accessOf}>
      <MessageProvider key={user?.id}>
        <Frame banners={banners} route={route}>
          {isWaiting ? <Skeleton lines={6} /> : <RoutedPage route={route} />}
        </Frame>
      </MessageProvider>
      {idle && <IdleOverlay />}
    </AccessContext>
  );
}
