import { conflictingUser, type User, type UserCalls } from '@audit-letters/api-client';
import { type UserChangeActions, type UserList, userWords } from '@audit-letters/screens';
import type { ListPlace } from '@audit-letters/ui';
import { useConfirm } from '@audit-letters/ui';
import { choiceFilter } from '../lists/filters.ts';
import { useList } from '../lists/useList.ts';
import { editResultOf, saveResultOf } from '../loading/saveResultOf.ts';

/** The filters of the accounts. Keep them in the address with `place`. */
export const userFilters = { unused: choiceFilter };

/** The connection of the accounts. */
export interface UserListOptions {
  /** The calls of the client. */
  users: Pick<
    UserCalls,
    'list' | 'create' | 'update' | 'delete' | 'resetFactors' | 'makePasswordLink'
  >;
  /** Keeps the filters, the sort and the page. @default memory */
  place?: ListPlace;
  /** The id of the signed-in user. The question before a deletion says that the account is the own one. */
  ownId?: number | undefined;
  /** The address where a user chooses a password, with the token of the link. */
  passwordHref: (token: string) => string;
  /** A change is saved. `user` is the account that was updated. */
  onSaved: (saved: { text: string; user?: User }) => void;
  /** A deletion, the removal of second factors or a link has failed. */
  onFailure: (failure: { message: string }) => void;
}

/** The accounts with their props. */
export interface ConnectedUserList {
  /** The group `list` of `UsersScreen`. */
  list: UserList;
  /** The group `changes` of `UsersScreen`. */
  changes: UserChangeActions;
}

/** The accounts that the user may see, with the actions on them. */
export function useUserList(options: UserListOptions): ConnectedUserList {
  const { users, place, ownId, passwordHref, onSaved, onFailure } = options;
  const { loaded, controls, reload, matching, reset } = useList({
    call: users.list,
    fields: userFilters,
    place,
    wait: 'submit',
    matching: ({ unused }) => (unused === 'true' ? { unused: true } : {}),
  });
  const confirm = useConfirm();

  /** Does the work that the user has confirmed, and reports its result. */
  async function report(work: () => Promise<unknown>, text: string) {
    const result = await saveResultOf(work);
    if (result.ok) onSaved({ text });
    else onFailure(result);
    reload();
  }

  return {
    list: {
      ...controls,
      users: loaded,
      unusedOnly: matching?.unused === true,
      onUnusedClear: reset,
    },
    changes: {
      onAdd: async (user) => {
        const result = await saveResultOf(() => users.create(user));
        if (!result.ok) return result;
        onSaved({ text: userWords.created(user.username) });
        reload();
        return result;
      },
      onUpdate: async ({ user, changes, seen }) => {
        let saved: User | undefined;
        const result = await editResultOf(async () => {
          saved = await users.update(user.id, changes, { seen });
        }, conflictingUser);
        if (saved)
          onSaved({ text: userWords.updated(changes.username ?? user.username), user: saved });
        // Also after a failure, to show what another user has changed or deleted.
        reload();
        const isGenerated =
          saved?.original_password &&
          !changes.password &&
          saved.original_password !== user.original_password;
        return result.ok && isGenerated ? { ok: true, withNewPassword: saved } : result;
      },
      onDelete: async ({ user }) => {
        if (!(await confirm(userWords.deleteQuestion(user, user.id === ownId)))) return;
        await report(() => users.delete(user.id), userWords.deleted(user.username));
      },
      onPasswordLink: async ({ user }) => {
        let href: string | null = null;
        const result = await saveResultOf(async () => {
          href = passwordHref((await users.makePasswordLink(user.id)).token);
        });
        if (!result.ok) onFailure(result);
        return href;
      },
      onFactorsReset: async ({ user }) => {
        if (!(await confirm(userWords.resetQuestion(user)))) return;
        await report(() => users.resetFactors(user.id), userWords.factorsReset(user.username));
      },
    },
  };
}
