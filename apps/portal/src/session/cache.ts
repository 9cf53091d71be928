import { unload } from 'swr';
import { session } from './store.ts';

/**
 * Clears the SWR cache when the session ends or the user changes. Call it before the first render, so that the pages of
 * the next user find an empty cache.
 */
export function clearCacheOnUserChange() {
  let userId = session.get()?.user.id;
  return session.subscribe(() => {
    const nextId = session.get()?.user.id;
    if (nextId === userId) return;
    userId = nextId;
    // The pages of the old session are about to unmount, and the server would refuse their calls.
    unload({ revalidate: false });
  });
}
