import { createTransport } from '@audit-letters/api-client';
import { navigate } from 'wouter/use-browser-location';
import { paths } from '../paths.ts';
import { endedSession } from './endedSession.ts';
import { askPassword } from './passwordQuestion.tsx';
import { session } from './store.ts';

/** The transport of all calls. A response that rejects the token ends the session. */
export const transport = createTransport({
  getToken: session.token,
  askPassword,
  onTokenGone: (token) => {
    // Another tab may have signed in, and its storage event may come later.
    session.reload();
    const currentSession = session.get();
    if (currentSession && currentSession.token.token !== token) return;
    if (currentSession) endedSession.remember('gone', currentSession.user.id);
    session.end();
    navigate(paths.login);
  },
});
