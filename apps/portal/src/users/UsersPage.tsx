import {
  conflictingUser,
  type NewUser,
  type Permission,
  type User,
} from '@audit-letters/api-client';
import {
  type SaveResult,
  type UserSaveResult,
  UsersScreen,
  type UsersScreenProps,
  type UserUpdate,
  userWords,
} from '@audit-letters/screens';
import { choiceFilter, editResultOf, saveResultOf, useList } from '@audit-letters/screens/swr';
import { useConfirm } from '@audit-letters/ui';
import { useNotices } from '../activity/useNotices.ts';
import { useAddressPlace } from '../lists/useAddressPlace.ts';
import { paths } from '../paths.ts';
import { useRole } from '../session/guard.ts';
import { session } from '../session/store.ts';
import { userCalls } from './calls.ts';

export const UsersPage = () => (
  <UsersScreen
    {...useUsers()}
    viewer={useRole()}
    portalAddress={location.origin}
    securityHref={({ id }) => paths.securityOf(id)}
    addFacilityHref={paths.addFacility}
  />
);

const fields = { unused: choiceFilter };

/** The accounts that the user may see, with the actions on them. */
function useUsers(): Omit<UsersScreenProps, 'viewer' | 'portalAddress' | 'securityHref'> {
  const { loaded, controls, reload, matching, reset } = useList({
    call: userCalls.list,
    fields,
    place: useAddressPlace(fields),
    wait: 'submit',
    matching: ({ unused }) => (unused === 'true' ? { unused: true } : {}),
  });
  const { report, toast, errorModal } = useNotices();
  const confirm = useConfirm();

  async function handleAdd(user: NewUser): Promise<SaveResult> {
    const result = await saveResultOf(() => userCalls.create(user));
    if (result.ok) {
      toast(userWords.created(user.username));
      reload();
    }
    return result;
  }

  async function handleUpdate({ user, changes, seen }: UserUpdate): Promise<UserSaveResult> {
    let saved: User | undefined;
    const result = await editResultOf(async () => {
      saved = await userCalls.update(user.id, changes, { seen });
      updateSession(saved);
    }, conflictingUser);
    if (result.ok) toast(userWords.updated(changes.username ?? user.username));
    // Also after a failure, to show what another user has changed or deleted.
    reload();
    const isGenerated =
      saved?.original_password &&
      !changes.password &&
      saved.original_password !== user.original_password;
    return result.ok && isGenerated ? { ok: true, withNewPassword: saved } : result;
  }

  async function handleDelete({ user }: { user: User }) {
    const { id, username } = user;
    if (!(await confirm(userWords.deleteQuestion(user)))) return;
    await report(() => userCalls.delete(id), userWords.deleted(username));
    reload();
  }

  async function handleFactorsReset({ user }: { user: User }) {
    if (!(await confirm(userWords.resetQuestion(user)))) return;
    await report(() => userCalls.resetFactors(user.id), userWords.factorsReset(user.username));
    reload();
  }

  async function handlePasswordLink({ user }: { user: User }): Promise<string | null> {
    try {
      const { token } = await userCalls.makePasswordLink(user.id);
      return `${location.origin}${paths.choosePassword}#${token}`;
    } catch (error) {
      errorModal(error);
      return null;
    }
  }

  return {
    list: {
      ...controls,
      users: loaded,
      unusedOnly: matching?.unused === true,
      onUnusedClear: reset,
    },
    changes: {
      onAdd: handleAdd,
      onUpdate: handleUpdate,
      onDelete: handleDelete,
      onPasswordLink: handlePasswordLink,
      onFactorsReset: handleFactorsReset,
    },
  };
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
