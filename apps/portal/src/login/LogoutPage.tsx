import { LogoutScreen } from '@audit-letters/screens';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { useNotices } from '../messages/useNotices.ts';
import { paths } from '../paths.ts';
import { logOut } from './actions.ts';

/** Milliseconds until the redirect to the login page (SHL-10). */
const redirectDelayMs = 1000;

export function LogoutPage() {
  const [, navigate] = useLocation();
  const { logOnly } = useNotices();

  useEffect(() => {
    logOut().catch((error) => logOnly('Logging out on the server', error));
  }, [logOnly]);

  useEffect(() => {
    const timer = setTimeout(() => navigate(paths.login, { replace: true }), redirectDelayMs);
    return () => clearTimeout(timer);
  }, [navigate]);

  return <LogoutScreen />;
}
