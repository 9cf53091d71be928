import { jobs } from '../../activity/jobs.ts';
import { clearCacheOnUserChange } from '../../session/cache.ts';
// Sends the answers that were kept without a network.
import '../../tenants/answers/answers.ts';

/** Starts what follows the user from page to page. Call it once, before the first page of a user. */
export function followUser() {
  clearCacheOnUserChange();
  jobs.clearOnUserChange();
}
