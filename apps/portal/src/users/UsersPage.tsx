import type { Permission, User } from '@audit-letters/api-client';
import { UsersScreen } from '@audit-letters/screens';
import { useNotices } from '../activity/useNotices.ts';
import { useListAddress } from '../lists/useList.ts';
import { paths } from '../paths.ts';
import { useRole } from '../session/guard.ts';
import { session } from '../session/store.ts';
import { userCalls } from './calls.ts';
import { userFilters, useUserList } from './useUserList.ts';

/** The accounts that the user may see. */
export function UsersPage() {
  const { errorModal, toast } = useNotices();
  const users = useUserList({
    users: userCalls,
    place: useListAddress(userFilters),
    ownId: session.get()?.user.id,
    passwordHref: (token) => `${location.origin}${paths.choosePassword}#${token}`,
    onSaved: ({ text, user }) => {
      if (user) updateSession(user);
      toast(text);
    },
    onFailure: ({ message }) => errorModal(message),
  });
  return (
    <UsersScreen
      {...users}
      viewer={useRole()}
      portalAddress={location.origin}
      securityHref={({ id }) => paths.securityOf(id)}
      addFacilityHref={paths.addFacility}
    />
  );
}

/** Takes over the user's own new name, email and role, if it is the user's account. */
function updateSession({ id, username, email, real_name, is_admin, is_monitor }: User) {
  const user = session.get()?.user;
  if (user?.id !== id) return;
  const staff: Permission[] = [
    ...(is_admin ? ['admin' as const] : []),
    ...(is_monitor ? ['monitor' as const] : []),
  ];
  session.update({
    user: { ...user, username, email, real_name, is_admin, is_monitor },
    permissions: staff.length > 0 ? staff : ['manager'],
  });
}
