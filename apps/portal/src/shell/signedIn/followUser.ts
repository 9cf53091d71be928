import { unload } from 'swr';
import { jobs } from '../../activity/jobs.ts';
import { session } from '../../session/store.ts';
// Sends the answers that were kept without a network.
import '../../tenants/answers.ts';

/** Starts what follows the user from page to page. Call it once, before the first page of a user. */
export function followUser() {
  clearCacheOnUserChange();
  jobs.clearOnUserChange();
}

/**
 * Clears the SWR cache when the session ends or the user changes. Call it before the first render, so that the pages of
 * the next user find an empty cache.
 */
function clearCacheOnUserChange() {
  let userId = session.get()?.user.id;
  return session.subscribe(() => {
    const nextId = session.get()?.user.id;
    if (nextId === userId) return;
    userId = nextId;
    // The pages of the old session are about to unmount, and the server would refuse their calls.
    unload({ revalidate: false });
  });
}
