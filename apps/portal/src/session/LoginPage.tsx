import { LoginScreen } from '@audit-letters/screens';
import { useContext } from 'react';
import { useBrowserLocation } from 'wouter/use-browser-location';
import { paths } from '../paths.ts';
import { logIn } from './actions.ts';
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

/** The page on which the user's last session ended, if the user may still open it; otherwise home. */
function firstPage(accessOf: (path: string) => Access): string {
  const current = session.get();
  const address = addressToReturnTo(endedSession.get(), current?.user.id);
  const access = address ? accessOf(address.pathname) : 'public';
  const isShown = access !== 'public' && guard(access, current) === 'show';
  return address && isShown ? address.pathname + address.search : paths.home;
}
