import { conflictingUser, type Permission, type User } from '@audit-letters/api-client';
import { checkboxFilter, UsersScreen, type UsersScreenProps } from '@audit-letters/screens';
import { type Confirmation, useConfirm } from '@audit-letters/ui';
import { useNotices } from '../activity/useNotices.ts';
import { useSaves } from '../activity/useSaves.ts';
import { useList } from '../lists/useList.ts';
import { userCalls } from '../loading/calls.ts';
import { saveResultOf } from '../loading/saveResultOf.ts';
import { paths } from '../paths.ts';
import { useExtras } from '../session/extras.ts';
import { useRole } from '../session/guard.ts';
import { session } from '../session/store.ts';

const fields = { unused: checkboxFilter };

export const UsersPage = () => <UsersScreen {...useUsers()} />;

/** The accounts that the user may see, with the actions on them. */
function useUsers(): UsersScreenProps {
  const { errorModal } = useNotices();
  const { save, report } = useSaves();
  const { response, loaded, controls, applied, reset } = useList({
    call: userCalls.list,
    fields,
    wait: 'submit',
  });
  const confirm = useConfirm();
  const hasExtras = useExtras();

  return {
    viewer: useRole(),
    ownId: session.get()?.user.id ?? null,
    portalAddress: location.origin,
    ...(hasExtras && { securityHref: ({ id }: User) => paths.securityOf(id) }),
    addFacilityHref: paths.addFacility,
    list: {
      ...controls,
      users: loaded,
      unusedOnly: applied.unused === true,
      onUnusedClear: reset,
    },
    changes: {
      onAdd: (user) => save(() => userCalls.create(user), userWords.created(user.username)),
      onUpdate: async ({ user, changes, seen }) => {
        let saved: User | undefined;
        const result = await save(
          async () => {
            saved = await userCalls.update(user.id, changes, { seen });
            updateSession(saved);
          },
          userWords.updated(changes.username ?? user.username),
          { conflictOf: conflictingUser },
        );
        const isGenerated =
          saved?.original_password &&
          !changes.password &&
          saved.original_password !== user.original_password;
        return result.ok && isGenerated ? { ok: true, withNewPassword: saved } : result;
      },
      onDelete: async ({ user }) => {
        if (!(await confirm(userWords.deleteQuestion(user)))) return;
        await report(async () => {
          // A deletion cannot be undone: the account may have another user by now.
          const page = await response.mutate();
          const stored = page?.data.find(({ id }) => id === user.id);
          if (!stored || !isSameUser(stored, user))
            throw new Error(userWords.changed(user.username));
          await userCalls.delete(user.id);
        }, userWords.deleted(user.username));
      },
      ...(hasExtras && {
        onPasswordLink: async ({ user }: { user: User }) => {
          let href: string | null = null;
          const result = await saveResultOf(async () => {
            const { token } = await userCalls.makePasswordLink(user.id);
            href = `${location.origin}${paths.choosePassword}#${token}`;
          });
          if (!result.ok) errorModal(result.message);
          return href;
        },
        onFactorsReset: async ({ user }: { user: User }) => {
          if (!(await confirm(userWords.resetQuestion(user)))) return;
          await report(
            () => userCalls.resetFactors(user.id),
            userWords.factorsReset(user.username),
          );
        },
      }),
    },
  };
}

const isSameUser = (one: User, other: User) =>
  one.username === other.username &&
  one.is_admin === other.is_admin &&
  one.is_monitor === other.is_monitor;

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

/** Questions and messages about accounts. */
const userWords = {
  deleteQuestion: ({ username, facility }: User): Confirmation => ({
    title: `Are you sure you wish to delete '${username}'?`,
    consequences: [
      `${username} can no longer sign in, and is signed out now.`,
      ...(facility
        ? [
            `Facility ${facility.facility_number} then has no manager account and cannot get another one. For a new manager, change the account's username and password instead.`,
          ]
        : []),
    ],
    confirmLabel: `Yes, delete ${username}`,
    tone: 'danger',
  }),
  resetQuestion: ({ username }: User): Confirmation => ({
    title: `Reset the second factor of '${username}'?`,
    consequences: [
      `${username} is signed out now.`,
      `At the next sign-in, ${username} sets up a new second factor, with the password alone.`,
    ],
    confirmLabel: 'Yes, reset it',
    tone: 'danger',
  }),
  factorsReset: (username: string) => `The second factor of ${username} has been reset.`,
  created: (username: string) => `User ${username} has been created.`,
  updated: (username: string) => `User ${username} has been updated.`,
  changed: (username: string) =>
    `User ${username} has been changed or deleted in the meantime. Nothing was deleted now: look at the list again.`,
  deleted: (username: string) => `User ${username} has been deleted.`,
};
