import { errorText } from '@audit-letters/api-client';
import { LogoutScreen, shellWords } from '@audit-letters/screens';
import { useToasts } from '@audit-letters/ui';
import { useEffect } from 'react';
import { useBrowserLocation } from 'wouter/use-browser-location';
import { paths } from '../paths.ts';
import { sessionCalls } from './calls.ts';
import { forgetDrafts } from './drafts.ts';
import { endedSession } from './endedSession.ts';
import { session } from './store.ts';

/** Milliseconds until the redirect to the login page (SHL-4). */
const redirectDelayMs = 1000;

export function LogoutPage() {
  const [, navigate] = useBrowserLocation();
  const { log } = useToasts();

  useEffect(() => {
    logOut().catch((error) =>
      log({ title: `${shellWords.loggingOut}: ${errorText(error)}`, tone: 'danger' }),
    );
  }, [log]);

  useEffect(() => {
    const timer = setTimeout(() => navigate(paths.login, { replace: true }), redirectDelayMs);
    return () => clearTimeout(timer);
  }, [navigate]);

  return <LogoutScreen />;
}

/** Signs out in the browser at once, then on the server with the old token. Rejects if the server call fails. */
async function logOut(): Promise<void> {
  const token = session.token();
  forgetDrafts();
  session.end();
  endedSession.forget();
  if (token) await sessionCalls.logout(token);
}
