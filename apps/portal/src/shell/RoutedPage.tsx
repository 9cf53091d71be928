import { errorText } from '@audit-letters/api-client';
import { ErrorScreen, shellWords } from '@audit-letters/screens';
import { Skeleton } from '@audit-letters/ui';
import { Suspense, useEffect } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { navigate } from 'wouter/use-browser-location';
import { useNotices } from '../activity/useNotices.ts';
import { ChunkLoadError } from '../lazyPage.ts';
import { paths } from '../paths.ts';
import type { PortalRoute } from '../routes.tsx';
import { endedSession, openedBefore } from '../session/endedSession.ts';
import { guard, type Verdict } from '../session/guard.ts';
import { useSession } from '../session/store.ts';
import { appReload } from './reload/appReload.ts';

/** Renders the page of a route if the guard allows it. An error in the page leaves the shell working. */
export function RoutedPage({ route }: { route: PortalRoute }) {
  const session = useSession();
  const { logOnly } = useNotices();
  const verdict = guard(route.access, session);
  if (verdict !== 'show') return <Forward verdict={verdict} from={route.path} />;

  // The key resets the page when the user changes, so that no input or data carries over.
  const key = `${session?.user.id ?? 'nobody'} ${route.path}`;
  return (
    <ErrorBoundary
      key={route.access === 'public' ? route.path : key}
      FallbackComponent={BrokenPage}
      onError={(error) => logOnly(shellWords.pageBroke(route.title), error)}
    >
      <Suspense fallback={<Skeleton lines={6} />}>
        <route.Page />
      </Suspense>
    </ErrorBoundary>
  );
}

/** Pages to which nobody returns after signing in. */
const pagesWithoutReturn: readonly string[] = [paths.logout, paths.unauthorized];

const destinations: Record<Exclude<Verdict, 'show'>, string> = {
  login: paths.login,
  unauthorized: paths.unauthorized,
};

/** Redirects to the destination of the guard, without asking about unsaved work: it can no longer be saved. */
function Forward({ verdict, from }: { verdict: Exclude<Verdict, 'show'>; from: string }) {
  useEffect(() => {
    const isLink = verdict === 'login' && !pagesWithoutReturn.includes(from) && !endedSession.get();
    navigate(destinations[verdict], {
      replace: true,
      state: isLink ? openedBefore.toState() : null,
    });
  }, [verdict, from]);
  return null;
}

/** The page after a render error, or without its code. */
function BrokenPage({ error, resetErrorBoundary }: FallbackProps) {
  const lacksCode = error instanceof ChunkLoadError;
  return (
    <ErrorScreen
      homeHref={paths.home}
      message={errorText(error)}
      needsReload={lacksCode}
      // Browsers cache a failed module load until the page reloads.
      onRetry={lacksCode ? appReload.reload : resetErrorBoundary}
    />
  );
}
