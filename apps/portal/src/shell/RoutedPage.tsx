import { ErrorScreen } from '@audit-letters/screens';
import { Skeleton } from '@audit-letters/ui';
import { Suspense, useEffect } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { navigate } from 'wouter/use-browser-location';
import { errorText } from '../loading/errorText.ts';
import { useNotices } from '../messages/useNotices.ts';
import { paths } from '../paths.ts';
import { freshness } from '../reload/appReload.ts';
import { LostChunk } from '../reload/lazyPage.ts';
import type { PortalRoute } from '../routes.tsx';
import { guard, type Verdict } from '../session/guard.ts';
import { useSession } from '../session/store.ts';

/** The page of a route, if the guard lets it be shown; a page that breaks takes nothing else with it. */
export function RoutedPage({ route }: { route: PortalRoute }) {
  const session = useSession();
  const { logOnly } = useNotices();
  const verdict = guard(route.access, session);
  if (verdict !== 'show') return <Forward verdict={verdict} />;

  // A new user gets new pages: nothing typed or shown goes from one to the next.
  const key = `${session?.user.id ?? 'nobody'} ${route.path}`;
  return (
    <ErrorBoundary
      key={route.access === 'public' ? route.path : key}
      FallbackComponent={BrokenPage}
      onError={(error) => logOnly(`The page ${route.title} broke`, error)}
    >
      <Suspense fallback={<Skeleton lines={6} />}>
        <route.Page />
      </Suspense>
    </ErrorBoundary>
  );
}

const destinations: Record<Exclude<Verdict, 'show'>, string> = {
  login: paths.login,
  unauthorized: paths.unauthorized,
};

/** Leads to where the guard sends. It does not ask about unsaved work: there is no page left to save from. */
function Forward({ verdict }: { verdict: Exclude<Verdict, 'show'> }) {
  useEffect(() => navigate(destinations[verdict], { replace: true }), [verdict]);
  return null;
}

function BrokenPage({ error, resetErrorBoundary }: FallbackProps) {
  const lost = error instanceof LostChunk;
  return (
    <ErrorScreen
      homeHref={paths.home}
      message={errorText(error)}
      retryLabel={lost ? 'Reload' : 'Retry'}
      // Code that did not come once is not asked for again by the browser; a new page does ask.
      onRetry={lost ? freshness.reload : resetErrorBoundary}
    />
  );
}
