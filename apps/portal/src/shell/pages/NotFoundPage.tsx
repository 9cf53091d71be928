import { NotFoundScreen } from '@audit-letters/screens';
import { useEffect } from 'react';
import { useBrowserLocation } from 'wouter/use-browser-location';
import { useToastNotices } from '../../activity/useToastNotices.ts';
import { paths } from '../../paths.ts';
import { shellCalls } from '../calls.ts';

export function NotFoundPage() {
  const [path] = useBrowserLocation();
  const { logOnly } = useToastNotices();

  // The report has no query, because it may contain personal data.
  useEffect(() => {
    shellCalls
      .reportNotFound({ path, referrer: withoutQuery(document.referrer) })
      .catch((error) => logOnly('Reporting a page that was not found', error));
  }, [path, logOnly]);

  return <NotFoundScreen homeHref={paths.home} />;
}

const withoutQuery = (address: string) => address.replace(/[?#].*$/, '');
