import {
  HelpVideosScreen,
  NotFoundScreen,
  shellWords,
  UnauthorizedScreen,
} from '@audit-letters/screens';
import { useEffect } from 'react';
import { useBrowserLocation } from 'wouter/use-browser-location';
import { useNotices } from '../activity/useNotices.ts';
import { useConfig } from '../config.ts';
import { paths } from '../paths.ts';
import { shellCalls } from '../session/calls.ts';
import { isAllowed } from '../session/guard.ts';
import { useSession } from '../session/store.ts';

/** Everyone sees the videos; a signed-in user sees the first steps of the own role (SHL-13). */
export function HelpVideosPage() {
  const session = useSession();
  const reader = isAllowed(session, ['monitor']) ? 'staff' : 'manager';
  return (
    <HelpVideosScreen address={useConfig().helpVideosAddress} reader={session ? reader : null} />
  );
}

export function NotFoundPage() {
  const [path] = useBrowserLocation();
  const { logOnly } = useNotices();

  // The report has no query, because it may contain personal data.
  useEffect(() => {
    shellCalls
      .reportNotFound({ path, referrer: withoutQuery(document.referrer) })
      .catch((error) => logOnly(shellWords.reportingNotFound, error));
  }, [path, logOnly]);

  return <NotFoundScreen homeHref={paths.home} />;
}

const withoutQuery = (address: string) => address.replace(/[?#].*$/, '');

export const UnauthorizedPage = () => <UnauthorizedScreen homeHref={paths.home} />;
