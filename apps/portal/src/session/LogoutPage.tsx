import { errorText } from '@audit-letters/api-client';
import { LogoutScreen, shellWords } from '@audit-letters/screens';
import { useToasts } from '@audit-letters/ui';
import { useEffect } from 'react';
import { useBrowserLocation } from 'wouter/use-browser-location';
import { paths } from '../paths.ts';
import { logOut } from './actions.ts';

/** Milliseconds until the redirect to the login page (SHL-10). */
const redirectDelayMs = 1000;

export function LogoutPage() {
  const [, navigate] = useBrowserLocation();
  const { log } = useToasts();

  useEffect(() => {
    logOut().catch((error) =>
      log({ text: `${shellWords.loggingOut}: ${errorText(error)}`, tone: 'error' }),
    );
  }, [log]);

  useEffect(() => {
    const timer = setTimeout(() => navigate(paths.login, { replace: true }), redirectDelayMs);
    return () => clearTimeout(timer);
  }, [navigate]);

  return <LogoutScreen />;
}
