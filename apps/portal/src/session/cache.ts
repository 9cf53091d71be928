import { unload } from 'swr';
import { session } from './store.ts';

/**
 * What one user has loaded never reaches the next: all cached answers go when the session ends or changes hands.
 * Subscribed before any component, so that the pages of the next user start from nothing.
 */
export function unloadCacheBetweenUsers() {
  let userId = session.get()?.user.id;
  return session.subscribe(() => {
    const nextId = session.get()?.user.id;
    if (nextId === userId) return;
    userId = nextId;
    // The pages of the old session are about to go; asking again for them would be refused.
    unload({ revalidate: false });
  });
}
