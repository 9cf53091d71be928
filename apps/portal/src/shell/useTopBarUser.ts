import type { TopBarProps } from '@audit-letters/screens';
import { useManagedFacility } from '../facilities/useManagedFacility.ts';
import { isAllowed } from '../session/guard.ts';
import { useSession } from '../session/store.ts';

type WhoIsIn = Pick<TopBarProps, 'logo' | 'welcomeName' | 'passwordUnchanged' | 'supportOffered'>;

/** What the top navigation shows of the user and the user's facility (SHL-35, SHL-36, SHL-39). */
export function useWhoIsIn(): WhoIsIn {
  const session = useSession();
  const { data: facility } = useManagedFacility();
  const isStaff = isAllowed(session, ['monitor']);
  return {
    logo: session && !isStaff && facility?.is_prime ? 'prime' : 'product',
    welcomeName: session && (session.user.real_name || session.user.username),
    passwordUnchanged: facility?.user?.has_changed_password === false,
    supportOffered: !isStaff,
  };
}
