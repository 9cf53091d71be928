import { isAllowed } from './guard.ts';
import { useSession } from './store.ts';

/** The role of the signed-in staff member. */
export const useRole = (): 'admin' | 'monitor' =>
  isAllowed(useSession(), []) ? 'admin' : 'monitor';
