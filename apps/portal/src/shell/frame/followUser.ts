import { unload } from 'swr';
import { jobs } from '../../activity/jobs.ts';
import { isAllowed } from '../../session/guard.ts';
import { session } from '../../session/store.ts';

/** Starts what follows the user from page to page. Call it once, before the first page of a user. */
export function followUser() {
  // The pages of the old session are about to unmount, and the server would refuse their calls. This comes before the
  // first render, so that the pages of the next user find an empty cache.
  session.onUserChange(() => unload({ revalidate: false }));
  jobs.clearOnUserChange();
  sendKeptAnswers();
  session.subscribe(sendKeptAnswers);
}

/** Sends the answers that a manager gave without a network. The module follows the user from its first import on. */
function sendKeptAnswers() {
  const user = session.get();
  if (user && !isAllowed(user, ['monitor']))
    import('../../tenants/answers.ts').catch(() => undefined);
}
