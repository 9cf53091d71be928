import { NotFoundScreen } from '@audit-letters/screens';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { client } from '../client.ts';
import { useNotices } from '../messages/useNotices.ts';
import { paths } from '../paths.ts';

export function NotFoundPage() {
  const [path] = useLocation();
  const { logOnly } = useNotices();

  // The report has no query, because it may contain personal data.
  useEffect(() => {
    client.shell
      .reportNotFound({ path, referrer: withoutQuery(document.referrer) })
      .catch((error) => logOnly('Reporting a page that was not found', error));
  }, [path, logOnly]);

  return <NotFoundScreen homeHref={paths.home} />;
}

const withoutQuery = (address: string) => address.replace(/[?#].*$/, '');
