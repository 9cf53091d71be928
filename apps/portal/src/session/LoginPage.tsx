import { errorText, isRefusal } from '@audit-letters/api-client';
import { type Credentials, done, LoginScreen, type SaveResult } from '@audit-letters/screens';
import { useContext } from 'react';
import { useBrowserLocation } from 'wouter/use-browser-location';
import { paths } from '../paths.ts';
import { sessionCalls } from './calls.ts';
import { addressToReturnTo, endedSession } from './endedSession.ts';
import { type Access, AccessContext, guard } from './guard.ts';
import { session } from './store.ts';

export function LoginPage() {
  const [, navigate] = useBrowserLocation();
  const accessOf = useContext(AccessContext);
  const ended = endedSession.get();
  return (
    <LoginScreen
      ended={ended?.reason}
      onLogIn={async (credentials) => {
        const result = await logIn(credentials);
        if (result.ok) {
          navigate(firstPage(accessOf));
          endedSession.forget();
        }
        return result;
      }}
    />
  );
}

/** Signs in. A response with an error field is a refusal and does not change the session (SHL-16). */
async function logIn(credentials: Credentials): Promise<SaveResult> {
  try {
    const response = await sessionCalls.login(credentials);
    if (isRefusal(response)) return { ok: false, message: response.error };
    session.start(response);
    return done;
  } catch (error) {
    return { ok: false, message: errorText(error) };
  }
}

/** The page on which the user's last session ended, if the user may still open it; otherwise home. */
function firstPage(accessOf: (path: string) => Access): string {
  const current = session.get();
  const address = addressToReturnTo(endedSession.get(), current?.user.id);
  const access = address ? accessOf(address.pathname) : 'public';
  const isShown = access !== 'public' && guard(access, current) === 'show';
  return address && isShown ? address.pathname + address.search : paths.home;
}
