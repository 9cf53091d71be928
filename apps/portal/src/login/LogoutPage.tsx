import { LogoutScreen } from '@audit-letters/screens';
import { useEffect } from 'react';
import { useBrowserLocation } from 'wouter/use-browser-location';
import { useToastNotices } from '../messages/useToastNotices.ts';
import { paths } from '../paths.ts';
import { logOut } from './actions.ts';

/** Milliseconds until the redirect to the login page (SHL-10). */
const redirectDelayMs = 1000;

export function LogoutPage() {
  const [, navigate] = useBrowserLocation();
  const { logOnly } = useToastNotices();

  useEffect(() => {
    logOut().catch((error) => logOnly('Logging out on the server', error));
  }, [logOnly]);

  useEffect(() => {
    const timer = setTimeout(() => navigate(paths.login, { replace: true }), redirectDelayMs);
    return () => clearTimeout(timer);
  }, [navigate]);

  return <LogoutScreen />;
}
