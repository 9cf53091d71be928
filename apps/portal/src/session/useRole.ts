import { isAllowed } from './guard.ts';
import { useSession } from './store.ts';

/** Which kind of staff is signed in. */
export const useRole = (): 'admin' | 'monitor' =>
  isAllowed(useSession(), []) ? 'admin' : 'monitor';
