import type { TopBarProps } from '@audit-letters/screens';
import { useManagedFacility } from '../../facilities/useManagedFacility.ts';
import { isAllowed } from '../../session/guard.ts';
import { useSession } from '../../session/store.ts';

type TopBarUser = Pick<
  TopBarProps,
  'logo' | 'welcomeName' | 'passwordUnchanged' | 'supportOffered'
>;

/** The user data of the top navigation (SHL-35, SHL-36, SHL-39). */
export function useTopBarUser(): TopBarUser {
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
