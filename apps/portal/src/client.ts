import { createClient } from '@audit-letters/api-client';
import { navigate } from 'wouter/use-browser-location';
import { paths } from './paths.ts';
import { endedSession } from './session/endedSession.ts';
import { session } from './session/store.ts';

/** The one client of the portal. A session that the server no longer knows ends here, whichever call says so. */
export const client = createClient({
  getToken: session.token,
  onTokenGone: () => {
    const ended = session.get();
    if (ended) endedSession.remember('gone', ended.user.id);
    session.end();
    navigate(paths.login);
  },
});
